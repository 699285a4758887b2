import { PaletteThumb, PatternThumb } from "../../pictures/Thumb.tsx";
import { pictures } from "../editor-group.tsx";

export const BACKGROUND_GROUPS = [
  pictures("packaging", "palette", { picture: (spec) => <PaletteThumb spec={spec} /> }),
  pictures("packaging", "background", {
    picture: (spec) => <PatternThumb spec={spec} />,
    hasNoVisibleEffect: ({ packaging }) => packaging === "vintage",
  }),
];
