import type { AccessoryKind } from "../parts/accessory/options.ts";
import { ACCESSORY_WORDS } from "../parts/accessory/words.ts";

/** The noun of an accessory's title: "Laptop" in "Laptop of Negotiation". */
export const accessoryNoun = (kind: AccessoryKind): string => ACCESSORY_WORDS[kind].noun ?? ACCESSORY_WORDS[kind].label;

/** Whether an accessory is sober enough for a label that names a serious skill. */
export const isQuietAccessory = (kind: AccessoryKind): boolean => ACCESSORY_WORDS[kind].mood === "quiet";
