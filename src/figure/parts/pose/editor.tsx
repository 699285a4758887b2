import { BodyThumb } from "../../pictures/Thumb.tsx";
import { pictures, tiles } from "../editor-group.tsx";

export const POSE_GROUPS = [
  pictures("stance", "pose", {
    picture: (spec) => <BodyThumb spec={spec} crop="pose" />,
    tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
    aspect: "pf:aspect-[19/25]",
    tinted: true,
  }),
];
