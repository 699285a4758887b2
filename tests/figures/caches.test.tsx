import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureExport } from "../../src/figure/pictures/FigureExport.tsx";
import { FigurePortrait } from "../../src/figure/pictures/FigurePortrait.tsx";
import { PrintCard } from "../../src/figure/pictures/PrintCard.tsx";
import { PICTURE_FORMATS, type PictureFormat } from "../../src/figure/schema/picture-format.ts";
import { randomFigureSpec } from "../../src/figure/schema/random.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";

await loadAllFigureParts();

const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[];
const LINK = "https://profigure.example/create#f=";

/** Renders every picture of a figure. */
function renderAll(spec: FigureSpec) {
  for (const format of FORMATS) {
    renderToStaticMarkup(<FigureExport spec={spec} isPaid={false} format={format} credit="profigure.example" />);
    renderToStaticMarkup(<FigureExport spec={spec} isPaid format={format} link={LINK} />);
  }
  renderToStaticMarkup(<FigurePortrait spec={spec} />);
  renderToStaticMarkup(<PrintCard design={{ spec, industry: "", skills: [] }} isPaid link={LINK} />);
}

afterEach(() => vi.restoreAllMocks());

it("Rendering a figure again adds no entry to a cache", () => {
  const specs = Array.from({ length: 4 }, (_, seed) => randomFigureSpec(seed));
  for (const spec of specs) renderAll(spec);
  const set = vi.spyOn(Map.prototype, "set");
  for (const spec of specs) renderAll(spec);
  expect(set.mock.calls).toEqual([]);
});
