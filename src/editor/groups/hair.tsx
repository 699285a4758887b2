import { FABRICS, HAIR_COLORS } from "../../figure/parts/colors/options.ts";
import { type Hair, hairTraits } from "../../figure/parts/hair/options.ts";
import { isCovering } from "../../figure/schema/wearing.ts";
import { colors, head, pictures } from "../group.tsx";

export const HAIR_GROUPS = [
  pictures("hair", "hair", {
    kindOf: (hair) => hairTraits(hair as Hair).kind,
    picture: head("-82 -124 164 205", { headwear: "none", glasses: "none" }),
  }),
  colors("hair", "wrap", FABRICS, { isAvailable: ({ hair }) => isCovering(hair) }),
  colors("hair", "hairColor", HAIR_COLORS),
];
