/** The minimum contrast of body text, other text, and controls with their focus rings (WCAG 2.2). */
const BODY = 7;
const TEXT = 4.5;
const CONTROL = 3;

type Pair = readonly [front: string, ground: string, needs: number];

/** All pairs of colors that components combine. A docs page measures their contrast on screen; a test calculates it. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ["ink", "peg", BODY],
  ["muted", "peg", TEXT],
  ...["background", "surface", "sunken"].flatMap((paper): Pair[] => [
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
  ["on-night", "night", BODY],
  ["on-night-muted", "night", TEXT],
  ["accent", "night", BODY],
  ["code", "code-ground", BODY],
  ["background", "ink", BODY],
  ["surface", "success", CONTROL],
];
