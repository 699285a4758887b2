import type { Fabric } from "../parts/colors/options.ts";
import type { Headwear } from "../parts/headwear/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";
import type { FigureLook } from "./fields.ts";

/** The colors and hats that an outfit is usually worn with. */
interface OutfitStyle {
  /** The color that the outfit has until the person chooses one. A suit's is the default of `outfitColor`. */
  readonly color: Fabric;
  /** Usual colors of random figures. @default any color */
  readonly colors?: readonly [Fabric, ...Fabric[]];
  /** Hats that suit the outfit. */
  readonly hats?: readonly Headwear[];
}

export const OUTFIT_STYLES: Readonly<Record<Outfit, OutfitStyle>> = {
  suit: { color: "navy" },
  blazer: { color: "teal" },
  hoodie: { color: "cobalt", hats: ["headphones", "beanie", "cap"] },
  "lab-coat": { color: "white", colors: ["white"] },
  scrubs: { color: "teal", colors: ["teal", "cobalt", "violet", "forest"], hats: ["surgical-cap"] },
  dress: { color: "wine" },
  overalls: { color: "cobalt", colors: ["cobalt", "navy", "slate"], hats: ["cap", "hard-hat", "straw-hat"] },
  "chef-whites": { color: "white", colors: ["white", "cream"], hats: ["chef-hat"] },
  turtleneck: { color: "charcoal" },
  "hi-vis": { color: "orange", colors: ["orange", "lime"], hats: ["hard-hat"] },
  cardigan: { color: "mustard" },
  robe: { color: "charcoal", colors: ["charcoal", "wine", "navy"], hats: ["graduation-cap"] },
  "t-shirt": { color: "rose", hats: ["headphones", "cap"] },
  polo: { color: "forest" },
  "shirt-tie": { color: "white", colors: ["white", "cream"], hats: ["headset"] },
  waistcoat: { color: "plum" },
  apron: { color: "forest", colors: ["forest", "navy", "brick", "charcoal", "wine"] },
  patrol: { color: "navy", colors: ["navy", "slate", "charcoal"], hats: ["peaked-cap", "ranger-hat"] },
  turnout: { color: "mustard", colors: ["mustard", "charcoal", "brick"], hats: ["fire-helmet"] },
  pilot: { color: "navy", colors: ["navy", "charcoal"], hats: ["peaked-cap"] },
  fatigues: { color: "forest", colors: ["forest", "slate"], hats: ["beret"] },
  sari: { color: "rose", colors: ["rose", "teal", "violet", "brick", "orange", "plum"] },
  kurta: { color: "cream", colors: ["cream", "teal", "mustard", "white", "brick"] },
  tracksuit: { color: "slate", hats: ["cap"] },
  flannel: { color: "brick", colors: ["brick", "forest", "navy", "wine"], hats: ["straw-hat", "cap", "beanie"] },
};

/**
 * Returns the color of a newly selected outfit: its own, unless the person chose another color than the one that the
 * previous outfit brought.
 */
export const wornColor = (outfit: Outfit, before: Pick<FigureLook, "outfit" | "outfitColor">): Fabric =>
  before.outfitColor === OUTFIT_STYLES[before.outfit].color ? OUTFIT_STYLES[outfit].color : before.outfitColor;
