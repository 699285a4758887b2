import { HeadwearThumb } from "../../pictures/Thumb.tsx";
import { wornHeadwear } from "../../schema/wearing.ts";
import { FABRICS } from "../colors/options.ts";
import { colors, pictures, tiles } from "../editor-group.tsx";
import { headwearTraits } from "./options.ts";

export const HEADWEAR_GROUPS = [
  pictures("hats", "headwear", {
    picture: (spec) => <HeadwearThumb spec={spec} />,
    tiles: tiles("pf:tiles-4 pf:@bench:tiles-6"),
  }),
  colors("hats", "wrap", FABRICS, {
    id: "hatColor",
    isAvailable: (spec) => {
      const hat = wornHeadwear(spec);
      return hat !== "none" && !headwearTraits(hat).hasOwnColor;
    },
  }),
];
