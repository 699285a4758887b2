import { FABRICS } from "../../figure/parts/colors/options.ts";
import { headwearTraits } from "../../figure/parts/headwear/options.ts";
import { wornHeadwear } from "../../figure/schema/wearing.ts";
import { colors, pictures } from "../group.tsx";
import { HeadwearThumb } from "../thumbs.tsx";

export const HEADWEAR_GROUPS = [
  pictures("hats", "headwear", { picture: (spec) => <HeadwearThumb spec={spec} /> }),
  colors("hats", "wrap", FABRICS, {
    id: "hatColor",
    isAvailable: (spec) => {
      const hat = wornHeadwear(spec);
      return hat !== "none" && !headwearTraits(hat).hasOwnColor;
    },
  }),
];
