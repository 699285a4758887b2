import type { FigureSpec } from "../domain/figure-spec.ts";

type Tones<Key extends string> = Readonly<Record<Key, string>>;

/** Skin of moulded vinyl, lightest to darkest. */
export const SKIN_TONES: Tones<FigureSpec["skin"]> = {
  porcelain: "#f9dcc8",
  ivory: "#f3cbae",
  sand: "#e8b68d",
  honey: "#d89c6a",
  golden: "#c68653",
  almond: "#ad7044",
  chestnut: "#915735",
  umber: "#754327",
  espresso: "#623622",
  ebony: "#4d2c1f",
};

/** The one clean tone of shadow on each skin, of the same hue: never grey. */
export const SKIN_SHADES: Tones<FigureSpec["skin"]> = {
  porcelain: "#eebb9f",
  ivory: "#e2a684",
  sand: "#d29468",
  honey: "#bd7a48",
  golden: "#a86636",
  almond: "#905431",
  chestnut: "#743e23",
  umber: "#5a2f1a",
  espresso: "#472414",
  ebony: "#341a11",
};

export const HAIR_TONES: Tones<FigureSpec["hairColor"]> = {
  black: "#231d22",
  espresso: "#38221a",
  brown: "#5e3a24",
  chestnut: "#82482a",
  auburn: "#9a3f22",
  ginger: "#cf6a2b",
  blonde: "#e2b65b",
  platinum: "#efe0bd",
  silver: "#b9bec7",
  white: "#eceef1",
  blue: "#2f6fe0",
  rose: "#e0678f",
  "salt-and-pepper": "#4b484d",
  red: "#b3202e",
  teal: "#1d8f93",
  purple: "#6b3fb0",
};

export const FABRIC_TONES: Tones<FigureSpec["outfitColor"]> = {
  slate: "#4a5878",
  navy: "#26365f",
  cobalt: "#2563c9",
  teal: "#1f9c8e",
  forest: "#2c6b4c",
  lime: "#c4ec33",
  mustard: "#e3aa33",
  orange: "#f5862a",
  brick: "#b8452f",
  wine: "#962848",
  plum: "#6f3470",
  violet: "#7a5cc0",
  rose: "#df6690",
  cream: "#fbf1dc",
  white: "#f4f6fa",
  charcoal: "#34363f",
};

export const EYE_TONES: Tones<FigureSpec["eyeColor"]> = {
  brown: "#5e3820",
  hazel: "#8c6a2a",
  green: "#2f6f4f",
  blue: "#2f6fb0",
  grey: "#5d687c",
};

/** The inks of one card. `cloth` colors the hero's cape; a villain's coat is mixed from `main` and the garment. */
export interface CardInks {
  readonly light: string;
  readonly main: string;
  readonly deep: string;
  readonly accent: string;
  readonly cloth: string;
}

export const CARD_INKS: Readonly<Record<FigureSpec["palette"], CardInks>> = {
  cobalt: { light: "#2f74ff", main: "#0f37b8", deep: "#081d66", accent: "#ffcb3d", cloth: "#e8363c" },
  sky: { light: "#4aa8ff", main: "#1468d6", deep: "#0b2f78", accent: "#ffd84f", cloth: "#f6a821" },
  marine: { light: "#1f8fd6", main: "#0b4f9e", deep: "#08265c", accent: "#ff9d3c", cloth: "#ee5a2b" },
  ultra: { light: "#5b6cff", main: "#2b35c4", deep: "#171a6b", accent: "#7be8ff", cloth: "#ee4b8f" },
  azure: { light: "#36b3f5", main: "#0a6fc2", deep: "#06376e", accent: "#ffe36e", cloth: "#f2553d" },
  indigo: { light: "#4b53d8", main: "#23279b", deep: "#10124f", accent: "#ffc24b", cloth: "#d93a6a" },
  lagoon: { light: "#2b8fe0", main: "#0d5fae", deep: "#07325f", accent: "#7df0d2", cloth: "#f08a2c" },
  crimson: { light: "#c21f33", main: "#6d0d22", deep: "#23060f", accent: "#ffd2a8", cloth: "#8c1430" },
  ember: { light: "#d63a1e", main: "#7a1512", deep: "#240808", accent: "#ffb23e", cloth: "#93200f" },
  night: { light: "#a31545", main: "#4a0b34", deep: "#190616", accent: "#c9f04e", cloth: "#6a0f4a" },
  scarlet: { light: "#e03131", main: "#9a1420", deep: "#3a070c", accent: "#ffd86b", cloth: "#7c0f22" },
  garnet: { light: "#b3203f", main: "#6a0f2c", deep: "#280513", accent: "#f7c6d4", cloth: "#7a1236" },
  coal: { light: "#8f1d24", main: "#3b0d12", deep: "#120406", accent: "#ff6a4d", cloth: "#601018" },
  rust: { light: "#a9291f", main: "#571014", deep: "#1d0709", accent: "#8ff0d4", cloth: "#7a1a18" },
};

/** Colors of a type, the same with every palette. */
export const TYPE_COLORS = {
  hero: {
    ink: "#0a1440",
    shade: "#14245e",
    rim: "#a9e6ff",
    glow: "#f2fbff",
    halo: "#9fd2ff",
    pattern: "#cfe8ff",
    pill: "#2f74ff",
    ribbon: "#b00f2a",
    trim: "#e23b3b",
  },
  villain: {
    ink: "#16050a",
    shade: "#2a0716",
    rim: "#ff8a66",
    glow: "#ffe3c4",
    halo: "#ff6a45",
    pattern: "",
    pill: "#d4213a",
    ribbon: "#8f0f26",
    trim: "",
  },
} as const;

/** On paper: of plates, posters and the print card. */
export const PRINT_INK = "#0e1740";
export const PAPER = "#fffdf8";
export const CREAM = "#fff8e7";
export const WHITE = "#fff";
/** A gleam on plastic. */
export const GLEAM = "#fffa";
export const GOLD = "#f2c14e";
export const METAL = "#b9c3d4";
export const STEEL = "#5c667c";
export const DARK = "#2b3046";
