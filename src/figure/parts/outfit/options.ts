/** Traits of an outfit: its pack, its cut, and the clothes it comes with. */
export interface OutfitTraits {
  /** The section in the editor. */
  readonly kind: "everyday" | "office" | "work" | "uniform";
  /** The pack with the drawing. @default the pack of its kind */
  readonly pack?: "casual";
  /** The drawing is part of the first load rather than of a pack. */
  readonly isClassic?: true;
  /** Length of the sleeves. Cap sleeves leave the arm bare. @default to the wrist */
  readonly sleeves?: "short" | "cap";
  /** Shows the whole sleeves of a shirt underneath, or only its cuffs. */
  readonly hasShirtSleeves?: true;
  readonly hasShirtCuffs?: true;
  /** Covers the throat. */
  readonly isClosed?: true;
  /** Covers the thighs of a seated figure. */
  readonly hasSkirt?: true;
  /** @default leather shoes */
  readonly shoes?: "trainers" | "boots";
  /** Has black shoes. */
  readonly isUniform?: true;
  /** Trousers, or the shirt, are hidden or made of the garment's cloth, so their color has no effect. */
  readonly ownTrousers?: true;
  readonly ownShirt?: true;
}

/** Append new ones: figure codes store the index. */
export const OUTFITS = {
  suit: { kind: "office", isClassic: true, isClosed: true, hasShirtCuffs: true },
  blazer: { kind: "office", isClassic: true, hasShirtCuffs: true },
  hoodie: { kind: "everyday", pack: "casual", shoes: "trainers" },
  "lab-coat": { kind: "work" },
  scrubs: { kind: "work", sleeves: "short", shoes: "trainers" },
  dress: { kind: "everyday", sleeves: "cap", hasSkirt: true, ownTrousers: true },
  overalls: { kind: "work", sleeves: "short", hasShirtSleeves: true, shoes: "boots", ownTrousers: true },
  "chef-whites": { kind: "work", isClosed: true, hasSkirt: true, ownShirt: true },
  turtleneck: { kind: "everyday", isClosed: true, ownShirt: true },
  "hi-vis": { kind: "work", sleeves: "short", hasShirtSleeves: true, shoes: "boots" },
  cardigan: { kind: "everyday", hasShirtCuffs: true },
  robe: { kind: "office", isClosed: true, hasSkirt: true, isUniform: true, ownTrousers: true, ownShirt: true },
  "t-shirt": { kind: "everyday", pack: "casual", sleeves: "short", shoes: "trainers" },
  polo: { kind: "everyday", pack: "casual", sleeves: "short", shoes: "trainers" },
  "shirt-tie": { kind: "office", isClosed: true, ownShirt: true },
  waistcoat: { kind: "office", isClosed: true, hasShirtSleeves: true },
  apron: { kind: "work", sleeves: "short", hasShirtSleeves: true, hasSkirt: true },
  patrol: { kind: "uniform", isClosed: true, sleeves: "short", shoes: "boots", isUniform: true, ownShirt: true },
  turnout: { kind: "uniform", isClosed: true, shoes: "boots", isUniform: true, ownTrousers: true, ownShirt: true },
  pilot: { kind: "uniform", isClosed: true, isUniform: true, ownTrousers: true, ownShirt: true },
  fatigues: { kind: "uniform", shoes: "boots", ownTrousers: true, ownShirt: true },
  sari: { kind: "everyday", sleeves: "short", hasShirtSleeves: true, hasSkirt: true, ownTrousers: true },
  kurta: { kind: "everyday", hasSkirt: true },
  tracksuit: { kind: "everyday", pack: "casual", isClosed: true, shoes: "trainers", ownTrousers: true },
  flannel: { kind: "everyday", pack: "casual", shoes: "boots" },
} as const satisfies Readonly<Record<string, OutfitTraits>>;

export type Outfit = keyof typeof OUTFITS;
export const outfitTraits = (id: Outfit): OutfitTraits => OUTFITS[id];
