/** New ones go to the end: codes hold the place. */
export const GLASSES = [
  "none",
  "round",
  "square",
  "cat-eye",
  "half-moon",
  "shades",
  "oval",
  "aviator",
  "reading",
] as const;

export type Glasses = (typeof GLASSES)[number];
