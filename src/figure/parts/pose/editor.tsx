import { BodyThumb } from "../../pictures/Thumb.tsx";
import { pictures } from "../editor-group.tsx";

export const POSE_GROUPS = [
  pictures("stance", "pose", { picture: (spec) => <BodyThumb spec={spec} crop="pose" />, tinted: true }),
];
