import { OutfitThumb } from "../../pictures/Thumb.tsx";
import { FABRICS } from "../colors/options.ts";
import { colors, pictures } from "../editor-group.tsx";
import { type Outfit, outfitTraits } from "./options.ts";

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
