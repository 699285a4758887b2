import type { Glasses } from "./options.ts";
export const GLASSES_DESCRIPTIONS: Partial<Readonly<Record<Glasses, string>>> = {
  "cat-eye": "cat-eye glasses",
  "half-moon": "half-moon glasses",
  shades: "dark glasses",
};
