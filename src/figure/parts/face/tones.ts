import { channels, luminance, mix } from "../../engine/color.ts";
import { memoize } from "../../engine/memoize.ts";

/** So dark that lines on it, however dark, could not be seen. */
export const isDarkSkin = (skin: string): boolean => luminance(skin) < 0.35;

/** How much light a color gives back, as contrast is measured (WCAG 2), 0.05 added. */
const light = memoize((color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.3);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
});

/** What contrasts least with skin while it can be told from it at a glance. */
const SEEN = 3.2;

/** The color, or as much darker as it takes for it to be seen on this skin; on dark skin, as much lighter. */
const seenOn = memoize((skin: string) =>
  memoize((color: string): string => {
    const isDark = isDarkSkin(skin);
    let seen = color;
    for (
      let ratio = 0.1;
      ratio < 1 && (isDark ? light(seen) / light(skin) : light(skin) / light(seen)) < SEEN;
      ratio += 0.1
    )
      seen = mix(color, isDark ? "#ffcdb4" : "#1d0a08", ratio);
    return seen;
  }),
);

/** Lines, which are seen on all but dark skin: lighter shapes are around them there. */
export const lineOn = (skin: string): string =>
  isDarkSkin(skin) ? mix(skin, "#000000", 0.55) : seenOn(skin)(mix(skin, "#3a100c", 0.6));

/** Lips without and with make-up. */
export const lipOn = (skin: string, color = "#c4574a", ratio = 0.35): string =>
  isDarkSkin(skin) ? seenOn(skin)(mix(mix(skin, color, 0.55), "#ff9b84", 0.25)) : mix(skin, color, ratio);

/** Brows in a color of hair. Dark ones on dark skin have an edge that is seen: {@link rimOn}. */
export function browOn(skin: string, hair: string): string {
  const isDark = isDarkSkin(skin);
  if (luminance(hair) < 0.35 && isDark) return mix(hair, "#160c0c", 0.7);
  const color = luminance(hair) > 0.6 ? mix(hair, "#4f3f30", isDark ? 0.3 : 0.45) : mix(hair, "#160c0c", 0.3);
  return seenOn(skin)(color);
}

/** Light along the lower edge of what is dark on dark skin. */
export const rimOn = (skin: string): string | undefined =>
  isDarkSkin(skin) ? seenOn(skin)(mix(skin, "#e89a6c", 0.4)) : undefined;
