// The print of the cutting file, as resvg draws it: what of the paper it covers.
import { Resvg } from "@resvg/resvg-js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { toFigureDesign } from "../../src/domain/figure-design.ts";
import { PACKAGINGS } from "../../src/domain/figure-options.ts";
import { PAPERS, type Paper } from "../../src/domain/paper.ts";
import { PrintCard } from "../../src/figure/PrintCard.tsx";
import { loadAllFigureParts } from "../../src/figure/pack.ts";
import { paperFrame, STRIP } from "../../src/figure/print-layout.ts";

beforeAll(loadAllFigureParts);

/** Pixels of a millimetre. */
const DOTS = 4;
const MARGIN = 5;

function printOf(paper: Paper, packaging: (typeof PACKAGINGS)[number]) {
  const design = toFigureDesign({
    spec: { name: "Maya Okonkwo", jobTitle: "Engineer", packaging },
    industry: "Technology",
    skills: ["Debugging", "Mentoring"],
  });
  const card = renderToStaticMarkup(createElement(PrintCard, { design, isPaid: false, paper, plain: true }));
  const { pixels, width, height } = new Resvg(card, {
    fitTo: { mode: "width", value: Math.round(PAPERS[paper].width * DOTS) },
  }).render();
  const isPrinted = (x: number, y: number) => (pixels[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 0;
  return { width, height, isPrinted };
}

describe.each(Object.keys(PAPERS) as Paper[])("the print on %s", (paper) => {
  test.each(PACKAGINGS)("Nothing of a %s lies within 5 mm of the paper's edges", (packaging) => {
    const { width, height, isPrinted } = printOf(paper, packaging);
    const edge = MARGIN * DOTS;
    let printed = 0;
    const outside: string[] = [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (!isPrinted(x, y)) continue;
        printed++;
        if (x < edge || y < edge || x >= width - edge || y >= height - edge) outside.push(`${x} ${y}`);
      }
    expect(printed).toBeGreaterThan((width * height) / 5);
    expect(outside.slice(0, 5)).toEqual([]);
  });

  test("The back, the base and the tab reach 1.5 mm past the outline", () => {
    const { isPrinted } = printOf(paper, "blister");
    const frame = paperFrame(paper);
    const dots = (units: number) => (units * frame.scale * DOTS) / 10;
    const at = (x: number, y: number) => isPrinted(dots(x - frame.x), dots(y - frame.y));
    const right = STRIP.x + STRIP.width;
    for (const y of [STRIP.back + 20, STRIP.front - 20, STRIP.base + 20, STRIP.end - 20])
      expect([at(STRIP.x - 15, y), at(right + 15, y)]).toEqual([true, true]);
    expect(at(STRIP.x + 50, STRIP.end + 15)).toBe(true);
    // Stripes are printed and not, in turns.
    const above = Array.from({ length: 100 }, (_, i) => at(STRIP.x + i, STRIP.tab - 15));
    expect(new Set(above)).toEqual(new Set([true, false]));
  });
});
