/** Traits of a hair style or covering: its section in the editor, and which other options conflict with it. */
export interface HairTraits {
  /** The section of the editor that lists it. */
  readonly kind: "coverings" | "textured" | "braided" | "short" | "medium" | "long" | "tied";
  /** The drawing is in the initial bundle, not in a pack. */
  readonly isClassic?: true;
  /** A cloth that covers the ears and closes under the chin. */
  readonly isVeil?: true;
  /** A cloth as flat as hair. A hat fits over it. */
  readonly isFlat?: true;
  /** It is too tall for a kippah. */
  readonly isTall?: true;
  /** It hangs over the chest and shoulders. */
  readonly isDraped?: true;
}

/** Hair styles and head coverings. Append new ones at the end: figure codes store the index. */
export const HAIR = {
  hijab: { kind: "coverings", isVeil: true, isFlat: true, isDraped: true },
  turban: { kind: "coverings" },
  bald: { kind: "short", isClassic: true },
  buzz: { kind: "short", isClassic: true },
  short: { kind: "short", isClassic: true },
  quiff: { kind: "short" },
  receding: { kind: "short" },
  curly: { kind: "medium" },
  afro: { kind: "textured" },
  locs: { kind: "braided" },
  braids: { kind: "tied" },
  long: { kind: "long" },
  wavy: { kind: "long" },
  bob: { kind: "medium" },
  bun: { kind: "tied", isTall: true },
  ponytail: { kind: "tied" },
  mohawk: { kind: "short", isTall: true },
  "hijab-wrapped": { kind: "coverings", isVeil: true },
  shayla: { kind: "coverings", isVeil: true, isDraped: true },
  patka: { kind: "coverings" },
  gele: { kind: "coverings" },
  headwrap: { kind: "coverings" },
  tichel: { kind: "coverings" },
  bonnet: { kind: "coverings" },
  durag: { kind: "coverings", isFlat: true },
  fade: { kind: "textured" },
  "flat-top": { kind: "textured" },
  "short-afro": { kind: "textured" },
  "afro-puffs": { kind: "textured" },
  coils: { kind: "textured" },
  "long-coils": { kind: "textured" },
  twists: { kind: "braided" },
  cornrows: { kind: "braided" },
  "bantu-knots": { kind: "braided", isTall: true },
  "box-braids": { kind: "braided" },
  "short-locs": { kind: "braided" },
  "long-locs": { kind: "braided" },
  "side-part": { kind: "short" },
  "crew-cut": { kind: "short" },
  "slicked-back": { kind: "short" },
  "widows-peak": { kind: "short" },
  thinning: { kind: "short" },
  undercut: { kind: "short" },
  spiky: { kind: "short", isTall: true },
  pixie: { kind: "short" },
  fringe: { kind: "medium" },
  shoulder: { kind: "medium" },
  "long-curls": { kind: "long" },
  "half-up": { kind: "long", isTall: true },
  "crown-braid": { kind: "tied" },
  pigtails: { kind: "tied" },
  "space-buns": { kind: "tied" },
  "man-bun": { kind: "tied", isTall: true },
  mullet: { kind: "medium" },
  shag: { kind: "medium" },
  "taper-fade": { kind: "short" },
} as const satisfies Readonly<Record<string, HairTraits>>;

export type Hair = keyof typeof HAIR;
export const hairTraits = (id: Hair): HairTraits => HAIR[id];
