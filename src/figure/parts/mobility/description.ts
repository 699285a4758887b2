import type { Mobility } from "./options.ts";
export const MOBILITY_DESCRIPTIONS: Readonly<Record<Mobility, string>> = {
  none: "",
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
