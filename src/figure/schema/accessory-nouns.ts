import type { AccessoryKind } from "../parts/accessory/options.ts";
import { ACCESSORY_WORDS } from "../parts/accessory/words.ts";

/** What a thing is called in "… of Negotiation". */
export const accessoryNoun = (kind: AccessoryKind): string => ACCESSORY_WORDS[kind].noun ?? ACCESSORY_WORDS[kind].label;

/** Whether a grave skill is safe in the label of a thing. */
export const isQuietAccessory = (kind: AccessoryKind): boolean => ACCESSORY_WORDS[kind].mood === "quiet";
