import type { WordsOf } from "../../schema/words.ts";

export const HEADWEAR_WORDS = {
  headwear: {
    label: "Hat",
    search: "hat headwear",
    options: {
      none: "None",
      cap: ["Cap", "baseball"],
      "hard-hat": [
        "Hard hat",
        "helmet construction builder engineer safety mason roofer crane miner electrician welder",
      ],
      beanie: ["Beanie", "woolly knit fisher sailor hipster"],
      "chef-hat": ["Chef’s hat", "toque cook kitchen"],
      headphones: ["Headphones", "music gamer dj"],
      "graduation-cap": ["Graduation cap", "mortarboard academic student"],
      kippah: ["Kippah", "jewish yarmulke skullcap rabbi"],
      "peaked-cap": ["Peaked cap", "pilot police captain driver officer"],
      "fire-helmet": ["Fire helmet", "firefighter fireman"],
      beret: ["Beret", "army soldier artist french"],
      "straw-hat": ["Straw hat", "farmer gardener sun florist beekeeper"],
      "ranger-hat": ["Ranger’s hat", "park sheriff scout forest"],
      "surgical-cap": ["Surgical cap", "nurse surgeon doctor theatre"],
      headset: ["Headset", "call centre gamer support pilot dispatcher receptionist secretary sales translator"],
    },
  },
} as const satisfies WordsOf<"headwear">;
