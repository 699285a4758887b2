import type { WordsOf } from "../../schema/words.ts";
import type { Packaging } from "./options.ts";

export const PACKAGING_WORDS = {
  packaging: {
    label: "Packaging",
    search: "box package card",
    options: {
      blister: "Blister",
      window: "Window box",
      vintage: ["Vintage card", "retro seventies"],
      "trading-card": ["Trading card", "collect"],
    },
  },
} as const satisfies WordsOf<"packaging">;

export const PACKAGING_DESCRIPTIONS: Readonly<Record<Packaging, string>> = {
  blister: "Boxed",
  window: "Window-boxed",
  vintage: "Vintage carded",
  "trading-card": "Trading-card",
};
