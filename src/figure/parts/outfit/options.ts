import type { Fabric } from "../colors/options.ts";
import type { Headwear } from "../headwear/options.ts";

/** What a garment is, and what goes with it. */
export interface OutfitTraits {
  /** Where the editor lists it, and the pack that draws it. */
  readonly kind: "everyday" | "office" | "work" | "uniform";
  /** Every figure brings its drawing. */
  readonly isClassic?: true;
  /** Only a cap on the shoulder leaves the arm bare. @default to the wrist */
  readonly sleeves?: "short" | "cap";
  /** Worn over a shirt, whose sleeves are seen, or only its cuffs. */
  readonly hasShirtSleeves?: true;
  readonly hasShirtCuffs?: true;
  /** Closes at the throat, which others leave bare. */
  readonly isClosed?: true;
  /** Lies over the thighs of a seated figure. */
  readonly hasSkirt?: true;
  /** @default leather shoes */
  readonly shoes?: "trainers" | "boots";
  /** Its shoes are black. */
  readonly isUniform?: true;
  /** The chosen color of trousers or shirt is not seen: they are hidden, or of the garment's own cloth. */
  readonly ownTrousers?: true;
  readonly ownShirt?: true;
}

/** New ones go to the end: codes hold the place. */
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

/** How a garment is usually worn. */
interface OutfitStyle {
  /** Usual colors, the commonest first. @default any */
  readonly colors?: readonly [Fabric, ...Fabric[]];
  /** Hats that go with it. */
  readonly hats?: readonly Headwear[];
}

/** Apart from the traits, which every picture needs. */
export const OUTFIT_STYLES: Partial<Readonly<Record<Outfit, OutfitStyle>>> = {
  hoodie: { hats: ["headphones", "beanie", "cap"] },
  "lab-coat": { colors: ["white"] },
  scrubs: { colors: ["teal", "cobalt", "violet", "forest"], hats: ["surgical-cap"] },
  overalls: { colors: ["cobalt", "navy", "slate"], hats: ["cap", "hard-hat", "straw-hat"] },
  "chef-whites": { colors: ["white", "cream"], hats: ["chef-hat"] },
  "hi-vis": { colors: ["orange", "lime"], hats: ["hard-hat"] },
  robe: { colors: ["charcoal", "wine", "navy"], hats: ["graduation-cap"] },
  "t-shirt": { hats: ["headphones", "cap"] },
  "shirt-tie": { colors: ["white", "cream"], hats: ["headset"] },
  apron: { colors: ["forest", "navy", "brick", "charcoal", "wine"] },
  patrol: { colors: ["navy", "slate", "charcoal"], hats: ["peaked-cap", "ranger-hat"] },
  turnout: { colors: ["mustard", "charcoal", "brick"], hats: ["fire-helmet"] },
  pilot: { colors: ["navy", "charcoal"], hats: ["peaked-cap"] },
  fatigues: { colors: ["forest", "slate"], hats: ["beret"] },
  sari: { colors: ["rose", "teal", "violet", "brick", "orange", "plum"] },
  kurta: { colors: ["cream", "teal", "mustard", "white", "brick"] },
  tracksuit: { hats: ["cap"] },
  flannel: { colors: ["brick", "forest", "navy", "wine"], hats: ["straw-hat", "cap", "beanie"] },
};
