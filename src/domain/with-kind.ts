import type { Accessory, AccessoryKind } from "./accessories.ts";
import { ACCESSORY_LABELS } from "./accessory-names.ts";

/** The accessory as another thing: the product's own label, or none, becomes that of the new kind; a person's own stays. */
export const withKind = (accessory: Accessory, kind: AccessoryKind): Accessory => ({
  kind,
  label: ["", ACCESSORY_LABELS[accessory.kind]].includes(accessory.label) ? ACCESSORY_LABELS[kind] : accessory.label,
});
