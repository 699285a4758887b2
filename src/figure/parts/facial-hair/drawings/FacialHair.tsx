import { highlight, seam } from "../../../engine/cloth-tones.ts";
import { darken, luminance, mix } from "../../../engine/color.ts";
import { paths } from "../../../engine/paths.tsx";
import { mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { skullOf } from "../../face/skulls.ts";
import { GREY, strands } from "../../hair/hair-shapes.ts";

type Kind = Exclude<FigureSpec["facialHair"], "none">;

/** Right halves, with the middle of the face at 0,0. The mouth is drawn on top. */
interface BeardPaths {
  /** Draws a beard along the jaw of any face, at this scale. Its inner edge is {@link CHEEK_LINE}. */
  readonly hug?: number;
  /** Limits it to a strap along the jaw. */
  readonly isStrap?: boolean;
  /** The part that hangs from the jaw. */
  readonly jaw?: string;
  /** The part around the mouth, which moves when the face turns. */
  readonly lip?: string;
  /** Dark strands on the jaw. */
  readonly strands?: string;
  /** Curls, drawn as lines. */
  readonly curls?: string;
  /** Light strands on both sides. */
  readonly light?: string;
  /** Strands of the mustache or chin tuft. */
  readonly lipStrands?: string;
}

/**
 * The upper edge of a beard: from below the lip around the mouth and along the cheek, in short locks, to the sideburn.
 */
const CHEEK_LINE =
  "M0 53C8 54 17 51 22 45 25 40 26 36 26 34Q30 36 30 38 32 34 32 31 36 33 36 34 38 29 38 26 41 28 42 28 43 22 43 18 45 19 46 19 47 5 50-14";
/** The upper edge of stubble, over the lip and along the cheek. */
const STUBBLE_LINE = "M0 28C10 25 20 28 27 35 36 31 44 14 49-10";
/** Single hairs above the edge of stubble. */
const STUBBLE_TICKS =
  "M4 27.5v-2M10 25.5l.4-2M16 26l1-2M22 29l1.6-1.8M28 34l2-1.5M33 31l2-1.2M37.5 24.5l2-.8M41 18.5l2-.4M44 11.5h2M47 3h1.6";
/** The inner edge of a strap along the jaw, by face shape. */
const STRAPS: Readonly<Record<FigureSpec["face"], string>> = {
  round: "M0 53C25 53 43 42 47 18Q48 4 52-14",
  oval: "M0 57C14 57 27 50 34 38 41 26 44 12 49-14",
  square: "M0 54C8 54 18 54 26 51 36 47 43 40 45 28Q48 8 51-14",
  heart: "M0 56C10 56 20 49 29 37 41 22 46 6 52-14",
};
const MOUSTACHE = "M0 31C3 24.5 9 24 15 27 23 31 27 36 31 42 27 43.5 24 43 22 42 17 42.5 6 39 0 34.5";
const MOUSTACHE_STRANDS = mirrored(strands([4, 30, 12, 28, 24, 40, 1.8], [3, 33, 10, 33, 17, 40, 1.8]));

const BEARDS: Readonly<Record<Kind, BeardPaths>> = {
  stubble: { hug: 1 },
  moustache: { lip: MOUSTACHE, lipStrands: MOUSTACHE_STRANDS },
  goatee: {
    lip: "M0 31C3 25 10 25 16 28 23 31 25 36 25 44 25 54 20 62 15 68L13 66Q10 74 4 76L3 74 0 78V52C4 56 9 55.5 12 54 17 52 19 48 19 43 18 37 8 37 0 34.5",
    lipStrands: mirrored(
      strands([4, 30, 14, 28, 22, 42, 1.8], [22, 46, 22, 56, 14, 65, 1.8], [9, 57, 9, 66, 4, 73, 1.8]),
    ),
  },
  beard: {
    jaw: `${CHEEK_LINE}C58 8 58 24 57 34L54 33Q56 46 50 57L47 55Q46 66 38 73L35 70Q32 79 22 83L20 79Q14 87 6 88L4 85 0 90`,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    strands: strands(
      [46, 24, 54, 44, 44, 60, 3],
      [37, 38, 44, 54, 32, 68, 3],
      [26, 48, 32, 64, 18, 78, 3],
      [12, 56, 16, 70, 6, 83, 3],
    ),
    light: strands([42, 30, 50, 46, 41, 58, 3], [31, 42, 38, 56, 27, 68, 3], [19, 54, 23, 66, 12, 77, 2.6]),
  },
  "long-beard": {
    jaw: `${CHEEK_LINE}C60 14 60 38 54 60L51 57Q51 76 42 88L38 83Q37 98 27 107L23 101Q20 113 9 118L6 112 0 120`,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    strands: strands(
      [47, 26, 56, 52, 42, 78, 3.4],
      [37, 40, 46, 66, 29, 96, 3.4],
      [26, 50, 34, 78, 13, 108, 3.4],
      [12, 58, 18, 84, 4, 108, 3.4],
    ),
    light: strands([42, 32, 51, 56, 38, 78, 3.4], [31, 46, 40, 70, 23, 94, 3.4], [19, 56, 25, 78, 10, 102, 3]),
  },
  "short-beard": {
    hug: 1.05,
    lip: MOUSTACHE,
    lipStrands: MOUSTACHE_STRANDS,
    light: strands([44, 20, 45, 30, 38, 39, 2.4], [32, 38, 32, 46, 25, 52, 2.4], [18, 55, 17, 59, 10, 61, 2.2]),
  },
  "curly-beard": {
    jaw: `${CHEEK_LINE}q11 10 5 22 9 7 2 18 8 9-2 17 5 11-7 15 0 11-12 12-3 10-14 8-6 9-14 5Q5 91 0 85`,
    lip: "M0 31C3 24 9 23 15 27 20 26 24 29 25 33 30 35 31 40 29 43 25 45 21 44 20 41 15 44 11 41 10 39 6 40 2 37 0 34.5",
    curls:
      "M50 18q-7 0-6 6 2 5 7 2M46 40q-8-1-7 6 2 6 8 2M33 46q-7-1-6 5 2 5 7 2M36 62q-8-1-7 6 2 6 8 2M20 58q-7-1-6 5 2 5 7 2M17 74q-7-1-6 5 2 5 7 2M6 62q-5 0-4 5",
  },
  "van-dyke": {
    lip: "M0 31C3 25 9 24 15 27 21 30 26 32 31 28 30 37 23 42 15 41 8 40 4 37 0 34.5M0 53.5C5 53 9 55 14 57 15 66 9 80 4 84L2 81 0 88",
    lipStrands: mirrored(strands([4, 31, 14, 29, 24, 36, 1.8], [7, 58, 8, 68, 3, 78, 2])),
  },
  handlebar: {
    lip: "M0 31C3 24 10 24 16 28 24 33 32 35 34 29 35 26 33 23 30 24 34 18 42 24 40 32 38 40 28 43 18 41 10 40 4 38 0 34.5",
    lipStrands: mirrored(strands([4, 30, 14, 30, 30, 37, 1.8], [3, 33, 10, 34, 20, 39, 1.8])),
  },
  walrus: {
    lip: "M0 28C4 21 14 21 21 26 28 31 32 38 33 46L29 43 26.5 46.5 23.5 42.5 20 45 17 41 14 43.5 11 40 8 42 5 39 3 40 0 37",
    lipStrands: mirrored(strands([4, 27, 18, 26, 27, 42, 2], [3, 30, 13, 31, 19, 41, 2], [2, 33, 7, 34, 10, 39, 1.8])),
  },
  sideburns: {
    jaw: "M0 0M55-10C57 10 54 25 45 37Q39 40 33 36C40 28 44 14 47-8Z",
    strands: strands([52, -2, 54, 18, 43, 34, 2.4], [48, 8, 48, 22, 38, 34, 2]),
  },
  chinstrap: { hug: 1.04, isStrap: true },
  chevron: {
    lip: "M0 27C5 23 12 23.5 17 27L25 37.5Q24 39.5 20 39 8 37 0 38",
    lipStrands: mirrored(strands([4, 27, 9, 29, 10, 36, 1.8], [10, 27, 16, 30, 19, 37, 1.8])),
  },
};

/** Facial hair. `turned` is the transform of the part around the mouth. */
export function FacialHair({ context, turned }: { context: DrawContext; turned: string | undefined }) {
  const { spec, beard, skin, skinShade } = context;
  if (spec.facialHair === "none") return null;
  const { hug, jaw, lip, strands, curls, light, lipStrands, isStrap } = BEARDS[spec.facialHair];
  const { temple, cheek } = skullOf(spec);
  const inner = isStrap ? STRAPS[spec.face] : CHEEK_LINE;
  const isGraying = spec.beardColor === "salt-and-pepper";
  const isStubble = spec.facialHair === "stubble";
  const bright = isGraying ? GREY : mix(beard, highlight(beard), luminance(beard) < 0.22 ? 0.5 : 0.7);
  const tone = seam(beard);
  const onJaw = (line: string) => mirrored(`${line}L${temple.slice(1)}${cheek}`);
  const isFair = luminance(beard) > 0.5;
  const down = mix(skinShade, isFair ? darken(beard, 0.35) : beard, isFair ? 0.14 : 0.26);
  if (isStubble)
    return (
      <>
        <path d={onJaw(STUBBLE_LINE)} fill={down} stroke="none" />
        <path d={mirrored(STUBBLE_TICKS)} stroke={down} strokeWidth={1.6} />
      </>
    );
  const shape = jaw ? mirrored(jaw) : hug ? onJaw(inner) : undefined;
  return (
    <g stroke={tone}>
      {shape && spec.facialHair !== "sideburns" ? (
        <path d={mirrored(inner)} stroke={mix(skin, beard, 0.4)} strokeWidth={3} />
      ) : null}
      <g transform={hug ? `scale(${hug})` : undefined}>
        {paths([
          [beard, shape],
          [tone, strands && mirrored(strands), "flat"],
          [tone, curls && mirrored(curls), 2.6],
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
