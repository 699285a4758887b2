import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadAllFigureParts } from "../figure/engine/pack.ts";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { FigureCard } from "./FigureCard.tsx";

await loadAllFigureParts();

vi.mock(import("../figure/schema/spec.ts"), async (load) => {
  const actual = await load();
  return { ...actual, toFigureSpec: vi.fn(actual.toFigureSpec) };
});

const fields = {
  name: "Viktor Lindqvist",
  jobTitle: "CFO",
  isHero: false,
  isPaid: false,
} as const;

/** Renders a card. Returns the markup and how often `toFigureSpec` ran. */
function render(card: React.ReactElement) {
  vi.mocked(toFigureSpec).mockClear();
  const markup = renderToStaticMarkup(card);
  return { markup, checks: vi.mocked(toFigureSpec).mock.calls.length };
}

test("FigureCard draws a valid spec without checking it again", () => {
  expect(render(<FigureCard spec={toFigureSpec({ name: "Maya" })} isPaid />).checks).toBe(0);
});

test("FigureCard checks its fields once", () => {
  expect(render(<FigureCard {...fields} />).checks).toBe(1);
});

test("FigureCard draws the same markup from a spec as from its fields", () => {
  const { name, jobTitle } = fields;
  const spec = toFigureSpec({ type: "villain", name, jobTitle });
  expect(render(<FigureCard spec={spec} isPaid={false} />).markup).toBe(render(<FigureCard {...fields} />).markup);
});

test("FigureCard prints its labels on the box", () => {
  const labels = { purchase: "Kaufen", brand: "KRUME", series: "BREAD SERIES" };
  const { markup } = render(<FigureCard {...fields} labels={labels} />);
  for (const label of Object.values(labels)) expect(markup).toContain(label);
  expect(markup).not.toMatch(/PROFIGURE|OFFICE SERIES/);
});
