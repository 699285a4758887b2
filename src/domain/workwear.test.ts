import { expect, it } from "vitest";
import { wornColor } from "./workwear.ts";

it("a lab coat is put on in white, whatever was worn before", () => {
  expect(wornColor("lab-coat", "brick")).toBe("white");
});

it("a garment keeps the wearer's color where that is usual, or where none is", () => {
  expect(wornColor("scrubs", "violet")).toBe("violet");
  expect(wornColor("hoodie", "lime")).toBe("lime");
});
