import { pictures } from "../group.tsx";
import { BoxThumb } from "../thumbs.tsx";

export const PACKAGING_GROUPS = [pictures("packaging", "packaging", { picture: (spec) => <BoxThumb spec={spec} /> })];
