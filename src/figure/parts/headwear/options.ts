export interface HeadwearTraits {
  /** Top of the hat, in units above the middle of the face. */
  readonly top: number;
  /** A band over the head holds it. It does not flatten the hair. */
  readonly isBand?: true;
  /** It has a fixed color and ignores `wrap`. */
  readonly hasOwnColor?: true;
}

/** Append new headwear at the end: figure codes store the index. */
export const HEADWEAR = {
  none: { top: 0 },
  cap: { top: 92 },
  "hard-hat": { top: 98 },
  beanie: { top: 108 },
  "chef-hat": { top: 136, hasOwnColor: true },
  headphones: { top: 90, isBand: true },
  "graduation-cap": { top: 104, hasOwnColor: true },
  kippah: { top: 84 },
  "peaked-cap": { top: 102 },
  "fire-helmet": { top: 104 },
  beret: { top: 98 },
  "straw-hat": { top: 98 },
  "ranger-hat": { top: 104 },
  "surgical-cap": { top: 94 },
  headset: { top: 80, isBand: true },
} as const satisfies Readonly<Record<string, HeadwearTraits>>;

export type Headwear = keyof typeof HEADWEAR;
export const headwearTraits = (id: Headwear): HeadwearTraits => HEADWEAR[id];
