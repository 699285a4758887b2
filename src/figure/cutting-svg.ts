import { addSvgFigure } from "../domain/figure-file.ts";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { PAPERS, type Paper } from "../domain/paper.ts";
import { HANG_HOLE } from "./layout.ts";
import { paperFrame, SPARES, STRIP } from "./print-layout.ts";

/** What {@link toCuttingSvg} makes a file of. */
export interface CuttingSheet {
  /** The sheet, whose size the file has. */
  readonly paper: Paper;
  /** A plain PrintCard on that paper as a picture of the whole sheet: a `data:` URL. */
  readonly print: string;
  /** The figure, which the file opens as again; the hang hole of its packaging is cut. */
  readonly spec: FigureSpec;
  /** The text alternative. */
  readonly title: string;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text: string): string => text.replaceAll(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);

/**
 * The fold-up card for a cutting machine: an SVG in millimetres of the whole sheet with three layers, `Print` (the
 * picture), `Fold` (dashed blue lines to score) and `Cut` (closed red lines, what lies inside before what is around it).
 */
export function toCuttingSvg({ paper, print, spec, title }: CuttingSheet): string {
  const { width, height } = PAPERS[paper];
  const frame = paperFrame(paper);
  // Numbers are millimetres of the paper themselves: not every cutting program honors a scale or an offset.
  const mm = (length: number) => Math.round(length * frame.scale * 100) / 1000;
  const x = (at: number) => mm(at - frame.x);
  const y = (at: number) => mm(at - frame.y);
  const [left, right] = [x(STRIP.x), x(STRIP.x + STRIP.width)];
  const folds = [STRIP.back, STRIP.front, STRIP.base].map((at) => `M${left} ${y(at)}H${right}`);
  const cuts = [
    // A trading card has none.
    ...(spec.packaging === "trading-card" ? [] : [hangHole(x, y, mm)]),
    ...SPARES.middles.map((middle) => {
      const [radius, diameter] = [mm(SPARES.radius), mm(2 * SPARES.radius)];
      const arc = `a${radius} ${radius} 0 0 1 `;
      return `M${x(middle - SPARES.radius)} ${y(SPARES.y)}${arc}${diameter} 0${arc}${-diameter} 0Z`;
    }),
    `M${left} ${y(STRIP.tab)}H${right}V${y(STRIP.end)}H${left}Z`,
  ];
  const picture = `<image x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${print}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" version="1.1" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
<title>${escapeXml(title)}</title>
<sodipodi:namedview inkscape:document-units="mm"/>
${layer("Print", picture)}
${layer("Fold", lines(folds, `stroke="#0000ff" stroke-dasharray="2 1"`))}
${layer("Cut", lines(cuts, `stroke="#ff0000"`))}
</svg>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${addSvgFigure(svg, spec)}`;
}

const layer = (name: string, content: string): string =>
  `<g id="${name}" data-name="${name}" inkscape:groupmode="layer" inkscape:label="${name}">\n${content}\n</g>`;

/** Each has its own attributes: not every cutting program lets lines inherit those of their layer. */
const lines = (paths: readonly string[], stroke: string): string =>
  paths.map((d) => `<path d="${d}" fill="none" ${stroke} stroke-width="0.1"/>`).join("\n");

/** The hole of a box that is drawn 600 units wide, at its place on the front. */
function hangHole(x: (at: number) => number, y: (at: number) => number, mm: (length: number) => number): string {
  const scale = STRIP.width / 600;
  // The box stands in the middle of a front that is a little higher.
  const top = (STRIP.base + STRIP.front - 800 * scale) / 2;
  const place: Readonly<Record<string, (numbers: readonly number[]) => readonly number[]>> = {
    M: ([cx = 0, cy = 0]) => [x(STRIP.x + cx * scale), y(top + cy * scale)],
    H: ([cx = 0]) => [x(STRIP.x + cx * scale)],
    a: (numbers) => numbers.map((number, i) => (i > 1 && i < 5 ? number : mm(number * scale))),
    h: ([dx = 0]) => [mm(dx * scale)],
  };
  return HANG_HOLE.replaceAll(/([MHah])([^a-zA-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    return command + (place[command]?.(numbers) ?? numbers).join(" ");
  });
}
