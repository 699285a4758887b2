/** Patterns printed on the card behind the figure. Append new ones to a list: figure codes store the index. */
export const BACKGROUNDS = {
  hero: ["rays", "stars", "halftone", "clouds", "rings"],
  villain: ["shards", "bolts", "chevrons", "grid", "webs"],
} as const;

/**
 * The inks of a card. `cloth` is the color of a hero's cape; the color of a villain's coat is a mixture of `main` and
 * the outfit's color.
 */
export interface CardInks {
  readonly light: string;
  readonly main: string;
  readonly deep: string;
  readonly accent: string;
  readonly cloth: string;
}

/** Append new palettes to a list: figure codes store the index. */
export const PALETTES = {
  hero: {
    cobalt: { light: "#3b7dff", main: "#1446cc", deep: "#0a2275", accent: "#ffcb3d", cloth: "#e8363c" },
    sky: { light: "#6cbcff", main: "#1b74d8", deep: "#0d3c8c", accent: "#ffe05a", cloth: "#f6a821" },
    marine: { light: "#3a9bd6", main: "#0f5c9c", deep: "#0a305e", accent: "#ff9d3c", cloth: "#ee5a2b" },
    ultra: { light: "#6686ff", main: "#2f43dc", deep: "#181f7e", accent: "#8eeaff", cloth: "#ee4b8f" },
    azure: { light: "#4cc8ff", main: "#0a7ac2", deep: "#07457f", accent: "#fff07a", cloth: "#f2553d" },
    indigo: { light: "#5069e6", main: "#25309f", deep: "#111756", accent: "#ffb84b", cloth: "#d93a6a" },
    lagoon: { light: "#3fb4e6", main: "#0b6fa6", deep: "#073f63", accent: "#8df5d6", cloth: "#f08a2c" },
  },
  villain: {
    crimson: { light: "#e0334a", main: "#a5142e", deep: "#4a0818", accent: "#ffd2a8", cloth: "#8c1430" },
    ember: { light: "#f25a30", main: "#b82c18", deep: "#56110c", accent: "#ffc24e", cloth: "#93200f" },
    night: { light: "#cb2a5c", main: "#86123b", deep: "#3a0822", accent: "#d3f35a", cloth: "#6a0f4a" },
    rust: { light: "#cf4c33", main: "#8c261a", deep: "#3e0e0b", accent: "#9df2da", cloth: "#7a1a18" },
    scarlet: { light: "#f5443f", main: "#c91b26", deep: "#5e0a12", accent: "#ffe07a", cloth: "#7c0f22" },
    garnet: { light: "#d03a60", main: "#901638", deep: "#40091d", accent: "#f9cfdb", cloth: "#7a1236" },
    coal: { light: "#c4262c", main: "#690f16", deep: "#2a070b", accent: "#ff7a55", cloth: "#601018" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CardInks>>>>;

export type Palette = keyof (typeof PALETTES)["hero"] | keyof (typeof PALETTES)["villain"];
/** The inks of the palettes of both types. */
export const CARD_INKS: Readonly<Record<Palette, CardInks>> = { ...PALETTES.hero, ...PALETTES.villain };
