import { PaletteThumb, PatternThumb } from "../../pictures/Thumb.tsx";
import { pictures, tiles } from "../editor-group.tsx";

export const BACKGROUND_GROUPS = [
  pictures("packaging", "palette", {
    picture: (spec) => <PaletteThumb spec={spec} />,
    tiles: tiles("pf:tiles-4 pf:@bench:tiles-7"),
    aspect: "pf:aspect-4/3",
  }),
  pictures("packaging", "background", {
    picture: (spec) => <PatternThumb spec={spec} />,
    hasNoVisibleEffect: ({ packaging }) => packaging === "vintage",
    tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
  }),
];
