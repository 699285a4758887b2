export interface HeadwearTraits {
  /** Top of the hat, in units above the middle of the face. */
  readonly top: number;
  /** A band over the head holds it. It does not flatten the hair. */
  readonly isBand?: true;
  /** The pack that contains the drawing. @default "leisure" */
  readonly pack?: "work";
  /** It has a fixed color and ignores `wrap`. */
  readonly hasOwnColor?: true;
}

/** Append new headwear at the end: figure codes store the index. */
export const HEADWEAR = {
  none: { top: 0 },
  cap: { top: 92 },
  "hard-hat": { top: 98, pack: "work" },
  beanie: { top: 108 },
  "chef-hat": { top: 136, pack: "work", hasOwnColor: true },
  headphones: { top: 90, isBand: true },
  "graduation-cap": { top: 104, pack: "work", hasOwnColor: true },
  kippah: { top: 84 },
  "peaked-cap": { top: 102, pack: "work" },
  "fire-helmet": { top: 104, pack: "work" },
  beret: { top: 98 },
  "straw-hat": { top: 98 },
  "ranger-hat": { top: 104 },
  "surgical-cap": { top: 94, pack: "work" },
  headset: { top: 80, isBand: true },
} as const satisfies Readonly<Record<string, HeadwearTraits>>;

export type Headwear = keyof typeof HEADWEAR;
export const headwearTraits = (id: Headwear): HeadwearTraits => HEADWEAR[id];
