import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { toFigureDesign } from "../domain/figure-design.ts";
import { readSvgFigure } from "../domain/figure-file.ts";
import { PACKAGINGS } from "../domain/figure-options.ts";
import { type FigureSpec, toFigureSpec } from "../domain/figure-spec.ts";
import { PAPERS, type Paper } from "../domain/paper.ts";
import { randomFigureSpec } from "../domain/random-spec.ts";
import { toCuttingSvg } from "./cutting-svg.ts";
import { PrintCard } from "./PrintCard.tsx";
import { loadAllFigureParts } from "./pack.ts";
import { SPARES, STRIP } from "./print-layout.ts";

await loadAllFigureParts();

const MAYA = toFigureSpec({ name: "Maya Okonkwo", jobTitle: "Senior Software Engineer" });
const PRINT = "data:image/png;base64,AAAA";
const MARGIN = 5;
const papers = Object.keys(PAPERS) as Paper[];
const svgOf = (paper: Paper, spec: FigureSpec = MAYA, title = "Maya") =>
  toCuttingSvg({ paper, print: PRINT, spec, title });

const layerOf = (svg: string, name: string) =>
  new RegExp(`<g id="${name}"[^>]*>\n([^]*?)\n</g>`).exec(svg)?.[1]?.split("\n") ?? [];
const pathsOf = (svg: string, name: string) =>
  layerOf(svg, name).map((line) => / d="([^"]+)"/.exec(line)?.[1] ?? "no path");

/** A box around a path of M, H, V, h, a and Z; arcs are taken for half circles, which is the most that they reach. */
function boundsOf(d: string) {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = "", text = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const [first = 0, second = 0] = numbers;
    if (command === "M") [x, y] = [first, second];
    else if (command === "H") x = first;
    else if (command === "V") y = first;
    else if (command === "h") x += first;
    else if (command === "a")
      // Several arcs may follow one command.
      for (let i = 0; i < numbers.length; i += 7) {
        const [radius = 0, , , , , dx = 0, dy = 0] = numbers.slice(i);
        const isAcross = Math.abs(dx) > Math.abs(dy);
        // It bulges clockwise, as its sweep says.
        const [bulgeX, bulgeY] = isAcross ? [0, -Math.sign(dx) * radius] : [Math.sign(dy) * radius, 0];
        xs.push(x + dx / 2 + bulgeX);
        ys.push(y + dy / 2 + bulgeY);
        x += dx;
        y += dy;
      }
    else if (command !== "Z") throw new Error(`${command} in ${d}`);
    xs.push(x);
    ys.push(y);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe.each(papers)("toCuttingSvg on %s", (paper) => {
  const { width, height } = PAPERS[paper];
  const svg = svgOf(paper);
  const cuts = pathsOf(svg, "Cut");
  const outline = boundsOf(cuts.at(-1) ?? "");

  it("The file is in millimetres of its paper, one unit each", () => {
    expect(svg).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`);
  });

  it("The file has the layers Print, Fold and Cut, by label, id and name", () => {
    const layers = [
      ...svg.matchAll(/<g id="(\w+)" data-name="(\w+)" inkscape:groupmode="layer" inkscape:label="(\w+)">/g),
    ];
    expect(layers.map(([, ...names]) => names)).toEqual(["Print", "Fold", "Cut"].map((name) => [name, name, name]));
    expect(svg.match(/<g /g)).toHaveLength(3);
  });

  it("The print is one picture of the whole sheet, without a line", () => {
    expect(layerOf(svg, "Print")).toEqual([
      `<image x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${PRINT}"/>`,
    ]);
  });

  it("Every cut is one closed red hairline without a fill, and every fold an open dashed blue one", () => {
    for (const cut of layerOf(svg, "Cut"))
      expect(cut).toMatch(/^<path d="M[^MZz"]+Z" fill="none" stroke="#ff0000" stroke-width="0.1"\/>$/);
    for (const fold of layerOf(svg, "Fold"))
      expect(fold).toMatch(
        /^<path d="M[\d. ]+H[\d.]+" fill="none" stroke="#0000ff" stroke-dasharray="2 1" stroke-width="0.1"\/>$/,
      );
    expect([cuts.length, layerOf(svg, "Fold").length]).toEqual([5, 3]);
    expect(svg).not.toMatch(/style|class=|transform/);
  });

  it("What lies inside the card is cut before its outline, and the spare parts lie beside it", () => {
    const [hole, ...spares] = cuts.slice(0, -1).map(boundsOf);
    if (!hole) throw new Error("no hole");
    expect([hole.left > outline.left, hole.right < outline.right]).toEqual([true, true]);
    expect((hole.left + hole.right) / 2).toBeCloseTo((outline.left + outline.right) / 2, 1);
    expect(spares).toHaveLength(SPARES.middles.length);
    for (const spare of spares) {
      expect(spare.left).toBeGreaterThan(outline.right);
      expect(spare.right - spare.left).toBeCloseTo(spare.bottom - spare.top, 2);
    }
  });

  it("Folds end exactly on the outline, inside it", () => {
    for (const fold of pathsOf(svg, "Fold").map(boundsOf)) {
      expect([fold.left, fold.right]).toEqual([outline.left, outline.right]);
      expect([fold.top > outline.top, fold.top < outline.bottom, fold.top === fold.bottom]).toEqual([true, true, true]);
    }
  });

  it("The panels between the folds close as a triangle that stands: front and back alike, tab narrower than base", () => {
    const ends = [outline.top, ...pathsOf(svg, "Fold").map((fold) => boundsOf(fold).top), outline.bottom];
    const [tab = 0, back = 0, front = 0, base = 0] = ends.slice(1).map((end, i) => end - (ends[i] ?? 0));
    expect(back).toBeCloseTo(front, 2);
    // The top leans over the middle of the base.
    expect(base).toBeLessThan(back + front);
    expect((Math.asin(base / 2 / front) * 180) / Math.PI).toBeGreaterThan(8);
    expect(tab).toBeLessThan(base);
    expect(tab).toBeGreaterThan(8);
  });

  it("No line lies within 5 mm of the paper's edges", () => {
    for (const { left, right, top, bottom } of [...cuts, ...pathsOf(svg, "Fold")].map(boundsOf))
      expect([left >= MARGIN, top >= MARGIN, right <= width - MARGIN, bottom <= height - MARGIN]).not.toContain(false);
  });
});

