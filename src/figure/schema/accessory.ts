import { ACCESSORIES, type AccessoryKind } from "../parts/accessory/options.ts";
import { ACCESSORY_TITLES } from "./accessory-titles.ts";

export type { AccessoryKind };
/** The ids of all accessories. */
export const ACCESSORY_KINDS = Object.keys(ACCESSORIES) as readonly AccessoryKind[];

/** One of the three accessories in the box. */
export interface Accessory {
  readonly kind: AccessoryKind;
  /** The text printed under the accessory, at most 34 code points. */
  readonly label: string;
}
export type AccessoryTrio = readonly [Accessory, Accessory, Accessory];

/** Returns the default label of an accessory, such as "Laptop of Legend". */
export const accessoryTitle = (kind: AccessoryKind): string => ACCESSORY_TITLES[kind];

/** An accessory with its default label. */
export const accessoryOf = (kind: AccessoryKind): Accessory => ({ kind, label: accessoryTitle(kind) });

/** The accessories of the sample figure (specification §3). */
export const DEFAULT_ACCESSORIES: AccessoryTrio = [accessoryOf("belt"), accessoryOf("keyboard"), accessoryOf("coffee")];

/** Returns the three accessories with the one at index `slot` (0 to 2) replaced. */
export const replaceAccessory = (trio: AccessoryTrio, slot: number, accessory: Accessory): AccessoryTrio => [
  slot === 0 ? accessory : trio[0],
  slot === 1 ? accessory : trio[1],
  slot === 2 ? accessory : trio[2],
];

/**
 * Changes the kind of an accessory. Keeps a label that the user wrote; replaces a default or empty one with the new
 * kind's default.
 */
export const withKind = (accessory: Accessory, kind: AccessoryKind): Accessory =>
  ["", accessoryTitle(accessory.kind)].includes(accessory.label) ? accessoryOf(kind) : { ...accessory, kind };
