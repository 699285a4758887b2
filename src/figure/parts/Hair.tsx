import { isCovering } from "../../domain/wearing.ts";
import { channels, lighten, luminance, mix, withAlpha } from "../color.ts";
import { GOLD } from "../palette.ts";
import { mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { HAIR_PATHS } from "./hair-paths.ts";
import type { HairLayer, HairTone } from "./hair-shapes.ts";

/** Black hair has a cool light and an edge lighter than itself, so that it keeps its shape on a card and against dark skin. */
const COOL = "#8f97c9";
const isDark = (color: string): boolean => luminance(color) < 0.16;

function shadow(color: string): string {
  const [red = 0, , blue = 0] = channels(color);
  if (luminance(color) < 0.5) return mix(color, "#1d0d1c", 0.32);
  return red - blue > 50 ? mix(color, "#9a3c10", 0.3) : mix(color, "#3d4588", 0.26);
}

type Tones = Readonly<Record<HairTone, string>>;

function tonesOf({ spec, hair, headscarf, skin }: DrawContext): Tones {
  const color = isCovering(spec.hair) ? headscarf : hair;
  const dark = shadow(color);
  return {
    hair: color,
    fill: color,
    deep: mix(color, dark, 0.8),
    dark,
    light:
      spec.hairColor === "salt-and-pepper" && color === hair
        ? "#bfbec4"
        : isDark(color)
          ? mix(color, COOL, 0.34)
          : lighten(color, 0.24),
    edge: isDark(color) ? mix(color, COOL, 0.28) : mix(dark, "#1d0d1c", 0.35),
    scalp: withAlpha(hair, 0.42),
    weave: isDark(color) ? mix(color, COOL, 0.28) : dark,
    skin: mix(skin, dark, 0.25),
    gleam: "#fff5",
    band: headscarf,
    under: dark,
    bead: GOLD,
    locks: hair,
  };
}

/** What stands against the card has an edge. On black hair a shadow cannot be seen, so that its lines are light. */
const drawn = (list: readonly HairLayer[], tones: Tones): readonly React.ReactElement[] =>
  list.map(([tone, d, width], i) => {
    const key = `${tone}${i}`;
    if (width === undefined)
      return (
        <path key={key} d={d} fill={tones[tone]} stroke={tone === "hair" || tone === "deep" ? undefined : "none"} />
      );
    if (tone === "weave")
      return (
        <path key={key} d={d} stroke={tones.weave} strokeWidth={width} strokeDasharray="1.5 5" strokeLinecap="butt" />
      );
    return <path key={key} d={d} stroke={tones[tone === "dark" ? "weave" : tone]} strokeWidth={width} />;
  });

/** Light streaks in dark hair at the temples. */
const TEMPLES = mirrored("M52-2C54-18 50-32 42-42 48-30 49-16 48-4ZM56-6C58-20 56-30 51-38 54-28 55-16 53-5Z");

/** Hair behind the head and body. */
export function hairBack(context: DrawContext) {
  const tones = tonesOf(context);
  return <g stroke={tones.edge}>{drawn(HAIR_PATHS[context.spec.hair].back ?? [], tones)}</g>;
}

/** Hair or a covering over the head. */
export function hairFront(context: DrawContext) {
  const { spec } = context;
  const tones = tonesOf(context);
  const { front, hasTemples } = HAIR_PATHS[spec.hair];
  return (
    <g stroke={tones.edge}>
      {drawn(front, tones)}
      {spec.hairColor === "salt-and-pepper" && hasTemples ? (
        <path d={TEMPLES} fill={tones.light} stroke="none" />
      ) : null}
    </g>
  );
}
