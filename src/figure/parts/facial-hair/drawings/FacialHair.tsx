import { darken, luminance, mix } from "../../../engine/color.ts";
import { CONTOUR, INK, INNER } from "../../../engine/ink.ts";
import { gleam, seam } from "../../../engine/material.ts";
import { paths } from "../../../engine/paths.tsx";
import { dots, mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { skullOf } from "../../face/skulls.ts";
import { GREY, strands } from "../../hair/hair-shapes.ts";

type Kind = Exclude<FigureSpec["facialHair"], "none">;

/** Paths of the right half of facial hair. The middle of the face is at 0,0. The mouth is drawn on top. */
interface BeardPaths {
  /** Draws a beard along the jaw of any face shape, scaled by this factor. Its upper edge is {@link CHEEK_LINE}. */
  readonly hug?: number;
  /** The part that hangs from the jaw. */
  readonly jaw?: string;
  /** The part around the mouth. It moves when the face turns. */
  readonly lip?: string;
  /** Curls, drawn as lines. */
  readonly curls?: string;
  /** Lighter strands, on both sides. */
  readonly light?: string;
  /** Strands of the mustache or chin tuft. */
  readonly lipStrands?: string;
}

/** The upper edge of a beard, starting below the lip: around the mouth and along the cheek to the sideburn. */
const CHEEK_LINE = "M0 54C11 54.5 20 52 22.5 45 24 38 31 37 36 30 43 20 45 4 49-14";
/** The upper edge of stubble, above the lip and along the cheek. */
const STUBBLE_LINE = "M0 29C8 26 18 27 25 33 36 31 44 14 49-10";
const STUBBLE = mirrored(
  dots(
    [6, 31],
    [13, 30],
    [20, 33],
    [41, 21],
    [36, 29],
    [29, 37],
    [35, 39],
    [26, 45],
    [32, 48],
    [24, 52],
    [16, 56],
    [8, 58],
  ),
);
const MOUSTACHE = "M0 30.5C4 24.5 10 24.5 16 27.5 23 31 27 35.5 32 40 25 42 20 40.5 14 38.5 8 37 3 36 0 33.5";
const MOUSTACHE_STRANDS = mirrored(strands([4, 30, 12, 28, 24, 37, 1.8]));

const BEARDS: Readonly<Record<Exclude<Kind, "stubble" | "chinstrap">, BeardPaths>> = {
  moustache: { lip: MOUSTACHE, lipStrands: MOUSTACHE_STRANDS },
  goatee: {
    lip: "M0 31C4 25.5 10 25.5 16 28.5 23 32 26 37 26 45 25 58 16 71 0 71V56C12 57 20.5 52 21 44 19 37.5 8 37.5 0 34",
    lipStrands: mirrored(strands([4, 30, 14, 28, 23, 40, 1.8])),
  },
  beard: {
    jaw: `${CHEEK_LINE}C56 10 58 32 53 50 46 72 24 88 0 88`,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    light: strands([44, 28, 51, 46, 40, 64, 3], [31, 45, 36, 62, 24, 76, 3], [17, 59, 20, 70, 10, 79, 2.6]),
  },
  "long-beard": {
    jaw: `${CHEEK_LINE}C58 14 60 40 54 66 47 94 22 118 0 122`,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    light: strands([44, 30, 53, 56, 38, 84, 3.4], [31, 46, 40, 74, 21, 100, 3.4], [17, 60, 23, 82, 7, 106, 3]),
  },
  "short-beard": {
    hug: 1.05,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    light: strands([43, 22, 44, 32, 36, 42, 2.4], [30, 43, 31, 49, 22, 55, 2.4]),
  },
  "curly-beard": {
    jaw: `${CHEEK_LINE}q11 10 5 22 9 7 2 18 8 9-2 17 5 11-7 15 0 11-12 12-3 10-14 8-6 9-14 5Q5 91 0 85`,
    lip: MOUSTACHE,
    curls: "M46 40q-8-1-7 6 2 6 8 2M33 48q-7-1-6 5 2 5 7 2M36 62q-8-1-7 6 2 6 8 2M17 66q-7-1-6 5 2 5 7 2",
  },
  "van-dyke": {
    lip: "M0 31C3 25 9 24 15 27 21 30 26 32 31 28 30 37 23 41 15 40 8 39 4 37 0 34M0 55C6 54.5 11 56 14 59 14 68 8 79 0 86",
    lipStrands: mirrored(strands([4, 31, 14, 29, 24, 36, 1.8])),
  },
  handlebar: {
    lip: "M0 31C3 24 10 24 16 28 24 33 32 35 34 29 35 26 33 23 30 24 34 18 42 24 40 32 38 40 28 42 18 39.5 10 38 4 37 0 34",
    lipStrands: mirrored(strands([4, 30, 14, 30, 30, 37, 1.8])),
  },
  walrus: {
    lip: "M0 28C4 21.5 14 21.5 21 26 29 31 33 38 33 46 26 47 20 44 14 42 8 40 3 39 0 37",
    lipStrands: mirrored(strands([4, 27, 18, 26, 27, 42, 2], [3, 32, 12, 32, 18, 40, 1.8])),
  },
  sideburns: { jaw: "M0 0M53-10C55 8 52 24 43 35Q37 38 32 34C39 27 43 14 46-8Z" },
  chevron: {
    lip: "M0 27C5 23 12 23.5 17 27L25 37.5Q24 39.5 20 39 8 37 0 38",
    lipStrands: mirrored(strands([4, 27, 9, 29, 10, 36, 1.8], [10, 27, 16, 30, 19, 37, 1.8])),
  },
};

/** Facial hair. `turned` is the transform of the part around the mouth when the face turns. */
export function FacialHair({ context, turned }: { context: DrawContext; turned: string | undefined }) {
  const { spec, beard, skin, skinShade } = context;
  const kind = spec.facialHair;
  if (kind === "none") return null;
  const { temple, cheek } = skullOf(spec);
  const onJaw = (line: string) => mirrored(`${line}L${temple.slice(1)}${cheek}`);
  const isFair = luminance(beard) > 0.5;
  const tone = seam(beard);
  if (kind === "stubble") {
    const down = isFair ? darken(beard, 0.35) : beard;
    return paths([
      [mix(mix(skin, skinShade, 0.5), down, isFair ? 0.07 : 0.1), onJaw(STUBBLE_LINE), "flat"],
      [mix(skinShade, down, isFair ? 0.25 : 0.45), STUBBLE, CONTOUR.head],
    ]);
  }
  if (kind === "chinstrap") {
    const strap = mirrored(temple + cheek);
    return paths([
      [INK, strap, 12],
      [beard, strap, 8],
    ]);
  }
  const { hug, jaw, lip, curls, light, lipStrands } = BEARDS[kind];
  const bright = spec.beardColor === "salt-and-pepper" ? GREY : gleam(beard);
  const shape = jaw ? mirrored(jaw) : hug ? onJaw(CHEEK_LINE) : undefined;
  return (
    <g stroke={INK} strokeWidth={INNER}>
      <g transform={hug ? `scale(${hug})` : undefined}>
        {paths([
          [beard, shape],
          [tone, curls && mirrored(curls), INNER],
          [bright, light && mirrored(light), "flat"],
        ])}
      </g>
      <g transform={turned}>
        {paths([
          [beard, lip && mirrored(lip)],
          [bright, lipStrands, "flat"],
        ])}
      </g>
    </g>
  );
}
