import { BoxThumb } from "../../pictures/Thumb.tsx";
import { pictures, tiles } from "../editor-group.tsx";

export const PACKAGING_GROUPS = [
  pictures("packaging", "packaging", {
    picture: (spec) => <BoxThumb spec={spec} />,
    tiles: tiles("pf:tiles-2 pf:@bench:tiles-4"),
    aspect: "pf:aspect-3/4",
  }),
];
