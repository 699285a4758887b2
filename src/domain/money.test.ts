import { expect, it } from "vitest";
import { formatMoney, formatMoneyShort } from "./money.ts";

it.each([
  [0, "$0.00", "$0"],
  [5, "$0.05", "$0.05"],
  [1899, "$18.99", "$18.99"],
  [99_999, "$999.99", "$999.99"],
  [1000, "$10.00", "$10"],
  [123_456_700, "$1,234,567.00", "$1,234,567"],
])("%i cents are %s in full and %s in short", (cents, long, short) => {
  expect(formatMoney(cents)).toBe(long);
  expect(formatMoneyShort(cents)).toBe(short);
});
