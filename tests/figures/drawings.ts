// Records the drawings of a thousand figures, so that no drawing changes unnoticed.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { decodeFigure } from "../../src/figure/schema/code.ts";

await loadAllFigureParts();

const FOLDER = import.meta.dirname;
const linesOf = (file: string): readonly string[] => readFileSync(join(FOLDER, file), "utf8").trim().split("\n");

/** The codes of a thousand saved figures. */
export const CODES: readonly string[] = linesOf("codes.txt");

/** Reads the hashes of the accepted drawings, in the order of {@link CODES}, and their art version. */
export function readDrawings(): { version: number; drawings: readonly string[] } {
  const [heading = "", ...drawings] = linesOf("drawings.txt");
  return { version: Number(heading.replace("art version ", "")), drawings };
}

/** Returns a short hash of a figure's box drawn as SVG, ignoring ids. */
export function drawingOf(code: string): string {
  const spec = decodeFigure(code);
  if (!spec) return "does not open";
  const svg = renderToStaticMarkup(createElement(FigureBox, { spec, isPaid: true, isDecorative: true }));
  return createHash("sha256")
    .update(svg.replaceAll(/_R_\w*?_/g, ""))
    .digest("base64url")
    .slice(0, 12);
}
