import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox } from "../../index.ts";

/** The decorative picture of a dialog; lazily loaded, because it imports the drawing engine. */
export const SmallBox = ({ figure }: { figure: PictureSource }) => (
  <FigureBox spec={figure.design.spec} isPaid={isPaid(figure)} decorative lettering="large" />
);
