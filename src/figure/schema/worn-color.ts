import type { Fabric } from "../parts/colors/options.ts";
import type { Outfit } from "../parts/outfit/options.ts";
import { OUTFIT_STYLES } from "../parts/outfit/styles.ts";

/** The color in which a garment is put on: its usual one, unless the wearer's own is usual too. */
export function wornColor(outfit: Outfit, own: Fabric): Fabric {
  const usual = OUTFIT_STYLES[outfit]?.colors;
  return usual === undefined || usual.includes(own) ? own : usual[0];
}
