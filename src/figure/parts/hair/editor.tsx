import { isCovering } from "../../schema/wearing.ts";
import { FABRICS, HAIR_COLORS } from "../colors/options.ts";
import { colors, head, pictures, tiles } from "../editor-group.tsx";
import { type Hair, hairTraits } from "./options.ts";

export const HAIR_GROUPS = [
  pictures("hair", "hair", {
    kindOf: (hair) => hairTraits(hair as Hair).kind,
    picture: head("-92 -122 184 230", { headwear: "none", glasses: "none" }),
    aspect: "pf:aspect-4/5",
    tiles: tiles("pf:tiles-8"),
  }),
  colors("hair", "wrap", FABRICS, { isAvailable: ({ hair }) => isCovering(hair) }),
  colors("hair", "hairColor", HAIR_COLORS),
];
