import { createPack, type Pack } from "../../engine/pack.ts";
import { CLASSICS } from "./drawings/classic-hair.ts";
import type { HairPaths } from "./hair-shapes.ts";
import { type Hair, type HairTraits, hairTraits } from "./options.ts";

type Drawings = Partial<Record<Hair, HairPaths>>;

const PACKS: Readonly<
  Record<HairTraits["kind"] | NonNullable<HairTraits["pack"]>, Pack<{ readonly DRAWINGS: Drawings }>>
> = {
  coverings: createPack(() => import("./drawings/coverings.ts")),
  textured: createPack(() => import("./drawings/textured-hair.ts")),
  braided: createPack(() => import("./drawings/braided-hair.ts")),
  veils: createPack(() => import("./drawings/veils.ts")),
  swept: createPack(() => import("./drawings/swept-hair.ts")),
  short: createPack(() => import("./drawings/short-hair.ts")),
  medium: createPack(() => import("./drawings/medium-hair.ts")),
  long: createPack(() => import("./drawings/long-hair.ts")),
  tied: createPack(() => import("./drawings/tied-hair.ts")),
};

/** Returns the pack that contains a hair style or covering, or undefined if it is in the initial bundle. */
export const hairPack = (hair: Hair) => {
  const { kind, pack = kind, isClassic } = hairTraits(hair);
  return isClassic ? undefined : PACKS[pack];
};

export function hairPaths(hair: Hair): HairPaths {
  const drawings: Drawings = hairPack(hair)?.get().DRAWINGS ?? CLASSICS;
  return drawings[hair] as HairPaths;
}
