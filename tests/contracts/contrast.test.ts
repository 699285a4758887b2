// Every pair of colors that components combine, in both themes, with more contrast and in another brand.
import { readFileSync } from "node:fs";
import { converter, formatHex, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { THEME_COLORS } from "../../scripts/site.mjs";
import { CONTRAST_PAIRS } from "../../src/styles/contrast-pairs.ts";
import { readTokens, resolveColor } from "../../src/styles/read-tokens.ts";

const read = (file: string) => readTokens(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const profigure = read("src/styles/theme.css");
const herbarium = read("stories/foundations/herbarium.css");
const toOklch = converter("oklch");

const BRANDS = {
  ProFigure: profigure,
  Herbarium: {
    tokens: new Map([...profigure.tokens, ...herbarium.tokens]),
    moreContrast: new Map([...profigure.moreContrast, ...herbarium.moreContrast]),
  },
};
const THEMES = ["light", "dark"] as const;

/** Hues of blue and red in oklch. */
const BLUE = 264;
const RED = 29;

describe.each(Object.entries(BRANDS))("%s", (_, { tokens, moreContrast }) => {
  const forMoreContrast = new Map([...tokens, ...moreContrast]);
  const oklch = (name: string, theme: (typeof THEMES)[number]) => {
    const { c = 0, h = 0 } = toOklch(resolveColor(tokens, name, theme)) ?? {};
    return { c, h };
  };

  test.each(CONTRAST_PAIRS)("%s on %s reaches %d : 1 in every theme", (front, ground, needs) => {
    for (const theme of THEMES)
      for (const set of [tokens, forMoreContrast])
        expect(
          wcagContrast(resolveColor(set, front, theme), resolveColor(set, ground, theme)),
          theme,
        ).toBeGreaterThanOrEqual(needs);
  });

  test("The error red is a signal red, brighter than the villain's", () => {
    for (const theme of THEMES) {
      const danger = oklch("danger", theme);
      expect(danger.h).toBeGreaterThan(20);
      expect(danger.h).toBeLessThan(40);
      expect(danger.c).toBeGreaterThan(oklch("villain", theme).c);
    }
  });

  test("Heroes are blue and villains are red", () => {
    for (const theme of THEMES) {
      expect(Math.abs(oklch("hero", theme).h - BLUE)).toBeLessThan(40);
      expect(Math.abs(oklch("villain", theme).h - RED)).toBeLessThan(40);
    }
  });
});

test("A brand sets tokens that exist, and all that more contrast changes", () => {
  expect([...herbarium.tokens.keys()].filter((name) => !profigure.tokens.has(name))).toEqual([]);
  expect([...herbarium.moreContrast.keys()]).toEqual([...profigure.moreContrast.keys()]);
});

test("The web manifest and the browser's bars have the background of the page", () => {
  const hex = (theme: (typeof THEMES)[number]) => formatHex(resolveColor(profigure.tokens, "background", theme));
  expect({ light: hex("light"), dark: hex("dark") }).toEqual(THEME_COLORS);
});
