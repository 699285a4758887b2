import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadAllFigureParts } from "../figure/engine/pack.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { FigureCard } from "./FigureCard.tsx";

await loadAllFigureParts();

const fields = { name: "Viktor Lindqvist", jobTitle: "CFO", isHero: false, isPaid: false } as const;

test("FigureCard draws the same markup from a spec as from its fields", () => {
  const { name, jobTitle } = fields;
  const spec = toFigureSpec({ type: "villain", name, jobTitle });
  const ofSpec = renderToStaticMarkup(<FigureCard spec={spec} isPaid={false} />);
  expect(ofSpec).toBe(renderToStaticMarkup(<FigureCard {...fields} />));
});

test("FigureCard prints its labels on the box", () => {
  const labels = { purchase: "Kaufen", brand: "KRUME", series: "BREAD SERIES" };
  const markup = renderToStaticMarkup(<FigureCard {...fields} labels={labels} />);
  for (const label of Object.values(labels)) expect(markup).toContain(label);
  expect(markup).not.toMatch(/PROFIGURE|OFFICE SERIES/);
});
