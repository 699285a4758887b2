import type { Accessory, AccessoryKind } from "./accessories.ts";
import { ACCESSORY_LABELS } from "./accessory-names.ts";

/**
 * The accessory as another thing. The product's own label, in English or the language of `labels`, or none, is replaced
 * by that of the new kind; a label that a person wrote stays.
 */
export const withKind = (accessory: Accessory, kind: AccessoryKind, labels = ACCESSORY_LABELS): Accessory => ({
  kind,
  label: ["", ACCESSORY_LABELS[accessory.kind], labels[accessory.kind]].includes(accessory.label)
    ? labels[kind]
    : accessory.label,
});
