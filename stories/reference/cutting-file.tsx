import { describeFigure, type FigureDesign, PAPERS, type Paper, PrintCard, toCuttingSvg } from "../../src/index.ts";
import { dataUrl, drawPng } from "./draw-file.tsx";

/** Millimetres in dots, 300 to an inch. */
const dots = (length: number) => Math.round((length * 300) / 25.4);

/** An SVG in millimetres: the printed sheet, and the lines along which a machine folds and cuts it. */
export async function drawCuttingFile(design: FigureDesign, isPaid: boolean, paper: Paper): Promise<string> {
  const [width, height] = [dots(PAPERS[paper].width), dots(PAPERS[paper].height)];
  const sheet = (
    <PrintCard
      design={design}
      isPaid={isPaid}
      paper={paper}
      plain
      width={width}
      height={height}
      preserveAspectRatio="none"
    />
  );
  const print = await dataUrl(await drawPng(design.spec, sheet, width, height));
  return toCuttingSvg({ paper, print, spec: design.spec, title: describeFigure(design.spec, { isPaid }) });
}
