import { mix } from "../../engine/color.ts";
import { CONTOUR, INK } from "../../engine/ink.ts";
import { gleam, seam, shadow } from "../../engine/material.ts";
import { GOLD } from "../../engine/palette.ts";
import { mirrored } from "../../engine/shapes.ts";
import { isCovering } from "../../schema/wearing.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { skullOf } from "../face/skulls.ts";
import { hairPaths } from "./hair-paths.ts";
import { GREY, type HairLayer, type HairTone, strands } from "./hair-shapes.ts";

type Tones = Readonly<Record<HairTone, string>>;

function tonesOf({ spec, hair, wrap, skin }: DrawContext): Tones {
  const color = isCovering(spec.hair) ? wrap : hair;
  const dark = shadow(color);
  const light = spec.hairColor === "salt-and-pepper" && color === hair ? GREY : gleam(color);
  return {
    hair: color,
    fill: color,
    deep: dark,
    dark,
    light,
    edge: seam(color),
    rope: seam(color) === INK ? color : mix(color, light, 0.5),
    ink: INK,
    weave: INK,
    scalp: mix(skin, hair, 0.6),
    skin,
    gleam: "#fff5",
    band: wrap,
    under: dark,
    bead: GOLD,
    locks: hair,
  };
}

/** Dash pattern for the turns of braids. */
const DASHES: Partial<Record<HairTone, string>> = { weave: "0 9 1.6 0" };

/**
 * Draws layers of hair. Filled layers in the tones `hair` and `deep` get an outline, so that they stand out from the
 * card.
 */
const drawn = (list: readonly HairLayer[], tones: Tones, skull = ""): readonly React.ReactElement[] =>
  list.flatMap(([tone, path, width], i) => {
    const key = `${tone}${i}`;
    const color = tones[tone];
    const isCropped = tone === "scalp" && width === undefined;
    const d = isCropped ? mirrored(skull + path) : path;
    if (width === undefined) {
      const stroke = tone === "hair" || tone === "deep" ? undefined : "none";
      const shape = <path key={key} d={d} fill={color} stroke={stroke} />;
      // Cropped hair has the contour of the skull, and none along the hairline.
      return isCropped ? [shape, <path key={`${key}skull`} d={mirrored(skull)} />] : shape;
    }
    const dashes = DASHES[tone];
    const cap = dashes === undefined ? undefined : "butt";
    return <path key={key} d={d} stroke={color} strokeWidth={width} strokeDasharray={dashes} strokeLinecap={cap} />;
  });

/** Gray streaks at the temples. */
const TEMPLES = mirrored(strands([49, 10, 54, -16, 43, -42, 5], [53, 6, 60, -20, 51, -42, 4]));

/** Draws the hair behind the head and body. */
export function hairBack(context: DrawContext) {
  const tones = tonesOf(context);
  return (
    <g stroke={INK} strokeWidth={CONTOUR.head}>
      {drawn(hairPaths(context.spec.hair).back ?? [], tones)}
    </g>
  );
}

/** Draws the hair or covering over the head. */
export function hairFront(context: DrawContext) {
  const { spec } = context;
  const tones = tonesOf(context);
  const { front, hasTemples } = hairPaths(spec.hair);
  const isGraying = spec.hairColor === "salt-and-pepper" && hasTemples;
  return (
    <g stroke={INK} strokeWidth={CONTOUR.head}>
      {drawn(front, tones, skullOf(spec).top)}
      {isGraying ? <path d={TEMPLES} fill={tones.light} stroke="none" /> : null}
    </g>
  );
}
