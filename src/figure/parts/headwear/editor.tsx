import { HeadwearThumb } from "../../pictures/Thumb.tsx";
import { wornHeadwear } from "../../schema/wearing.ts";
import { FABRICS } from "../colors/options.ts";
import { colors, pictures } from "../editor-group.tsx";
import { headwearTraits } from "./options.ts";

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
