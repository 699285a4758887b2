import type { OutfitTraits } from "../options.ts";
import type { DrawnOutfits, DrawnSleeves } from "../tailoring.ts";
import { EVERYDAY, EVERYDAY_SLEEVES } from "./everyday-outfits.ts";
import { OFFICE } from "./office-outfits.ts";
import { UNIFORM, UNIFORM_SLEEVES } from "./uniform-outfits.ts";
import { WORK, WORK_SLEEVES } from "./work-outfits.ts";

export const DRAWINGS: DrawnOutfits<OutfitTraits["kind"]> = { ...EVERYDAY, ...OFFICE, ...UNIFORM, ...WORK };

export const SLEEVES: DrawnSleeves = { ...EVERYDAY_SLEEVES, ...UNIFORM_SLEEVES, ...WORK_SLEEVES };
