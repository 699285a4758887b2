import { expect, it } from "vitest";
import type { Accessory, AccessoryTrio } from "../figure/schema/accessory.ts";
import { swapAccessory, swapOptions } from "./swap-accessory.ts";

const BOOK: Accessory = { kind: "book", label: "Book of Law" };
const GAVEL: Accessory = { kind: "gavel", label: "Gavel of Law" };
const COFFEE: Accessory = { kind: "coffee", label: "Coffee Cup of Law" };
const PHONE: Accessory = { kind: "phone", label: "Phone of Law" };
const CHART: Accessory = { kind: "chart", label: "Chart of Law" };
const value: AccessoryTrio = [BOOK, GAVEL, COFFEE];
const found = { value, source: "your title", isUsed: false, options: [PHONE, CHART] };

it("The options are the current accessory and those that are not in use", () => {
  expect(swapOptions(found, 1)).toEqual([GAVEL, PHONE, CHART]);
  expect(swapOptions({ ...found, options: [COFFEE, PHONE] }, 1)).toEqual([GAVEL, PHONE]);
});

it("A swap changes one accessory and switches the accessories on", () => {
  const swapped = swapAccessory(found, 1, PHONE);
  expect(swapped.value).toEqual([BOOK, PHONE, COFFEE]);
  expect(swapped.isUsed).toBe(true);
});

it("A swap does not change the order of the options", () => {
  const order = swapOptions(found, 1).map(({ kind }) => kind);
  const swapped = swapAccessory(swapAccessory(found, 1, PHONE), 1, CHART);
  expect(swapOptions(swapped, 1).map(({ kind }) => kind)).toEqual(order);
  expect(swapAccessory(swapped, 1, GAVEL).value).toEqual(value);
});

it("A replaced accessory keeps its corrected label", () => {
  const corrected = { ...PHONE, label: "Phone of Nobody" };
  const swapped = swapAccessory({ ...found, value: [BOOK, corrected, COFFEE] as const }, 1, CHART);
  expect(swapOptions(swapped, 1)).toContainEqual(corrected);
  expect(swapOptions(swapped, 1)).not.toContainEqual(PHONE);
});
