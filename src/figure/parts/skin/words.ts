import type { WordsOf } from "../../schema/words.ts";

export const SKIN_WORDS = {
  skin: {
    label: "Skin",
    search: "complexion tone",
    options: {
      porcelain: "Porcelain",
      ivory: "Ivory",
      sand: "Sand",
      honey: "Honey",
      golden: "Golden",
      almond: "Almond",
      chestnut: "Chestnut",
      umber: "Umber",
      espresso: "Espresso",
      ebony: "Ebony",
    },
  },
  freckles: { label: "Freckles", search: "freckled spots" },
  vitiligo: { label: "Vitiligo", search: "patches pigment" },
  mole: { label: "Mole", search: "beauty spot birthmark" },
  scar: { label: "Scar", search: "mark wound" },
} as const satisfies WordsOf<"skin" | "freckles" | "vitiligo" | "mole" | "scar">;
