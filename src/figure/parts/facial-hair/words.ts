import type { WordsOf } from "../../schema/words.ts";
import { HAIR_COLOR_WORDS } from "../colors/words.ts";

export const FACIAL_HAIR_WORDS = {
  facialHair: {
    label: "Facial hair",
    search: "beard",
    options: {
      none: "None",
      stubble: ["Stubble", "unshaven five o’clock"],
      moustache: ["Mustache", "moustache"],
      goatee: ["Goatee", "villain"],
      beard: "Beard",
      "long-beard": "Long beard",
      "short-beard": "Short beard",
      "curly-beard": ["Curly beard", "textured"],
      "van-dyke": ["Van Dyke", "villain goatee"],
      handlebar: ["Handlebar", "moustache mustache"],
      walrus: ["Walrus", "moustache mustache"],
      sideburns: ["Sideburns", "mutton chops"],
      chinstrap: "Chinstrap",
      chevron: ["Chevron", "moustache mustache"],
    },
  },
  beardColor: { label: "Facial hair color", options: HAIR_COLOR_WORDS },
} as const satisfies WordsOf<"facialHair" | "beardColor">;
