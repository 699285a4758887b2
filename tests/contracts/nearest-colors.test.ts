// What a photo's colors are compared in is the OKLab that everybody means.
import { converter, differenceEuclidean, type Oklab } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { COLOR_OPTIONS, type ColorField, nearestColors, type Rgb, toOklab } from "../../src/figure/nearest-colors.ts";

const FIELDS = Object.keys(COLOR_OPTIONS) as ColorField[];
const culoriOklab = converter("oklab");
const difference = differenceEuclidean("oklab");
const byte = fc.integer({ min: 0, max: 255 });
const anyRgb: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte);
const toColor = ([red, green, blue]: Rgb) => ({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 }) as const;

test("Any color has the OKLab coordinates that culori gives it", () => {
  fc.assert(
    fc.property(anyRgb, (color) => {
      const { l, a, b }: Oklab = culoriOklab(toColor(color));
      const [ownL, ownA, ownB] = toOklab(color);
      expect(ownL).toBeCloseTo(l, 5);
      expect(ownA).toBeCloseTo(a, 5);
      expect(ownB).toBeCloseTo(b, 5);
    }),
  );
});

test("The three nearest options are those with the least difference in culori, nearest first", () => {
  fc.assert(
    fc.property(anyRgb, fc.constantFrom(...FIELDS), (color, field) => {
      const options: Readonly<Record<string, string>> = COLOR_OPTIONS[field];
      const distances = nearestColors(color, field).map((value) => difference(toColor(color), options[value] ?? ""));
      const least = Object.values(options)
        .map((hex) => difference(toColor(color), hex))
        .sort((one, other) => one - other);
      for (const [i, distance] of distances.entries()) expect(distance).toBeCloseTo(least[i] ?? 0, 5);
    }),
  );
});
