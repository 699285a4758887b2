import type { FigureLook } from "../domain/figure-spec.ts";
import { channels } from "./color.ts";
import { FABRIC_TONES, HAIR_TONES, SKIN_TONES } from "./palette.ts";

/** The options of the fields that a color in a photo can be for, each with its `#rrggbb`. */
export const COLOR_OPTIONS = {
  skin: SKIN_TONES,
  hairColor: HAIR_TONES,
  wrap: FABRIC_TONES,
  outfitColor: FABRIC_TONES,
} as const;
/** A field of a look that a color in a photo can be for. */
export type ColorField = keyof typeof COLOR_OPTIONS;

/** Red, green and blue, 0 to 255, as in `ImageData`. */
export type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/**
 * Lightness, green to red, and blue to yellow: in OKLab, equal distances look equally different. By Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/.
 */
export function toOklab(color: readonly number[]): readonly [l: number, a: number, b: number] {
  const [r = 0, g = 0, b = 0] = color.map((value) => toLinear(value / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** The three options of a field that look most like a color, nearest first. */
export function nearestColors<Field extends ColorField>(color: Rgb, field: Field): FigureLook[Field][] {
  const [l, a, b] = toOklab(color);
  return Object.entries(COLOR_OPTIONS[field])
    .map(([value, hex]) => {
      const [otherL, otherA, otherB] = toOklab(channels(hex));
      return { value, distance: Math.hypot(l - otherL, a - otherA, b - otherB) };
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ value }) => value as FigureLook[Field]);
}
