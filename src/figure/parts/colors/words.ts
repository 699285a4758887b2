import type { OptionWords } from "../../schema/words.ts";
import type { Fabric, HairColor } from "./options.ts";

export const FABRIC_WORDS: Readonly<Record<Fabric, OptionWords>> = {
  slate: ["Slate", "grey gray blue"],
  navy: ["Navy", "blue dark"],
  cobalt: ["Cobalt", "blue"],
  teal: ["Teal", "green blue turquoise"],
  forest: ["Forest", "green"],
  lime: ["Lime", "green yellow neon"],
  mustard: ["Mustard", "yellow gold"],
  orange: "Orange",
  brick: ["Brick", "red brown"],
  wine: ["Wine", "red burgundy"],
  plum: ["Plum", "purple"],
  violet: ["Violet", "purple lilac"],
  rose: ["Rose", "pink"],
  cream: ["Cream", "white beige"],
  white: "White",
  charcoal: ["Charcoal", "grey gray black"],
};

export const HAIR_COLOR_WORDS: Readonly<Record<HairColor, OptionWords>> = {
  black: "Black",
  espresso: ["Espresso", "brown dark"],
  brown: "Brown",
  chestnut: "Chestnut",
  auburn: ["Auburn", "red brown"],
  ginger: ["Ginger", "red orange copper"],
  blonde: ["Blonde", "yellow fair golden"],
  platinum: ["Platinum", "blonde fair"],
  silver: ["Silver", "grey gray old"],
  white: ["White", "grey gray old"],
  blue: ["Blue", "dyed"],
  rose: ["Rose", "pink dyed"],
  "salt-and-pepper": ["Salt and pepper", "grey gray greying"],
  red: ["Red", "dyed"],
  teal: ["Teal", "green dyed"],
  purple: ["Purple", "violet dyed"],
};
