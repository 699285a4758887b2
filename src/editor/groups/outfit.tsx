import { FABRICS } from "../../figure/parts/colors/options.ts";
import { type Outfit, outfitTraits } from "../../figure/parts/outfit/options.ts";
import { colors, pictures } from "../group.tsx";
import { OutfitThumb } from "../thumbs.tsx";

export const OUTFIT_GROUPS = [
  pictures("clothes", "outfit", {
    kindOf: (outfit) => outfitTraits(outfit as Outfit).kind,
    picture: (spec) => <OutfitThumb spec={spec} />,
    tinted: true,
  }),
  colors("clothes", "outfitColor", FABRICS),
  colors("clothes", "shirtColor", FABRICS, {
    hasNoVisibleEffect: ({ outfit }) => outfitTraits(outfit).ownShirt === true,
  }),
  colors("clothes", "legColor", FABRICS, {
    hasNoVisibleEffect: ({ outfit }) => outfitTraits(outfit).ownTrousers === true,
  }),
];
