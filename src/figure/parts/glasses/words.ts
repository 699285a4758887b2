import type { WordsOf } from "../../schema/words.ts";

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
