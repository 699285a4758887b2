import { head, pictures, tiles } from "../editor-group.tsx";

export const GLASSES_GROUPS = [
  pictures("finish", "glasses", {
    picture: head("-66 -48 132 99", { headwear: "none", eyePatch: false }),
    aspect: "pf:aspect-4/3",
    tiles: tiles("pf:tiles-3 pf:@bench:tiles-5"),
  }),
];
