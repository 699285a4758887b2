import { ACCESSORIES, type AccessoryKind } from "../parts/accessory/options.ts";
import { ACCESSORY_TITLES } from "../parts/accessory/titles.ts";

export type { AccessoryKind };
export const ACCESSORY_KINDS = Object.keys(ACCESSORIES) as readonly AccessoryKind[];

/** One of the three things in the box. */
export interface Accessory {
  readonly kind: AccessoryKind;
  /** At most 34 code points. */
  readonly label: string;
}
export type AccessoryTrio = readonly [Accessory, Accessory, Accessory];

/** What a thing is called on the box while nobody has renamed it: "Laptop of Legend". */
export const accessoryTitle = (kind: AccessoryKind): string => ACCESSORY_TITLES[kind];

/** An accessory with its own title. */
export const accessoryOf = (kind: AccessoryKind): Accessory => ({ kind, label: accessoryTitle(kind) });

/** The sample accessories of specification §3. */
export const DEFAULT_ACCESSORIES: AccessoryTrio = [accessoryOf("belt"), accessoryOf("keyboard"), accessoryOf("coffee")];

/** The three accessories with the one in a place (0 to 2) replaced. */
export const replaceAccessory = (trio: AccessoryTrio, place: number, accessory: Accessory): AccessoryTrio => [
  place === 0 ? accessory : trio[0],
  place === 1 ? accessory : trio[1],
  place === 2 ? accessory : trio[2],
];

/** The accessory as another thing: its title, or no label, becomes the new title; a label that a person wrote stays. */
export const withKind = (accessory: Accessory, kind: AccessoryKind): Accessory =>
  ["", accessoryTitle(accessory.kind)].includes(accessory.label) ? accessoryOf(kind) : { ...accessory, kind };
