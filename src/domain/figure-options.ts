// What a person chooses from, in the order in which it is offered. Values are part of figure codes: none is ever renamed.

export const SKINS = [
  "porcelain",
  "ivory",
  "sand",
  "honey",
  "golden",
  "almond",
  "chestnut",
  "umber",
  "espresso",
  "ebony",
] as const;
export const HAIRS = [
  "hijab",
  "turban",
  "bald",
  "buzz",
  "short",
  "quiff",
  "receding",
  "curly",
  "afro",
  "locs",
  "braids",
  "long",
  "wavy",
  "bob",
  "bun",
  "ponytail",
  "mohawk",
] as const;
export const HAIR_COLORS = [
  "black",
  "espresso",
  "brown",
  "chestnut",
  "auburn",
  "ginger",
  "blonde",
  "platinum",
  "silver",
  "white",
  "blue",
  "rose",
] as const;
export const FACIAL_HAIRS = ["none", "stubble", "moustache", "goatee", "beard", "long-beard"] as const;
export const GLASSES = ["none", "round", "square", "cat-eye", "half-moon", "shades"] as const;
export const HEADWEARS = ["none", "cap", "hard-hat", "beanie", "chef-hat", "headphones", "graduation-cap"] as const;
export const OUTFITS = [
  "suit",
  "blazer",
  "hoodie",
  "lab-coat",
  "scrubs",
  "dress",
  "overalls",
  "chef-whites",
  "turtleneck",
  "hi-vis",
  "cardigan",
  "robe",
] as const;
/** Clothing colors, shared by the main garment, what is worn under it and the legs. */
export const FABRICS = [
  "slate",
  "navy",
  "cobalt",
  "teal",
  "forest",
  "lime",
  "mustard",
  "orange",
  "brick",
  "wine",
  "plum",
  "violet",
  "rose",
  "cream",
  "white",
  "charcoal",
] as const;
export const BUILDS = ["slim", "average", "broad", "curvy", "plus"] as const;
export const AGES = ["young", "adult", "mature"] as const;
export const MOBILITIES = ["none", "wheelchair", "cane", "prosthetic-arm", "prosthetic-leg"] as const;
export const FACES = ["round", "oval", "square", "heart"] as const;
export const EYES = ["round", "almond", "hooded"] as const;
export const EYE_COLORS = ["brown", "hazel", "green", "blue", "grey"] as const;
export const NOSES = ["button", "long", "broad"] as const;
export const MOUTHS = ["grin", "smile", "open", "smirk", "calm"] as const;
export const POSES = {
  hero: ["proud", "raise", "wave", "ready", "guard"],
  villain: ["scheme", "crossed", "beckon", "point", "loom"],
} as const;
/** The pattern printed on the card behind the figure. */
export const BACKGROUNDS = {
  hero: ["rays", "stars", "halftone", "clouds", "rings"],
  villain: ["shards", "bolts", "chevrons", "grid", "webs"],
} as const;
/** The four inks of the card. */
export const PALETTES = {
  hero: ["cobalt", "sky", "marine", "ultra"],
  villain: ["crimson", "ember", "night", "rust"],
} as const;
