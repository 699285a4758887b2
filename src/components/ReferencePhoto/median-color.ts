import type { Rgb } from "../../figure/nearest-colors.ts";

/** The median of each channel of pixels as `ImageData` has them (RGBA, 0 to 255): a few odd pixels do not change it. */
export function medianColor(pixels: ArrayLike<number>): Rgb {
  const channel = (at: number) => {
    const values = Array.from({ length: pixels.length / 4 }, (_, pixel) => pixels[pixel * 4 + at] ?? 0);
    return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  };
  return [channel(0), channel(1), channel(2)];
}
