// Every pair of colors that components may combine, in both themes, by the WCAG 2 formula.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { converter, parse, wcagContrast } from "culori";
import { expect, test } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../../src/styles/theme.css"), "utf8");

/** Light and dark value of every color token; a second value of the same name is for `prefers-contrast: more`. */
const TOKENS = new Map(
  [...CSS.matchAll(/--color-([a-z-]+): (?:light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)|(oklch\([^)]+\)));/g)]
    .reverse()
    .map(([, name = "", light, dark, both = ""]) => [name, [light ?? both, dark ?? both] as const]),
);

/** Body text, text, and controls with their focus rings. */
const BODY = 7;
const TEXT = 4.5;
const CONTROL = 3;

const PAPERS = ["background", "surface", "sunken"];
const PAIRS: [foreground: string, background: string, needs: number][] = [
  ["ink", "peg", BODY],
  ["muted", "peg", TEXT],
  ...PAPERS.flatMap((paper): typeof PAIRS => [
    ["ink", paper, BODY],
    ["muted", paper, BODY],
    ["hero", paper, TEXT],
    ["villain", paper, TEXT],
    ["danger", paper, TEXT],
    ["success", paper, TEXT],
    ["line-strong", paper, CONTROL],
    ["frame", paper, CONTROL],
    ["focus", paper, CONTROL],
  ]),
  ["on-hero", "hero", TEXT],
  ["on-hero", "hero-strong", TEXT],
  ["on-villain", "villain", TEXT],
  ["on-villain", "villain-strong", TEXT],
  ["hero-strong", "hero-soft", TEXT],
  ["villain-strong", "villain-soft", TEXT],
  ["on-accent", "accent", BODY],
  ["ink", "accent-soft", BODY],
  ["ink", "hero-soft", BODY],
  ["ink", "villain-soft", BODY],
  ["danger", "danger-soft", TEXT],
  ["ink", "danger-soft", BODY],
  ["muted", "danger-soft", TEXT],
  ["success", "success-soft", TEXT],
  ["on-night", "night", BODY],
  ["on-night-muted", "night", TEXT],
  ["accent", "night", BODY],
  ["code", "code-ground", BODY],
  ["background", "ink", BODY],
  ["surface", "success", CONTROL],
];

const value = (token: string, theme: 0 | 1) => {
  const color = TOKENS.get(token)?.[theme];
  if (!color) throw new Error(`src/styles/theme.css has no color called ${token}.`);
  return color;
};

test.each(PAIRS)("%s on %s reaches %d : 1 in light and in dark", (foreground, background, needs) => {
  for (const theme of [0, 1] as const)
    expect(wcagContrast(value(foreground, theme), value(background, theme))).toBeGreaterThanOrEqual(needs);
});

test("Error red is a signal red, and never the villain's wine", () => {
  const oklch = converter("oklch");
  for (const theme of [0, 1] as const) {
    const danger = oklch(parse(value("danger", theme)));
    const villain = oklch(parse(value("villain", theme)));
    expect(danger?.h).toBeGreaterThan(20);
    expect(danger?.h).toBeLessThan(40);
    expect(danger?.c).toBeGreaterThan(villain?.c ?? 1);
  }
});
