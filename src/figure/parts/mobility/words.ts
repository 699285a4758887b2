import type { WordsOf } from "../../schema/words.ts";
import type { Mobility } from "./options.ts";

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
      "prosthetic-foot": ["Below-knee leg", "prosthesis amputee prosthetic"],
      "arm-difference": ["Limb difference", "amputee stump missing arm"],
    },
  },
} as const satisfies WordsOf<"mobility">;

export const MOBILITY_DESCRIPTIONS: Partial<Readonly<Record<Mobility, string>>> = {
  wheelchair: "in a wheelchair",
  "power-wheelchair": "in a power wheelchair",
  cane: "a cane",
  "prosthetic-arm": "a bionic arm",
  "prosthetic-leg": "a running blade",
  crutches: "crutches",
  "white-cane": "a white cane",
  "guide-dog": "a guide dog",
  "prosthetic-hook": "a split-hook arm",
  "prosthetic-foot": "a below-knee prosthetic leg",
  "arm-difference": "one arm that ends below the elbow",
};
