import fc from "fast-check";
import { expect, test } from "vitest";
import { medianColor } from "./median-color.ts";

const byte = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(byte, byte, byte, byte);

test("The median color of one color is that color", () => {
  fc.assert(
    fc.property(pixel, (color) => {
      expect(medianColor(Array.from({ length: 81 }, () => color).flat())).toEqual(color.slice(0, 3));
    }),
  );
});

test("The median color is the one of the majority, whatever and wherever the others are", () => {
  const crowd = fc.record({
    color: pixel,
    others: fc.array(pixel, { maxLength: 40 }),
    order: fc.array(fc.nat(), { minLength: 81, maxLength: 81 }),
  });
  fc.assert(
    fc.property(crowd, ({ color, others, order }) => {
      const pixels = Array.from({ length: 81 }, (_, i) => ({ pixel: others[i] ?? color, place: order[i] ?? 0 }));
      const mixed = pixels.sort((one, other) => one.place - other.place).flatMap((one) => one.pixel);
      expect(medianColor(mixed)).toEqual(color.slice(0, 3));
    }),
  );
});

test("The median color of no pixels is black", () => {
  expect(medianColor([])).toEqual([0, 0, 0]);
});
