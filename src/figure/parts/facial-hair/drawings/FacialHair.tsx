import { darken, luminance, mix } from "../../../engine/color.ts";
import { INK, INNER } from "../../../engine/ink.ts";
import { gleam, seam } from "../../../engine/material.ts";
import { paths } from "../../../engine/paths.tsx";
import { mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { skullOf, turnedJaw } from "../../face/skulls.ts";
import { GREY, strands } from "../../hair/hair-shapes.ts";

type Kind = Exclude<FigureSpec["facialHair"], "none">;

/** Paths of the right half of facial hair. The middle of the face is at 0,0. The mouth is drawn on top. */
interface BeardPaths {
  /** Draws a beard along the jaw of any face shape, scaled by this factor, up to `edge`. */
  readonly hug?: number;
  /** The right half of the upper edge. @default CHEEK_LINE */
  readonly edge?: string;
  /** The part that hangs from the jaw. */
  readonly jaw?: string;
  /** The part around the mouth. It moves when the face turns. */
  readonly lip?: string;
  /** Curls, drawn as lines. */
  readonly curls?: string;
  /** Lighter strands, on both sides. */
  readonly light?: string;
}

/** The upper edge of a beard, starting below the lip: around the mouth and along the cheek to the sideburn. */
const CHEEK_LINE = "M0 54C11 54.5 20 52 22.5 45 23 39 27 35 32 30 40 21 44 10 44.5-2Q48-8 53-8";
/** The upper edge of stubble, above the lip and along the cheek. */
const STUBBLE_LINE = "M0 29C8 26 18 27 25 33 36 31 44 14 49-10";
const MOUSTACHE = "M0 28C4 22 10 22 16 25 21 28 25 31.5 29 34 24 37.5 18 36.5 13 35 8 34 3 33.5 0 31";

const BEARDS: Readonly<Record<Exclude<Kind, "stubble">, BeardPaths>> = {
  moustache: { lip: MOUSTACHE },
  goatee: {
    lip: "M0 28C4 22.5 10 22.5 16 25.5 23 29 26 35 26 45 25 58 16 71 0 71M0 57C13 57 21 52 21 43 19 35.5 8 35 0 31",
  },
  beard: {
    jaw: `${CHEEK_LINE}C56 10 58 32 53 50 46 72 24 88 0 88`,
    lip: MOUSTACHE,
    light: strands([44, 28, 51, 46, 40, 64, 3], [31, 45, 36, 62, 24, 76, 3], [17, 59, 20, 70, 10, 79, 2.6]),
  },
  "long-beard": {
    jaw: `${CHEEK_LINE}C58 14 60 40 54 66 47 94 22 118 0 122`,
    lip: MOUSTACHE,
    light: strands([44, 30, 53, 56, 38, 84, 3.4], [31, 46, 40, 74, 21, 100, 3.4], [17, 60, 23, 82, 7, 106, 3]),
  },
  "short-beard": {
    hug: 1.07,
    lip: MOUSTACHE,
  },
  chinstrap: { hug: 1.04, edge: "M0 55C20 55 36 42 41 24 43 14 44 4 44.5-2Q48-8 53-8" },
  "curly-beard": {
    jaw: `${CHEEK_LINE}q11 10 5 22 9 7 2 18 8 9-2 17 5 11-7 15 0 11-12 12-3 10-14 8-6 9-14 5Q5 91 0 85`,
    lip: MOUSTACHE,
    curls: "M46 40q-8-1-7 6 2 6 8 2M33 48q-7-1-6 5 2 5 7 2M36 62q-8-1-7 6 2 6 8 2M17 66q-7-1-6 5 2 5 7 2",
  },
  "van-dyke": {
    lip: "M0 28C3 22 9 21 15 24 21 27 25 28.5 30 25 29 33 22 36.5 15 35.5 8 35 4 34 0 31M0 55C6 54.5 11 56 14 59 14 68 8 79 0 86",
  },
  handlebar: {
    lip: "M0 28C3 21.5 10 21.5 16 25 24 30 32 32 34 26 35 23 33 20 30 21 34 15 42 21 40 29 38 36.5 28 38 18 35.5 10 34.5 4 34 0 31",
  },
  walrus: {
    lip: "M0 26C4 20 14 20 21 24 28 28.5 32 34 32 41 26 42 20 40 14 38.5 8 37.5 3 36.5 0 35",
  },
  sideburns: { jaw: "M0 0M53-10C55 8 52 24 43 35Q37 38 32 34C39 27 43 14 46-8Z" },
  chevron: {
    lip: "M0 25.5C5 21.5 12 22 17 25L25 34Q24 36.5 20 36 8 34.5 0 35.5",
  },
};

/** Facial hair. `turned` is the transform of the part around the mouth when the face turns. */
export function FacialHair({ context, turned }: { context: DrawContext; turned: string | undefined }) {
  const { spec, beard, skin, skinShade, stance } = context;
  const kind = spec.facialHair;
  if (kind === "none") return null;
  const { temple, cheek } = skullOf(spec);
  const turnJaw = turnedJaw(stance.headTurn);
  const onJaw = (line: string) => turnJaw(mirrored(`${line}L${temple.slice(1)}${cheek}`));
  const isFair = luminance(beard) > 0.5;
  const tone = seam(beard);
  if (kind === "stubble") {
    return paths([
      [mix(mix(skin, skinShade, 0.5), isFair ? darken(beard, 0.35) : beard, 0.16), onJaw(STUBBLE_LINE), "flat"],
    ]);
  }
  const { hug, edge = CHEEK_LINE, jaw, lip, curls, light } = BEARDS[kind];
  const bright = spec.beardColor === "salt-and-pepper" ? GREY : gleam(beard);
  const shape = jaw ? turnJaw(mirrored(jaw)) : hug ? onJaw(edge) : undefined;
  return (
    <g stroke={INK} strokeWidth={INNER}>
      <g transform={hug ? `scale(${hug})` : undefined}>
        {paths([
          [beard, shape],
          [tone, curls && turnJaw(mirrored(curls)), INNER],
          [bright, light && turnJaw(mirrored(light)), "flat"],
        ])}
      </g>
      <g transform={turned}>{paths([[beard, lip && mirrored(lip)]])}</g>
    </g>
  );
}
