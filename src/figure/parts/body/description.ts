import type { AGES } from "./options.ts";
/** The words after "in their …" for ages whose id does not fit there. */
export const AGE_DESCRIPTIONS: Partial<Readonly<Record<(typeof AGES)[number], string>>> = {
  young: "twenties",
  mature: "sixties",
};
