import type { WordsOf } from "../../schema/words.ts";

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
