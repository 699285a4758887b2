import { memoize } from "../../../lib/memoize.ts";
import { channels, luminance, mix } from "../../engine/color.ts";
import { INK } from "../../engine/ink.ts";

/** Whether skin is so dark that darker lines would be invisible on it. */
export const isDarkSkin = (skin: string): boolean => luminance(skin) < 0.35;

/** Returns the relative luminance plus 0.05, as in the contrast formula of WCAG 2. */
const light = memoize((color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.3);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
});

/** The minimum contrast at which a feature is clearly visible. */
const SEEN = 3.3;

/** Darkens a color until it is visible on the skin. On dark skin, lightens it. */
const seenOn = memoize((skin: string) =>
  memoize((color: string): string => {
    const isDark = isDarkSkin(skin);
    let seen = color;
    for (
      let ratio = 0.1;
      ratio < 1 && (isDark ? light(seen) / light(skin) : light(skin) / light(seen)) < SEEN;
      ratio += 0.1
    )
      seen = mix(color, isDark ? "#ffc08c" : "#1d0a08", ratio);
    return seen;
  }),
);

/** Lightens a color on dark skin until the ink is visible on it. */
const litBehindInk = memoize((color: string): string => {
  let lit = color;
  for (let ratio = 0.1; ratio < 1 && light(lit) / light(INK) < SEEN; ratio += 0.1) lit = mix(color, "#e0a070", ratio);
  return lit;
});

/** Returns the color of lines on skin. They are invisible on dark skin, where lighter shapes make features visible. */
export const lineOn = (skin: string): string =>
  isDarkSkin(skin) ? mix(skin, "#000000", 0.55) : seenOn(skin)(mix(skin, "#3a100c", 0.6));

/** Returns the color of lips without lipstick. Lips in a beard differ more from the skin than the defaults do. */
export const lipOn = (skin: string, color = "#c4574a", ratio = 0.35): string =>
  isDarkSkin(skin) ? litBehindInk(mix(skin, mix(color, "#ffb09c", ratio), 0.5)) : mix(skin, color, ratio);

/** Returns the color of lips with lipstick: red, or pink on dark skin. */
export const lipstickOn = (skin: string): string =>
  isDarkSkin(skin) ? seenOn(skin)(mix(skin, "#ff74a8", 0.9)) : mix(skin, "#b8123f", 0.7);

/**
 * Returns the color of brows: the ink, or a darker tone of light hair. On dark skin, the ink needs an edge; see
 * {@link rimOn}.
 */
export const browOn = (skin: string, hair: string): string =>
  luminance(hair) > (isDarkSkin(skin) ? 0.6 : 0.45)
    ? seenOn(skin)(mix(hair, "#4f3f30", isDarkSkin(skin) ? 0.3 : 0.45))
    : INK;

/**
 * Returns the color of the light along the lower edge of dark features on dark skin, or undefined on other skin. It is
 * only as light as the ink needs to be visible on it.
 */
export const rimOn = (skin: string): string | undefined => (isDarkSkin(skin) ? litBehindInk(skin) : undefined);
