import { isCovering } from "../../domain/wearing.ts";
import { lighten, luminance, mix, withAlpha } from "../color.ts";
import { GOLD } from "../palette.ts";
import { mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { HAIR_PATHS } from "./hair-paths.ts";
import type { HairLayer, HairTone } from "./hair-shapes.ts";
import { type Layer, paths } from "./paths.tsx";

/** Black hair has a cool light and an edge lighter than itself, so that it keeps its shape on a card and against dark skin. */
const COOL = "#8f97c9";
const isDark = (color: string): boolean => luminance(color) < 0.16;
const shadow = (color: string): string => mix(color, luminance(color) > 0.65 ? "#8a7f9c" : "#1d0d1c", 0.32);
const highlight = (color: string): string => (isDark(color) ? mix(color, COOL, 0.42) : lighten(color, 0.38));

type Tones = Readonly<Record<HairTone, string>>;

function tonesOf({ spec, hair, headscarf, skin }: DrawContext): Tones {
  const color = isCovering(spec.hair) ? headscarf : hair;
  const dark = shadow(color);
  return {
    hair: color,
    fill: color,
    deep: mix(color, dark, 0.8),
    dark,
    light: spec.hairColor === "salt-and-pepper" && color === hair ? "#c9c8cd" : highlight(color),
    edge: isDark(color) ? mix(color, COOL, 0.28) : mix(dark, "#1d0d1c", 0.35),
    scalp: withAlpha(hair, 0.42),
    skin: mix(skin, dark, 0.25),
    gleam: "#fff5",
    band: headscarf,
    under: dark,
    bead: GOLD,
    locks: hair,
  };
}

/** Only what stands against the card has an edge. */
const layers = (list: readonly HairLayer[], tones: Tones): readonly Layer[] =>
  list.map(([tone, path, width]) => [tones[tone], path, width ?? (tone === "hair" || tone === "deep" ? undefined : "flat")]);

/** Light streaks in dark hair at the temples. */
const TEMPLES = mirrored("M52-2C54-18 50-32 42-42 48-30 49-16 48-4ZM56-6C58-20 56-30 51-38 54-28 55-16 53-5Z");

/** Hair behind the head and body. */
export function hairBack(context: DrawContext) {
  const tones = tonesOf(context);
  return <g stroke={tones.edge}>{paths(context.picture, layers(HAIR_PATHS[context.spec.hair].back ?? [], tones))}</g>;
}

/** Hair or a covering over the head. */
export function hairFront(context: DrawContext) {
  const { picture, spec } = context;
  const tones = tonesOf(context);
  const { front, hasTemples } = HAIR_PATHS[spec.hair];
  return (
    <g stroke={tones.edge}>
      {paths(picture, [
        ...layers(front, tones),
        [tones.light, spec.hairColor === "salt-and-pepper" && hasTemples && TEMPLES, "flat"],
      ])}
    </g>
  );
}
