import { memoize } from "../../lib/memoize.ts";
import { channels, luminance, mix } from "./color.ts";
import { INK, PALE_INK } from "./ink.ts";

/** Whether a color is so dark that only lighter lines show on it. */
const isDark = (color: string): boolean => luminance(color) < 0.22;

/** Returns the color of shadows on hair or cloth. The hue shifts slightly: yellows turn orange, grays turn blue. */
export const shadow = memoize((color: string): string => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  if (isDark(color)) return mix(color, "#0a0612", 0.45);
  if (luminance(color) < 0.45) return mix(color, "#1d0d1c", 0.32);
  if (green - blue > 15) return mix(color, "#9a3c10", luminance(color) > 0.8 ? 0.2 : 0.3);
  return red - green > 60 ? mix(color, "#6a1250", 0.3) : mix(color, "#3d4588", 0.26);
});

/** Returns the color of the light on hair or cloth: warm on browns, cool on black. */
function glow(color: string): string {
  const [red = 0, , blue = 0] = channels(color);
  if (red - blue > 25 && luminance(color) < 0.6) return "#ffdcae";
  return isDark(color) ? "#8f97c9" : "#ffffff";
}

/** Returns the color of the light on hair or cloth, and of its raised parts, such as lapels. */
export const gleam = memoize((color: string): string =>
  luminance(color) > 0.85 ? color : mix(color, glow(color), isDark(color) ? 0.22 : 0.16),
);

/** Returns the color of lines within hair or cloth. */
export const seam = (color: string): string => (isDark(color) ? PALE_INK : INK);
