import { createPack } from "../../engine/pack.ts";
import { CLASSICS } from "./drawings/classic-outfits.ts";
import { type Outfit as OutfitId, outfitTraits } from "./options.ts";
import type { Outfit, Sleeves } from "./tailoring.ts";

const pack = createPack(() => import("./drawings/outfits.ts"));

/** Returns the pack that contains an outfit, or undefined if it is in the initial bundle. */
export const outfitPack = (outfit: OutfitId) => (outfitTraits(outfit).isClassic ? undefined : pack);

export function outfitOf(outfit: OutfitId): Outfit {
  const drawings: Partial<Record<OutfitId, Outfit>> = outfitPack(outfit)?.get().DRAWINGS ?? CLASSICS;
  return drawings[outfit] as Outfit;
}

/** Returns the decoration on an outfit's sleeves, or undefined if there is none. */
export const sleevesOf = (outfit: OutfitId): Sleeves | undefined => outfitPack(outfit)?.get().SLEEVES[outfit];
