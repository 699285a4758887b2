import { type CarriedFigure, readSvgFigure } from "../../../domain/figure-file.ts";
import type { ImportError, ImportResult, Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";

const ERRORS = {
  several: "severalFigures",
  damaged: "damaged",
  none: "pictureWithoutFigure",
} as const satisfies Record<string, ImportError>;

/** A figure that was read, or why none was. */
export const toResult = (found: CarriedFigure): ImportResult =>
  typeof found === "object" ? { kind: "figure", spec: found } : { kind: "error", error: ERRORS[found ?? "none"] };

/** Reads the figure of an SVG that was saved here, as text and never as a document. */
export const readSvg: Reader = async (bytes) => toResult(readSvgFigure(decodeText(bytes)));
