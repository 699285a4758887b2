import { HAIR_COLORS } from "../colors/options.ts";
import { colors, head, pictures, tiles } from "../editor-group.tsx";

export const FACIAL_HAIR_GROUPS = [
  pictures("hair", "facialHair", {
    picture: head("-64 -26 128 128", { headwear: "none", glasses: "none" }),
    tiles: tiles("pf:tiles-4 pf:@bench:tiles-7"),
    startsFolded: true,
  }),
  colors("hair", "beardColor", HAIR_COLORS, {
    isAvailable: ({ facialHair }) => facialHair !== "none",
    startsFolded: true,
  }),
];
