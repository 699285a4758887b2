import type { DrawnHair } from "../hair-shapes.ts";
import type { HairTraits } from "../options.ts";
import { BRAIDED } from "./braided-hair.ts";
import { LONG } from "./long-hair.ts";
import { MEDIUM } from "./medium-hair.ts";
import { SHORT } from "./short-hair.ts";
import { TEXTURED } from "./textured-hair.ts";
import { TIED } from "./tied-hair.ts";

export const DRAWINGS: DrawnHair<Exclude<HairTraits["kind"], "coverings">> = {
  ...BRAIDED,
  ...LONG,
  ...MEDIUM,
  ...SHORT,
  ...TEXTURED,
  ...TIED,
};
