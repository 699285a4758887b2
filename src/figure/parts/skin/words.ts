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
} as const satisfies WordsOf<"skin">;
