// Tests the contrast of every color combination in components, in both themes, with and without prefers-contrast: more.
import { readFileSync } from "node:fs";
import { converter, formatHex, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { THEME_COLORS } from "../../scripts/site.mjs";
import { CONTRAST_PAIRS } from "../../src/styles/contrast-pairs.ts";
import { readTokens, resolveColor } from "../../src/styles/read-tokens.ts";

const { tokens, moreContrast } = readTokens(
  readFileSync(new URL("../../src/styles/theme.css", import.meta.url), "utf8"),
);
const forMoreContrast = new Map([...tokens, ...moreContrast]);
const toOklch = converter("oklch");
const THEMES = ["light", "dark"] as const;

/** Hues of blue and red in oklch. */
const BLUE = 264;
const RED = 29;

const oklch = (name: string, theme: (typeof THEMES)[number]) => {
  const { c = 0, h = 0 } = toOklch(resolveColor(tokens, name, theme)) ?? {};
  return { c, h };
};

test.each(CONTRAST_PAIRS)("%s on %s has a contrast of at least %d : 1 in every theme", (front, ground, needs) => {
  for (const theme of THEMES)
    for (const set of [tokens, forMoreContrast])
      expect(
        wcagContrast(resolveColor(set, front, theme), resolveColor(set, ground, theme)),
        theme,
      ).toBeGreaterThanOrEqual(needs);
});

test("The error red is brighter than the villain's red", () => {
  for (const theme of THEMES) {
    const danger = oklch("danger", theme);
    expect(danger.h).toBeGreaterThan(20);
    expect(danger.h).toBeLessThan(40);
    expect(danger.c).toBeGreaterThan(oklch("villain", theme).c);
  }
});

test("The heroes' color is blue and the villains' color is red", () => {
  for (const theme of THEMES) {
    expect(Math.abs(oklch("hero", theme).h - BLUE)).toBeLessThan(40);
    expect(Math.abs(oklch("villain", theme).h - RED)).toBeLessThan(40);
  }
});

test("The web manifest and browser bars use the page's background color", () => {
  const hex = (theme: (typeof THEMES)[number]) => formatHex(resolveColor(tokens, "background", theme));
  expect({ light: hex("light"), dark: hex("dark") }).toEqual(THEME_COLORS);
});
