import { encodeFigure } from "../../src/figure/schema/code.ts";
import { MAYA } from "../people.ts";

/** The URL that opens a copy of the figure Maya. */
export const LINK = `https://profigure.example/create#f=${encodeFigure(MAYA)}`;
