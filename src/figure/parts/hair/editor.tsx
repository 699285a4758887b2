import { isCovering } from "../../schema/wearing.ts";
import { FABRICS, HAIR_COLORS } from "../colors/options.ts";
import { colors, head, pictures } from "../editor-group.tsx";
import { type Hair, hairTraits } from "./options.ts";

export const HAIR_GROUPS = [
  pictures("hair", "hair", {
    kindOf: (hair) => hairTraits(hair as Hair).kind,
    picture: head("-82 -124 164 205", { headwear: "none", glasses: "none" }),
  }),
  colors("hair", "wrap", FABRICS, { isAvailable: ({ hair }) => isCovering(hair) }),
  colors("hair", "hairColor", HAIR_COLORS),
];
