import type { Fabric } from "../parts/colors/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";
import { OUTFIT_STYLES } from "../parts/outfit/styles.ts";

/**
 * Returns the color for a newly selected outfit: the current color if it is usual for the outfit, otherwise the
 * outfit's most common color.
 */
export function wornColor(outfit: Outfit, own: Fabric): Fabric {
  const usual = OUTFIT_STYLES[outfit]?.colors;
  return usual === undefined || usual.includes(own) ? own : usual[0];
}
