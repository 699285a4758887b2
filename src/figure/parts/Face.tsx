import type { FigureSpec } from "../../domain/figure-spec.ts";
import { memoize } from "../../domain/memoize.ts";
import { darken, lighten, luminance, mix } from "../color.ts";
import { WHITE } from "../palette.ts";
import { dots, ellipse, mirrored, path } from "../shapes.ts";
import { standIn } from "../stand-in.ts";
import type { DrawContext } from "./draw-context.ts";
import { type Layer, paths } from "./paths.tsx";

/** Eyes sit at ±21, 3. */
const EYE_X = 21;
const EYE_SIZES: Readonly<Record<FigureSpec["eyes"], readonly [number, number]>> = {
  round: [11, 12.4],
  almond: [12, 11],
  hooded: [12, 10.5],
  ...standIn([12, 11] as const, "monolid", "downturned", "upturned"),
};

const NOSES: Readonly<Record<FigureSpec["nose"], string>> = {
  button: "M-5 21q5 5 11-1",
  long: "M3 2Q8 18 6 22 1 27-5 23",
  broad: mirrored("M10 22q-1-5-5-4M0 26q3.5 0 7-2"),
  ...standIn("M-5 21q5 5 11-1", "straight", "hooked", "snub", "fine", "bulbous"),
};

const FRECKLES = `${mirrored(dots([38, 18], [31, 21], [25, 17]))}M-4 14h0M5 15h0`;
const LINES_OF_AGE = mirrored("M41 14q6 5 7 11M0-30.5q8 0 16 2.5M0-36q7 0 14 2M23 27q5 5 5 12");

/** Both eyes of a kind. A villain's lids slant inward; a hero's rest, and a wide eye has none. */
const eyePaths = memoize((kind: FigureSpec["eyes"]) =>
  memoize((isHero: boolean) => {
    const [rx, ry] = EYE_SIZES[kind];
    const x = EYE_X;
    const isWide = isHero && kind === "round";
    const inner = isHero ? -4 : 3;
    const outer = isHero ? -1 : -4;
    const arch = 3 - ry + (isHero ? 2 : 6);
    return {
      white: mirrored(ellipse(x, 3, rx, ry)),
      lid:
        !isWide &&
        mirrored(
          path`M${x + rx * 1.12} ${outer}Q${x} ${arch} ${x - rx * 1.08} ${inner + (kind === "almond" ? 2 : 0)}L${x - rx * 1.1}-13H${x + rx * 1.1}Z`,
        ),
      edge: mirrored(
        isWide
          ? `M${x - rx}-1C${x - 8}-13 ${x + 8}-13 ${x + rx}-1`
          : path`M${x + rx * 1.1} ${outer}Q${x} ${arch} ${x - rx} ${inner}`,
      ),
      lashes: mirrored(path`M${x + rx}-2l6-5M${x + rx * 0.72}-7l5-6`),
    };
  }),
);

function eyes({ spec, picture, skin, eye, stance }: DrawContext): readonly Layer[] {
  const { white, lid, edge, lashes } = eyePaths(spec.eyes)(picture.isHero);
  const dark = mix("#1a1015", skin, 0.08);
  /** Something round in both eyes. They look where the head turns. */
  const inBoth = (x: number, y: number) => {
    const middle = stance.headTurn * 2 + x;
    return dots([middle - EYE_X, y], [middle + EYE_X, y]);
  };
  return [
    ["#fff", white],
    [darken(eye, 0.25), inBoth(0, 3.6), 18.4],
    [lighten(eye, 0.14), inBoth(0, 4.8), 14.4],
    ["#111", inBoth(0, 3.6), 9.8],
    [WHITE, inBoth(-3.2, -1), 6.4],
    [mix(skin, "#43140f", 0.16), lid, "flat"],
    [dark, edge, 3.4],
    [dark, spec.lashes && lashes, 3],
  ];
}

const BROWS = {
  hero: mirrored("M10-17q13-7 25 0"),
  villain: "M-8-10l-16-9-12 4M8-12L24-25l12 5",
};

/** Left on the axis, teeth and tongue of an open mouth; or one line, where a fang may show. */
const MOUTHS: Readonly<
  Record<FigureSpec["mouth"], { line?: string; open?: string; teeth?: string; tongue?: string; fang?: string }>
> = {
  grin: {
    open: mirrored("M0 36.5q9 0 19-2.5Q16 51 0 51"),
    teeth: mirrored("M0 38q8 0 16-2l-1.5 5.5Q7 43 0 43"),
  },
  open: {
    open: mirrored("M0 32.5q7 0 14 1.5Q14 53 0 53"),
    teeth: "M-11 35q11-1.5 22 0v4H-11Z",
    tongue: ellipse(0, 49.5, 7, 3),
  },
  smile: { line: mirrored("M0 42.5q9 0 18-6.5M21 34q-2 1-3 3") },
  smirk: { line: "M-15 42q19 4 35-8M19 31q4 2 4 6", fang: "M7 42.6l3.6 7 3-9Z" },
  calm: { line: "M-13 41q13 3 26 0" },
  ...standIn({ line: "M-13 41q13 3 26 0" }, "laugh", "kind", "stern", "tired", "sly", "wry"),
};

function mouth(context: DrawContext) {
  const { picture, spec, skin, skinLine, hair } = context;
  const { line, open, teeth, tongue, fang } = MOUTHS[spec.mouth];
  const isBearded = ["beard", "long-beard", "goatee"].includes(spec.facialHair);
  // Within a beard lips are lighter than it, whatever its color.
  const lip = spec.lipstick
    ? mix(skin, "#b3123f", 0.66)
    : isBearded
      ? mix(luminance(hair) > 0.5 ? skinLine : lighten(skin, 0.1), "#a8323a", 0.35)
      : skinLine;
  return (
    <g
      stroke={lip}
      strokeWidth={spec.lipstick ? 3.4 : 2}
      transform={spec.facialHair === "moustache" ? "translate(0 5)" : undefined}
    >
      {paths(picture, [
        ["#512", open],
        [lip, line, spec.lipstick || isBearded ? 4.6 : 3.2],
        ["#d66", tongue, "flat"],
        [WHITE, teeth, "flat"],
        [WHITE, fang, "flat"],
        [lip, fang, 1],
      ])}
    </g>
  );
}

/** Eyes, brows, nose and mouth, around the middle of the face (0,0). Eyes take their outline from around it. */
export function Face({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinLine, hair } = context;
  return (
    <>
      {paths(picture, [
        [mix(skin, "#5a2410", 0.55), spec.freckles && FRECKLES, 3.2],
        [skinLine, spec.age === "mature" && LINES_OF_AGE, 1.8],
        ...eyes(context),
        [mix(hair, "#160c0c", luminance(hair) > 0.6 ? 0.25 : 0.35), BROWS[picture.type], spec.lashes ? 4 : 5.6],
        [skinLine, NOSES[spec.nose], 2.8],
      ])}
      {mouth(context)}
    </>
  );
}
