import { expect, it } from "vitest";
import { showsShirt, showsTrousers, wornColor } from "./workwear.ts";

it("A lab coat is put on in white, whatever was worn before", () => {
  expect(wornColor("lab-coat", "brick")).toBe("white");
});

it("A garment keeps the wearer's color where that is usual, or where none is", () => {
  expect(wornColor("scrubs", "violet")).toBe("violet");
  expect(wornColor("hoodie", "lime")).toBe("lime");
});

it("A color that a garment hides is not seen", () => {
  expect([showsTrousers("suit"), showsTrousers("sari")]).toEqual([true, false]);
  expect([showsShirt("suit"), showsShirt("turtleneck")]).toEqual([true, false]);
});
