import { BoxThumb } from "../../pictures/Thumb.tsx";
import { pictures } from "../editor-group.tsx";

export const PACKAGING_GROUPS = [pictures("packaging", "packaging", { picture: (spec) => <BoxThumb spec={spec} /> })];
