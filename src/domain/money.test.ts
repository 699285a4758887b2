import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, formatMoneyShort } from "./money.ts";

describe("money", () => {
  it.each([
    [0, "$0.00", "$0"],
    [1899, "$18.99", "$18.99"],
    [8899, "$88.99", "$88.99"],
    [99_999, "$999.99", "$999.99"],
    [1000, "$10.00", "$10"],
    [12_000, "$120.00", "$120"],
    [123_456_700, "$1,234,567.00", "$1,234,567"],
  ])("formats %i cents as %s in full and as %s in short", (cents, long, short) => {
    expect(formatMoney(cents)).toBe(long);
    expect(formatMoneyShort(cents)).toBe(short);
  });

  it("formatMoney formats any price like `Intl` in en-US", () => {
    const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(formatMoney(cents)).toBe(dollars.format(cents / 100));
      }),
    );
  });
});
