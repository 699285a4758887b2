import { isCovering } from "../../domain/wearing.ts";
import { edge, highlight, seam, shadow } from "../cloth-tones.ts";
import { mix, withAlpha } from "../color.ts";
import type { HairLayer, HairTone } from "../hair-shapes.ts";
import { GOLD } from "../palette.ts";
import { mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { hairPaths } from "./hair-paths.ts";
import { SKULLS } from "./skulls.ts";

type Tones = Readonly<Record<HairTone, string>>;

function tonesOf({ spec, hair, wrap, skin }: DrawContext): Tones {
  const color = isCovering(spec.hair) ? wrap : hair;
  const dark = shadow(color);
  const line = seam(color);
  return {
    hair: color,
    fill: color,
    deep: mix(color, dark, 0.8),
    dark,
    light: spec.hairColor === "salt-and-pepper" && color === hair ? "#bfbec4" : highlight(color),
    edge: edge(color),
    line,
    weave: line,
    wound: line,
    scalp: withAlpha(hair, 0.45),
    skin: mix(skin, dark, 0.15),
    gleam: "#fff5",
    band: wrap,
    under: dark,
    bead: GOLD,
    locks: hair,
  };
}

/** Lengths of the turns and of the gaps between them. */
const DASHES: Partial<Record<HairTone, string>> = { weave: "1.5 5", wound: "1.4 19 1.4 13" };

/** What stands against the card has an edge. */
const drawn = (list: readonly HairLayer[], tones: Tones, skull = ""): readonly React.ReactElement[] =>
  list.map(([tone, path, width], i) => {
    const key = `${tone}${i}`;
    const color = tones[tone];
    const d = tone === "scalp" ? mirrored(skull + path) : path;
    if (width === undefined) {
      const stroke = tone === "hair" || tone === "deep" ? undefined : tone === "scalp" ? color : "none";
      return <path key={key} d={d} fill={color} stroke={stroke} />;
    }
    const dashes = DASHES[tone];
    const cap = dashes === undefined ? undefined : "butt";
    return <path key={key} d={d} stroke={color} strokeWidth={width} strokeDasharray={dashes} strokeLinecap={cap} />;
  });

/** Light streaks in dark hair at the temples. */
const TEMPLES = mirrored("M52-2C54-18 50-32 42-42 48-30 49-16 48-4ZM56-6C58-20 56-30 51-38 54-28 55-16 53-5Z");

/** Hair behind the head and body. */
export function hairBack(context: DrawContext) {
  const tones = tonesOf(context);
  return <g stroke={tones.edge}>{drawn(hairPaths(context.spec.hair).back ?? [], tones)}</g>;
}

/** Hair or a covering over the head. */
export function hairFront(context: DrawContext) {
  const { spec } = context;
  const tones = tonesOf(context);
  const { front, hasTemples } = hairPaths(spec.hair);
  const isGreying = spec.hairColor === "salt-and-pepper" && hasTemples;
  return (
    <g stroke={tones.edge}>
      {drawn(front, tones, SKULLS[spec.face].top)}
      {isGreying ? <path d={TEMPLES} fill={tones.light} stroke="none" /> : null}
    </g>
  );
}
