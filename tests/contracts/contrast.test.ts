// Every pair of colors that components may combine, in both themes and brands, by the WCAG 2 formula.
import { readFileSync } from "node:fs";
import { formatCss, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { CONTEXTS, type Context, resolve, toDocument } from "../../scripts/tokens/document.ts";
import { readStyleSheet } from "../../scripts/tokens/style-sheet.ts";
import { CONTRAST_PAIRS } from "../../src/styles/contrast-pairs.ts";

const read = (file: string) => readStyleSheet(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const ours = read("src/styles/theme.css");
const herbarium = read("stories/foundations/herbarium.css");

/** A brand's values lie over ours. */
const BRANDS = {
  ProFigure: ours,
  Herbarium: {
    ...ours,
    tokens: new Map([...ours.tokens, ...herbarium.tokens]),
    moreContrast: new Map([...ours.moreContrast, ...herbarium.moreContrast]),
  },
};

/** Hues of blue and red in oklch. */
const BLUE = 264;
const RED = 29;

describe.each(Object.entries(BRANDS))("%s", (_, sheet) => {
  const document = toDocument(sheet);
  const colors = new Map(CONTEXTS.map((context) => [context, resolve(document, context)]));
  const oklch = (name: string, context: Context) => {
    const token = colors.get(context)?.get(`color.${name}`);
    if (!token) throw new Error(`src/styles/theme.css has no color called ${name}.`);
    const { components } = token.$value as { components: readonly [number, number, number] };
    const [l, c, h] = components;
    return { mode: "oklch", l, c, h } as const;
  };

  test.each(CONTRAST_PAIRS)("%s on %s reaches %d : 1 in every theme", (front, ground, needs) => {
    for (const context of CONTEXTS) {
      const [text, paper] = [oklch(front, context), oklch(ground, context)];
      expect(wcagContrast(formatCss(text), formatCss(paper)), context).toBeGreaterThanOrEqual(needs);
    }
  });

  test("Error red is a signal red, and never the villain's wine", () => {
    for (const context of ["light", "dark"] as const) {
      const danger = oklch("danger", context);
      expect(danger.h).toBeGreaterThan(20);
      expect(danger.h).toBeLessThan(40);
      expect(danger.c).toBeGreaterThan(oklch("villain", context).c);
    }
  });

  test("A hero is blue and a villain is red", () => {
    for (const context of ["light", "dark"] as const) {
      expect(Math.abs(oklch("hero", context).h - BLUE)).toBeLessThan(40);
      expect(Math.abs(oklch("villain", context).h - RED)).toBeLessThan(40);
    }
  });
});

test("A brand sets tokens that exist, and answers everything that more contrast changes", () => {
  expect([...herbarium.tokens.keys()].filter((name) => !ours.tokens.has(name))).toEqual([]);
  expect([...herbarium.moreContrast.keys()]).toEqual([...ours.moreContrast.keys()]);
});
