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
  cobalt: { light: "#3b7dff", main: "#1446cc", deep: "#0a2275", accent: "#ffcb3d", cloth: "#e8363c" },
  sky: { light: "#6cbcff", main: "#1b74d8", deep: "#0d3c8c", accent: "#ffe05a", cloth: "#f6a821" },
  marine: { light: "#3a9bd6", main: "#0f5c9c", deep: "#0a305e", accent: "#ff9d3c", cloth: "#ee5a2b" },
  ultra: { light: "#6686ff", main: "#2f43dc", deep: "#181f7e", accent: "#8eeaff", cloth: "#ee4b8f" },
  azure: { light: "#4cc8ff", main: "#0a7ac2", deep: "#07457f", accent: "#fff07a", cloth: "#f2553d" },
  indigo: { light: "#5069e6", main: "#25309f", deep: "#111756", accent: "#ffb84b", cloth: "#d93a6a" },
  lagoon: { light: "#3fb4e6", main: "#0b6fa6", deep: "#073f63", accent: "#8df5d6", cloth: "#f08a2c" },
  crimson: { light: "#e0334a", main: "#a5142e", deep: "#4a0818", accent: "#ffd2a8", cloth: "#8c1430" },
  ember: { light: "#f25a30", main: "#b82c18", deep: "#56110c", accent: "#ffc24e", cloth: "#93200f" },
  night: { light: "#cb2a5c", main: "#86123b", deep: "#3a0822", accent: "#d3f35a", cloth: "#6a0f4a" },
  scarlet: { light: "#f5443f", main: "#c91b26", deep: "#5e0a12", accent: "#ffe07a", cloth: "#7c0f22" },
  garnet: { light: "#d03a60", main: "#901638", deep: "#40091d", accent: "#f9cfdb", cloth: "#7a1236" },
  coal: { light: "#c4262c", main: "#690f16", deep: "#2a070b", accent: "#ff7a55", cloth: "#601018" },
  rust: { light: "#cf4c33", main: "#8c261a", deep: "#3e0e0b", accent: "#9df2da", cloth: "#7a1a18" },
};

/** Colors of a type, the same with every palette. */
export const TYPE_COLORS = {
  hero: {
    ink: "#0a1440",
    shade: "#14245e",
    pattern: "#cfe8ff",
    pill: "#2f74ff",
    ribbon: "#b00f2a",
    trim: "#e23b3b",
  },
  villain: {
    ink: "#16050a",
    shade: "#2a0716",
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
export const RUBBER = "#23283a";
