import { readSvgFigure } from "../../../domain/figure-file.ts";
import type { FigureSpec } from "../../../index.ts";
import type { ImportResult, Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";

/** A figure that was read, or why none was. */
export const toResult = (found: FigureSpec | "damaged" | undefined): ImportResult =>
  typeof found === "object"
    ? { kind: "figure", spec: found }
    : { kind: "error", error: found ?? "pictureWithoutFigure" };

/** Reads the figure of an SVG that was saved here, as text and never as a document. */
export const readSvg: Reader = async (bytes) => toResult(readSvgFigure(decodeText(bytes)));
