import type { WordsOf } from "../../schema/words.ts";

export const BACKGROUND_WORDS = {
  background: {
    label: "Pattern",
    search: "card background",
    options: {
      rays: "Rays",
      stars: "Stars",
      halftone: "Halftone",
      clouds: "Clouds",
      rings: "Rings",
      shards: "Shards",
      bolts: "Bolts",
      chevrons: "Chevrons",
      grid: "Grid",
      webs: "Webs",
    },
  },
  palette: {
    label: "Palette",
    search: "card color",
    options: {
      cobalt: "Cobalt",
      sky: "Sky",
      marine: "Marine",
      ultra: "Ultra",
      azure: "Azure",
      indigo: "Indigo",
      lagoon: "Lagoon",
      crimson: "Crimson",
      ember: "Ember",
      night: "Night",
      rust: "Rust",
      scarlet: "Scarlet",
      garnet: "Garnet",
      coal: "Coal",
    },
  },
} as const satisfies WordsOf<"background" | "palette">;
