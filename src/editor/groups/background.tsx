import { pictures } from "../group.tsx";
import { PaletteThumb, PatternThumb } from "../thumbs.tsx";

export const BACKGROUND_GROUPS = [
  pictures("packaging", "palette", { picture: (spec) => <PaletteThumb spec={spec} /> }),
  pictures("packaging", "background", {
    picture: (spec) => <PatternThumb spec={spec} />,
    hasNoVisibleEffect: ({ packaging }) => packaging === "vintage",
  }),
];
