/**
 * Colors of garments, shirts, trousers, hats and head coverings. Append new ones at the end: figure codes store the
 * index.
 */
export const FABRICS = {
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
} as const;

/** Append new hair colors at the end: figure codes store the index. */
export const HAIR_COLORS = {
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
} as const;

export type Fabric = keyof typeof FABRICS;
export type HairColor = keyof typeof HAIR_COLORS;
