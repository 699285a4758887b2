import type { WordsOf } from "../../schema/words.ts";

export const BODY_WORDS = {
  build: {
    label: "Build",
    search: "body size",
    options: {
      slim: ["Slim", "thin"],
      average: "Average",
      broad: ["Broad", "strong muscular athletic"],
      curvy: ["Curvy", "hourglass"],
      plus: ["Plus", "fat large big"],
    },
  },
  age: {
    label: "Age",
    search: "old young years",
    options: {
      young: ["Twenties", "20"],
      thirties: ["Thirties", "30"],
      adult: "Forties",
      fifties: "Fifties",
      mature: ["Sixties", "senior 60"],
      seventies: ["Seventies and over", "senior old 70 80"],
    },
  },
  stature: {
    label: "Height",
    options: { average: "Average", short: ["Short stature", "dwarfism little small height achondroplasia"] },
  },
  pregnant: { label: "Pregnant", search: "pregnancy expecting baby bump" },
} as const satisfies WordsOf<"build" | "age" | "stature" | "pregnant">;
