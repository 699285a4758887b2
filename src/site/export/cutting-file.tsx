import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { cuttingFileName } from "../../domain/picture-format.ts";
import { PAPERS, type Paper, PrintCard, toCuttingSvg } from "../../index.ts";
import { rasterize, toDataUrl } from "../platform/raster.ts";
import { figureLink } from "./figure-link.ts";

/** Dots of a millimetre at 300 dots an inch. */
const DOTS = 300 / 25.4;

/**
 * Draws a figure's fold-up card into an SVG for a cutting machine. What is printed is a picture in it: a cutting program
 * has neither our font nor the reader's. Rejects as `drawFile`.
 */
export async function drawCuttingFile(figure: PictureSource, paper: Paper): Promise<File> {
  const { design } = figure;
  const { width, height } = PAPERS[paper];
  const [wide, high] = [Math.round(width * DOTS), Math.round(height * DOTS)];
  // The dialog's other files load it too: imported above, it would be two files.
  const { drawElement } = await import("./draw-file.tsx");
  const { markup, alt } = await drawElement(
    design.spec,
    <PrintCard
      design={design}
      isPaid={isPaid(figure)}
      link={figureLink(design.spec)}
      paper={paper}
      plain
      width={wide}
      height={high}
      preserveAspectRatio="none"
    />,
  );
  const print = await rasterize(new Blob([markup], { type: "image/svg+xml" }), wide, high);
  const svg = toCuttingSvg({ paper, print: await toDataUrl(print), spec: design.spec, title: alt });
  return new File([svg], cuttingFileName(design.spec.name, paper, isPaid(figure)), { type: "image/svg+xml" });
}