test("On A4 the card has its size of the print card: 86 mm wide, 277.4 mm high", () => {
  const { left, right, top, bottom } = boundsOf(pathsOf(svgOf("a4"), "Cut").at(-1) ?? "");
  expect([left, right, top, bottom]).toEqual([12, 98, 9.5, 286.9]);
  expect([STRIP.x, STRIP.end]).toEqual([120, 2869]);
});

test("The hang hole is cut where the box has one", () => {
  const counts = PACKAGINGS.map((packaging) => pathsOf(svgOf("a4", { ...MAYA, packaging }), "Cut").length);
  expect(counts).toEqual(PACKAGINGS.map((packaging) => (packaging === "trading-card" ? 4 : 5)));
});

test("A plain card has no line to cut or fold along, and says what the machine does", () => {
  const design = toFigureDesign({ spec: MAYA });
  const card = (plain: boolean) => renderToStaticMarkup(<PrintCard design={design} isPaid plain={plain} />);
  expect(card(false)).toMatch(/data-slot="cut".*data-slot="folds".*Follow the solid line/);
  expect(card(true)).not.toMatch(/data-slot="(cut|folds)"|solid line|dashed lines/);
  const spareRim = /<path d="M-129 0a129 129/g;
  expect([card(false).match(spareRim)?.length, card(true).match(spareRim)]).toEqual([3, null]);
  expect(card(true)).toContain("Your machine scores,");
});

test("The file opens again as its figure, whatever its title says", () => {
  for (let seed = 0; seed < 50; seed++) {
    const spec = randomFigureSpec(seed);
    expect(readSvgFigure(svgOf("letter", spec, `<script>&">profigure:x</script>`))).toEqual(spec);
  }
  expect(svgOf("a4", MAYA, "<script>")).not.toContain("<script");
});
