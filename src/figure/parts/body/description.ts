import type { AGES } from "./options.ts";
/** Completes "in their …" for ages whose id does not. */
export const AGE_DESCRIPTIONS: Partial<Readonly<Record<(typeof AGES)[number], string>>> = {
  young: "twenties",
  mature: "sixties",
};
