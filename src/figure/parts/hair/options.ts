/** What a style is, and what goes with it. */
export interface HairTraits {
  /** Where the editor lists it. */
  readonly kind: "coverings" | "textured" | "braided" | "short" | "medium" | "long" | "tied";
  /** What draws it. @default the pack of its kind */
  readonly pack?: "swept" | "veils";
  /** Every figure brings its drawing. */
  readonly isClassic?: true;
  /** Cloth that closes under the chin, over the ears. */
  readonly isVeil?: true;
  /** Cloth that lies as flat as hair, so that a hat goes over it. */
  readonly isFlat?: true;
  /** Stands where a kippah would sit. */
  readonly isTall?: true;
  /** Hangs over the chest and shoulders. */
  readonly isDraped?: true;
}

/** Hair styles and head coverings. New ones go to the end: codes hold the place. */
export const HAIR = {
  hijab: { kind: "coverings", pack: "veils", isVeil: true, isFlat: true, isDraped: true },
  turban: { kind: "coverings" },
  bald: { kind: "short", isClassic: true },
  buzz: { kind: "short", isClassic: true },
  short: { kind: "short", isClassic: true },
  quiff: { kind: "short", pack: "swept" },
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
  mohawk: { kind: "short", pack: "swept", isTall: true },
  "hijab-wrapped": { kind: "coverings", pack: "veils", isVeil: true },
  shayla: { kind: "coverings", pack: "veils", isVeil: true, isDraped: true },
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
  undercut: { kind: "short", pack: "swept" },
  spiky: { kind: "short", pack: "swept", isTall: true },
  pixie: { kind: "short", pack: "swept" },
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
