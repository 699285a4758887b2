import type { WordsOf } from "../../schema/words.ts";

export const MOBILITY_WORDS = {
  mobility: {
    label: "Mobility",
    search: "disability disabled aid",
    options: {
      none: "None",
      wheelchair: ["Wheelchair", "manual paraplegic"],
      cane: ["Cane", "walking stick"],
      "prosthetic-arm": ["Bionic arm", "prosthesis hand amputee artificial"],
      "prosthetic-leg": ["Running blade", "prosthesis amputee blade runner"],
      "power-wheelchair": ["Power wheelchair", "electric powered"],
      crutches: ["Crutches", "forearm walking"],
      "white-cane": ["White cane", "blind low vision visually impaired"],
      "guide-dog": ["Guide dog", "blind service assistance animal low vision"],
      "prosthetic-hook": ["Split-hook arm", "prosthesis hand amputee artificial"],
      "prosthetic-foot": ["Below-knee prosthesis", "prosthesis amputee prosthetic"],
      "arm-difference": ["Limb difference", "amputee stump missing arm"],
    },
  },
} as const satisfies WordsOf<"mobility">;
