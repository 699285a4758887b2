import type { FigureLook } from "./figure-spec.ts";

type Color = FigureLook["outfitColor"];

/** Usual colors of a garment, where it has some, the commonest first. */
export const USUAL_COLORS: Partial<Record<FigureLook["outfit"], readonly [Color, ...Color[]]>> = {
  "lab-coat": ["white"],
  "chef-whites": ["white", "cream"],
  "hi-vis": ["orange", "lime"],
  scrubs: ["teal", "cobalt", "violet", "forest"],
  overalls: ["cobalt", "navy", "slate"],
  robe: ["charcoal", "wine", "navy"],
  "shirt-tie": ["white", "cream"],
  apron: ["forest", "navy", "brick", "charcoal", "wine"],
  patrol: ["navy", "slate", "charcoal"],
  turnout: ["mustard", "charcoal", "brick"],
  pilot: ["navy", "charcoal"],
  fatigues: ["forest", "slate"],
  sari: ["rose", "teal", "violet", "brick", "orange", "plum"],
  kurta: ["cream", "teal", "mustard", "white", "brick"],
  flannel: ["brick", "forest", "navy", "wine"],
};

/** The color in which a garment is put on: its usual one, unless the wearer's own is usual too. */
export function wornColor(outfit: FigureLook["outfit"], own: Color): Color {
  const usual = USUAL_COLORS[outfit];
  return usual === undefined || usual.includes(own) ? own : usual[0];
}

const OWN_TROUSERS: readonly FigureLook["outfit"][] = [
  "dress",
  "overalls",
  "robe",
  "turnout",
  "pilot",
  "fatigues",
  "sari",
  "tracksuit",
];
const OWN_SHIRT: readonly FigureLook["outfit"][] = [
  "chef-whites",
  "turtleneck",
  "robe",
  "shirt-tie",
  "patrol",
  "turnout",
  "pilot",
  "fatigues",
];

/** Whether the chosen color of trousers is seen: not where they are hidden or of the garment's own cloth. */
export const showsTrousers = (outfit: FigureLook["outfit"]): boolean => !OWN_TROUSERS.includes(outfit);
/** Whether the chosen color of what is worn under a garment is seen. */
export const showsShirt = (outfit: FigureLook["outfit"]): boolean => !OWN_SHIRT.includes(outfit);
