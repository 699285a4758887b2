import { head, pictures } from "../group.tsx";

export const GLASSES_GROUPS = [
  pictures("finish", "glasses", { picture: head("-62 -62 124 124", { headwear: "none", eyePatch: false }) }),
];
