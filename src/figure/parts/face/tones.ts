import { channels, luminance, mix } from "../../engine/color.ts";
import { memoize } from "../../engine/memoize.ts";

/** Whether skin is so dark that no darker line would show on it. */
export const isDarkSkin = (skin: string): boolean => luminance(skin) < 0.35;

/** Relative luminance plus 0.05, as in the contrast formula of WCAG 2. */
const light = memoize((color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.3);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
});

/** The lowest contrast at which a feature is clearly visible. */
const SEEN = 3.3;

/** Darkens a color until it is visible on this skin, or lightens it on dark skin. */
const seenOn = memoize((skin: string) =>
  memoize((color: string): string => {
    const isDark = isDarkSkin(skin);
    let seen = color;
    for (
      let ratio = 0.1;
      ratio < 1 && (isDark ? light(seen) / light(skin) : light(skin) / light(seen)) < SEEN;
      ratio += 0.1
    )
      seen = mix(color, isDark ? "#ffac90" : "#1d0a08", ratio);
    return seen;
  }),
);

/** The color of lines on skin. They do not show on dark skin, where lighter shapes surround them. */
export const lineOn = (skin: string): string =>
  isDarkSkin(skin) ? mix(skin, "#000000", 0.55) : seenOn(skin)(mix(skin, "#3a100c", 0.6));

/** The color of lips. `color` and `ratio` are the lipstick and how much it covers; the defaults are natural lips. */
export const lipOn = (skin: string, color = "#c4574a", ratio = 0.35): string =>
  isDarkSkin(skin) ? seenOn(skin)(mix(mix(skin, color, 0.55), "#ff7666", 0.72)) : mix(skin, color, ratio);

/** The color of brows by that of the hair. Dark brows on dark skin need a visible edge: {@link rimOn}. */
export function browOn(skin: string, hair: string): string {
  const isDark = isDarkSkin(skin);
  if (luminance(hair) < 0.35 && isDark) return mix(hair, "#160c0c", 0.7);
  const color = luminance(hair) > 0.6 ? mix(hair, "#4f3f30", isDark ? 0.3 : 0.45) : mix(hair, "#160c0c", 0.3);
  return seenOn(skin)(color);
}

/** The color of light along the lower edge of dark features on dark skin; undefined on other skin. */
export const rimOn = (skin: string): string | undefined =>
  isDarkSkin(skin) ? seenOn(skin)(mix(skin, "#e89a6c", 0.4)) : undefined;
