import type { Fabric } from "../parts/colors/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";
import { OUTFIT_STYLES } from "../parts/outfit/styles.ts";

/** The color of a newly selected outfit: the current one if the outfit comes in it, else the outfit's first. */
export function wornColor(outfit: Outfit, own: Fabric): Fabric {
  const usual = OUTFIT_STYLES[outfit]?.colors;
  return usual === undefined || usual.includes(own) ? own : usual[0];
}
