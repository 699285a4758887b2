import fc from "fast-check";
import { expect, test } from "vitest";
import { channels } from "./color.ts";
import { COLOR_OPTIONS, type ColorField, nearestColors, type Rgb } from "./nearest-colors.ts";

const FIELDS = Object.keys(COLOR_OPTIONS) as ColorField[];
const byte = fc.integer({ min: 0, max: 255 });
const anyRgb: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte);
const toRgb = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return [red, green, blue];
};

test("Any color has three different nearest options of each field", () => {
  fc.assert(
    fc.property(anyRgb, fc.constantFrom(...FIELDS), (color, field) => {
      const nearest = nearestColors(color, field);
      expect(new Set(nearest).size).toBe(3);
      expect(Object.keys(COLOR_OPTIONS[field])).toEqual(expect.arrayContaining(nearest));
    }),
  );
});

test.each(
  FIELDS.flatMap((field) => Object.entries(COLOR_OPTIONS[field]).map(([value, hex]) => [field, value, hex] as const)),
)("The nearest %s to %s is itself", (field, value, hex) => {
  expect(nearestColors(toRgb(hex), field)[0]).toBe(value);
});

test("A shade between two skin tones offers both of them first", () => {
  const [one, other] = [toRgb(COLOR_OPTIONS.skin.chestnut), toRgb(COLOR_OPTIONS.skin.umber)];
  const between: Rgb = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2];
  expect(nearestColors(between, "skin").slice(0, 2).sort()).toEqual(["chestnut", "umber"]);
});
