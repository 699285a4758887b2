import { createPack } from "../../engine/pack.ts";
import { CLASSICS } from "./drawings/classic-hair.ts";
import type { HairPaths } from "./hair-shapes.ts";
import { type Hair, hairTraits } from "./options.ts";

const styles = createPack(() => import("./drawings/hair-styles.ts"));
const coverings = createPack(() => import("./drawings/coverings.ts"));

/** Returns the pack that contains a hair style or covering, or undefined if it is in the initial bundle. */
export const hairPack = (hair: Hair) => {
  const { kind, isClassic } = hairTraits(hair);
  return isClassic ? undefined : kind === "coverings" ? coverings : styles;
};

export function hairPaths(hair: Hair): HairPaths {
  const drawings: Partial<Record<Hair, HairPaths>> = hairPack(hair)?.get().DRAWINGS ?? CLASSICS;
  return drawings[hair] as HairPaths;
}
