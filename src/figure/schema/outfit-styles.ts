import type { Fabric } from "../parts/colors/options.ts";
import type { Headwear } from "../parts/headwear/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";

/** The colors and hats that an outfit is usually worn with. */
interface OutfitStyle {
  /** Usual colors. The first is the most common. @default any color */
  readonly colors?: readonly [Fabric, ...Fabric[]];
  /** Hats that suit the outfit. */
  readonly hats?: readonly Headwear[];
}

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

/**
 * Returns the color for a newly selected outfit: the current color if it is usual for the outfit, otherwise the
 * outfit's most common color.
 */
export function wornColor(outfit: Outfit, own: Fabric): Fabric {
  const usual = OUTFIT_STYLES[outfit]?.colors;
  return usual === undefined || usual.includes(own) ? own : usual[0];
}
