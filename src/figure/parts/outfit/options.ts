/** Traits of an outfit: its section in the editor, its cut, and the clothes that belong to it. */
export interface OutfitTraits {
  /** The section of the editor that lists it. */
  readonly kind: "everyday" | "office" | "work" | "uniform";
  /** The drawing is in the initial bundle, not in a pack. */
  readonly isClassic?: true;
  /** Length of the sleeves. Cap sleeves leave the arms bare. @default long sleeves */
  readonly sleeves?: "short" | "cap";
  /**
   * The sleeves are those of the shirt underneath (`hasShirtSleeves`), or only the shirt's cuffs are visible
   * (`hasShirtCuffs`).
   */
  readonly hasShirtSleeves?: true;
  readonly hasShirtCuffs?: true;
  /** It covers the throat. */
  readonly isClosed?: true;
  /** It covers the thighs of a seated figure. */
  readonly hasSkirt?: true;
  /** @default leather shoes */
  readonly shoes?: "trainers" | "boots";
  /** The shoes or boots are black. */
  readonly isUniform?: true;
  /**
   * The trousers (`ownTrousers`) or the shirt (`ownShirt`) are hidden or in the garment's color, so their color field
   * has no effect.
   */
  readonly ownTrousers?: true;
  readonly ownShirt?: true;
}

/** Append new outfits at the end: figure codes store the index. */
export const OUTFITS = {
  suit: { kind: "office", isClassic: true, isClosed: true, hasShirtCuffs: true },
  blazer: { kind: "office", isClassic: true, hasShirtCuffs: true },
  hoodie: { kind: "everyday", shoes: "trainers" },
  "lab-coat": { kind: "work" },
  scrubs: { kind: "work", sleeves: "short", shoes: "trainers" },
  dress: { kind: "everyday", sleeves: "cap", hasSkirt: true, ownTrousers: true },
  overalls: { kind: "work", sleeves: "short", hasShirtSleeves: true, shoes: "boots", ownTrousers: true },
  "chef-whites": { kind: "work", isClosed: true, hasSkirt: true, ownShirt: true },
  turtleneck: { kind: "everyday", isClosed: true, ownShirt: true },
  "hi-vis": { kind: "work", sleeves: "short", hasShirtSleeves: true, shoes: "boots" },
  cardigan: { kind: "everyday", hasShirtCuffs: true },
  robe: { kind: "office", isClosed: true, hasSkirt: true, isUniform: true, ownTrousers: true, ownShirt: true },
  "t-shirt": { kind: "everyday", sleeves: "short", shoes: "trainers" },
  polo: { kind: "everyday", sleeves: "short", shoes: "trainers" },
  "shirt-tie": { kind: "office", isClosed: true, ownShirt: true },
  waistcoat: { kind: "office", isClosed: true, hasShirtSleeves: true },
  apron: { kind: "work", sleeves: "short", hasShirtSleeves: true, hasSkirt: true },
  patrol: { kind: "uniform", isClosed: true, sleeves: "short", shoes: "boots", isUniform: true, ownShirt: true },
  turnout: { kind: "uniform", isClosed: true, shoes: "boots", isUniform: true, ownTrousers: true, ownShirt: true },
  pilot: { kind: "uniform", isClosed: true, isUniform: true, ownTrousers: true, ownShirt: true },
  fatigues: { kind: "uniform", shoes: "boots", ownTrousers: true, ownShirt: true },
  sari: { kind: "everyday", sleeves: "short", hasShirtSleeves: true, hasSkirt: true, ownTrousers: true },
  kurta: { kind: "everyday", hasSkirt: true },
  tracksuit: { kind: "everyday", isClosed: true, shoes: "trainers", ownTrousers: true },
  flannel: { kind: "everyday", shoes: "boots" },
} as const satisfies Readonly<Record<string, OutfitTraits>>;

export type Outfit = keyof typeof OUTFITS;
export const outfitTraits = (id: Outfit): OutfitTraits => OUTFITS[id];
