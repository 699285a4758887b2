/** Append new glasses at the end: figure codes store the index. */
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
