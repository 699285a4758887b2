import type { AccessoryKind } from "../figure/parts/accessory/options.ts";
import { ACCESSORY_WORDS } from "../figure/parts/accessory/words.ts";

/** Returns the noun that begins an accessory's default label: "Laptop" in "Laptop of Negotiation". */
export const accessoryNoun = (kind: AccessoryKind): string => ACCESSORY_WORDS[kind].noun ?? ACCESSORY_WORDS[kind].label;

/** Whether an accessory is sober enough to illustrate a serious skill. */
export const isQuietAccessory = (kind: AccessoryKind): boolean => ACCESSORY_WORDS[kind].mood === "quiet";
