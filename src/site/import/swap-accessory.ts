import type { ProfileReview } from "../../domain/profile-review.ts";
import { type Accessory, replaceAccessory } from "../../figure/schema/accessory.ts";

type Accessories = NonNullable<ProfileReview["accessories"]>;

/** What may stand in one place: the thing that stands there, and those that stand in no other. */
export function swapOptions({ value, options }: Accessories, place: number): readonly Accessory[] {
  const taken = new Set(value.flatMap(({ kind }, at) => (at === place ? [] : kind)));
  return withAccessory(options, value[place]).filter(({ kind }) => !taken.has(kind));
}

/** Puts one of the options in a place. What stood there can be chosen again, with the words that it had. */
export const swapAccessory = (accessories: Accessories, place: number, option: Accessory): Accessories => ({
  ...accessories,
  isUsed: true,
  value: replaceAccessory(accessories.value, place, option),
  options: withAccessory(accessories.options, accessories.value[place]),
});

/** The options with the accessory in the place of its kind, or else before all: none of them moves when one is chosen. */
function withAccessory(options: readonly Accessory[], accessory: Accessory | undefined): readonly Accessory[] {
  if (!accessory) return options;
  return options.some(({ kind }) => kind === accessory.kind)
    ? options.map((option) => (option.kind === accessory.kind ? accessory : option))
    : [accessory, ...options];
}
