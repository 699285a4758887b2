import { type Accessory, replaceAccessory } from "../figure/schema/accessory.ts";
import type { ProfileReview } from "./profile-review.ts";

type Accessories = NonNullable<ProfileReview["accessories"]>;

/** The options for the accessory at `slot`: itself, and all alternatives that are not at another slot. */
export function swapOptions({ value, options }: Accessories, slot: number): readonly Accessory[] {
  const taken = new Set(value.flatMap(({ kind }, at) => (at === slot ? [] : kind)));
  return withAccessory(options, value[slot]).filter(({ kind }) => !taken.has(kind));
}

/** Puts an option at `slot`. The replaced accessory becomes an option and keeps its label. */
export const swapAccessory = (accessories: Accessories, slot: number, option: Accessory): Accessories => ({
  ...accessories,
  isUsed: true,
  value: replaceAccessory(accessories.value, slot, option),
  options: withAccessory(accessories.options, accessories.value[slot]),
});

/** Adds an accessory to the options: in place of the option of its kind, so that the order stays the same, or first. */
function withAccessory(options: readonly Accessory[], accessory: Accessory | undefined): readonly Accessory[] {
  if (!accessory) return options;
  return options.some(({ kind }) => kind === accessory.kind)
    ? options.map((option) => (option.kind === accessory.kind ? accessory : option))
    : [accessory, ...options];
}
