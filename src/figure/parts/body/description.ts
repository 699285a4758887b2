import type { AGES } from "./options.ts";
/** In their …, where that is not the id. */
export const AGE_DESCRIPTIONS: Partial<Readonly<Record<(typeof AGES)[number], string>>> = {
  young: "twenties",
  mature: "sixties",
};
