import type { WordsOf } from "../../schema/words.ts";
import type { Glasses } from "./options.ts";

export const GLASSES_WORDS = {
  glasses: {
    label: "Glasses",
    search: "spectacles eyeglasses",
    options: {
      none: "None",
      round: "Round",
      square: "Square",
      "cat-eye": "Cat-eye",
      "half-moon": "Half-moon",
      shades: ["Shades", "sunglasses dark blind"],
      oval: "Oval",
      aviator: "Aviator",
      reading: ["Reading", "half"],
    },
  },
} as const satisfies WordsOf<"glasses">;

export const GLASSES_DESCRIPTIONS: Partial<Readonly<Record<Glasses, string>>> = {
  "cat-eye": "cat-eye glasses",
  "half-moon": "half-moon glasses",
  shades: "dark glasses",
};
