import { createPack, type Pack } from "../../engine/pack.ts";
import { CLASSICS } from "./drawings/classic-outfits.ts";
import { type Outfit as OutfitId, type OutfitTraits, outfitTraits } from "./options.ts";
import type { Outfit, Sleeves } from "./tailoring.ts";

interface OutfitPack {
  readonly DRAWINGS: Partial<Record<OutfitId, Outfit>>;
  readonly SLEEVES?: Partial<Record<OutfitId, Sleeves>>;
}
const PACKS: Readonly<Record<OutfitTraits["kind"] | "casual", Pack<OutfitPack>>> = {
  casual: createPack(() => import("./drawings/casual-outfits.ts")),
  everyday: createPack(() => import("./drawings/everyday-outfits.ts")),
  office: createPack(() => import("./drawings/office-outfits.ts")),
  work: createPack(() => import("./drawings/work-outfits.ts")),
  uniform: createPack(() => import("./drawings/uniform-outfits.ts")),
};

/** Returns the pack that contains an outfit, or undefined if it is in the initial bundle. */
export const outfitPack = (outfit: OutfitId) => {
  const { kind, pack = kind, isClassic } = outfitTraits(outfit);
  return isClassic ? undefined : PACKS[pack];
};

export function outfitOf(outfit: OutfitId): Outfit {
  const drawings: OutfitPack["DRAWINGS"] = outfitPack(outfit)?.get().DRAWINGS ?? CLASSICS;
  return drawings[outfit] as Outfit;
}

/** Returns the decoration on an outfit's sleeves, or undefined if there is none. */
export const sleevesOf = (outfit: OutfitId): Sleeves | undefined => outfitPack(outfit)?.get().SLEEVES?.[outfit];
