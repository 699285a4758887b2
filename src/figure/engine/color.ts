import { memoize } from "../../lib/memoize.ts";

/** Returns the red, green and blue of `#rrggbb`, each 0 to 255. */
export const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const memoizedMix = memoize((from: string) =>
  memoize((to: string) =>
    memoize((ratio: number) => {
      const target = channels(to);
      const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * ratio));
      return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    }),
  ),
);

/** Mixes two `#rrggbb` colors. `ratio` 0 returns `from`, 1 returns `to`. */
export const mix = (from: string, to: string, ratio: number): string => memoizedMix(from)(to)(ratio);

export const lighten = (color: string, ratio: number): string => mix(color, "#ffffff", ratio);
export const darken = (color: string, ratio: number): string => mix(color, "#000000", ratio);

/** Adds an alpha of 0 to 1 and returns `#rrggbbaa`, which is shorter than an opacity attribute on every path. */
export const withAlpha = (color: string, alpha: number): string =>
  color +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");

/** Makes a `#rgb` or `#rrggbb` color about 65 % opaque, for outlines and seams on plastic. */
export const translucent = (color: string): string => color + (color.length < 5 ? "a" : "a6");

/** Returns the perceived lightness of a color, 0 to 1. */
export const luminance = memoize((color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
});
