import { HAIR_COLORS } from "../../figure/parts/colors/options.ts";
import { wornFacialHair } from "../../figure/schema/wearing.ts";
import { colors, head, pictures } from "../group.tsx";

export const FACIAL_HAIR_GROUPS = [
  pictures("hair", "facialHair", { picture: head("-60 -44 120 150", { headwear: "none", glasses: "none" }) }),
  colors("hair", "beardColor", HAIR_COLORS, { isAvailable: (spec) => wornFacialHair(spec) !== "none" }),
];
