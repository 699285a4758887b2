import { pictures } from "../group.tsx";
import { BodyThumb } from "../thumbs.tsx";

export const POSE_GROUPS = [
  pictures("stance", "pose", { picture: (spec) => <BodyThumb spec={spec} crop="pose" />, tinted: true }),
];
