import { memoize } from "../../../lib/memoize.ts";
import * as ids from "../../engine/ids.ts";
import { INK, PRINT } from "../../engine/ink.ts";
import { WHITE } from "../../engine/palette.ts";
import { type Layer, paths } from "../../engine/paths.tsx";
import { circle, mirrored, path } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { expressionOf } from "./features.ts";
import { rimOn } from "./tones.ts";

/** Center of the right eye. */
const EYE_X = 21;
const EYE_Y = 4;
/** The y of the iris. The upper lid covers a fifth of it. */
const IRIS_Y = 2.4;

interface EyeShape {
  /** Half width. */
  readonly width: number;
  /** How far the lids arch above (`top`) and below (`bottom`) the center. */
  readonly top: number;
  readonly bottom: number;
  /** How much higher the outer corner is than the inner one. */
  readonly rise: number;
  /** Roundness from 0, a lens shape, to 1, almost a circle. */
  readonly roundness: number;
  /** Height of the skin fold above the upper lid. On hooded eyes it hangs over the outer corner. */
  readonly fold: number;
}

const EYES: Readonly<Record<FigureSpec["eyes"], EyeShape>> = {
  round: { width: 10.8, top: 8, bottom: 8.6, rise: 0, roundness: 0.95, fold: 3 },
  almond: { width: 12.4, top: 7.8, bottom: 7.4, rise: 2, roundness: 0.6, fold: 3 },
  hooded: { width: 11.6, top: 6, bottom: 7.8, rise: 0, roundness: 0.85, fold: 6.5 },
  monolid: { width: 12.4, top: 7, bottom: 7, rise: 2.2, roundness: 0.6, fold: 0 },
  downturned: { width: 11.8, top: 7.9, bottom: 7.8, rise: -4.4, roundness: 0.75, fold: 3 },
  upturned: { width: 12.4, top: 7.8, bottom: 7.4, rise: 5, roundness: 0.7, fold: 3 },
};

/** With age, the skin fold gets higher (`growth`) and the upper lid lower (`lidding`). */
const LIDS_OF_AGE: Partial<Record<FigureSpec["age"], readonly [growth: number, lidding: number]>> = {
  young: [0, 1.1],
  thirties: [0, 1.04],
  adult: [0, 0.97],
  fifties: [0.8, 0.94],
  mature: [1.8, 0.84],
  seventies: [2.6, 0.8],
};

const eyePaths = memoize((kind: FigureSpec["eyes"]) =>
  memoize((mouth: FigureSpec["mouth"]) =>
    memoize((hasLashes: boolean) =>
      memoize((age: FigureSpec["age"]) => {
        const { width, top, bottom, rise, roundness, fold: youngFold } = EYES[kind];
        const { lids: [lift, lower] = [1, 1], closed } = expressionOf(mouth);
        const [growth, lidding] = LIDS_OF_AGE[age] ?? [0, 1];
        const fold = youngFold + growth;
        const upper = lift * lidding;
        const inner = EYE_X - width;
        const outer = EYE_X + width;
        const innerY = EYE_Y + rise / 2;
        const outerY = EYE_Y - rise / 2;
        const left = EYE_X - width * roundness;
        const right = EYE_X + width * roundness;
        /**
         * Curves do not reach their control points, so these are a third farther from the center than the lid's arch.
         */
        const topY = EYE_Y - top * upper * 1.33;
        /** If the lid is lowered, its skin is visible and the fold stays above it. */
        const foldY = EYE_Y - top * Math.max(upper, lidding * 0.95) * 1.33 - fold * 2.2;
        const bottomY = EYE_Y + bottom * lower * 1.33;
        /** Height of the upper lid. A lowered lid is thinner. */
        const weight = 2.6 + 3 * Math.min(1, upper);
        const start = path`M${inner} ${innerY}`;
        const upperEdge = path`C${left} ${topY} ${right} ${topY} ${outer} ${outerY}`;
        const lash = (x: number, y: number) => path`M${x} ${y}q2.8-1 4.2-4.4-2.8 1.9-6 1.6Z`;
        const lashes = hasLashes
          ? lash(outer, outerY) + lash(outer * 0.52 + right * 0.38 + left * 0.1, outerY * 0.52 + topY * 0.48)
          : "";
        if (closed)
          return { closed: mirrored(path`M${inner} ${closed > 0 ? 7 : 4}q${width} ${closed * -2} ${width * 2} 0`) };
        return {
          opening: mirrored(`${start}${upperEdge}${path`C${right} ${bottomY} ${left} ${bottomY} ${inner} ${innerY}Z`}`),
          lid: mirrored(
            `${start}${path`C${left} ${topY + 1} ${right} ${topY + 1} ${outer} ${outerY}L${outer + 1.5} ${outerY - 1}C${right} ${topY - weight} ${left - 1} ${topY - weight} ${inner} ${innerY}Z`}${lashes}`,
          ),
          fold:
            (fold > 0 || upper < 0.7) &&
            mirrored(
              `${path`M${inner + 1} ${innerY - 3}`}${path`C${left} ${foldY} ${right + 3} ${foldY} ${outer + (kind === "hooded" ? 3 : 0)} ${outerY + (kind === "hooded" ? 1 : -3)}`}${path`C${right} ${topY} ${left} ${topY} ${inner + 1} ${innerY - 3}Z`}`,
            ),
        };
      }),
    ),
  ),
);

/** Ages without a fold above the eye. */
const SMOOTH: readonly FigureSpec["age"][] = ["young", "thirties", "adult"];

/** Both eyes, centered on ±21, 4. */
export function Eyes({ context }: { context: DrawContext }) {
  const { spec, picture, skin, skinShade, eye, stance } = context;
  const { opening, lid, fold, closed } = eyePaths(spec.eyes)(spec.mouth)(spec.lashes)(spec.age);
  const rim = rimOn(skin);
  if (closed)
    return (
      <g strokeWidth={PRINT}>
        {rim ? <path d={closed} stroke={rim} transform="translate(0 2)" /> : null}
        <path d={closed} stroke={INK} />
      </g>
    );
  const { gaze: [aside, down] = [0, 0] } = expressionOf(spec.mouth);
  /** The eyes return to the viewer. */
  const look = aside - stance.headTurn * 1.1;
  /** Draws a disc in both eyes, at an offset from the center of each iris. */
  const inBoth = (x: number, y: number, radius: number) =>
    [-EYE_X, EYE_X].map((eyeX) => circle(look + x + eyeX, y + down, radius)).join("");
  /** Older eyes have smaller irises, so more of their whites is visible. */
  const size = spec.age === "mature" || spec.age === "seventies" ? 0.88 : 1;
  const hasFold = spec.eyes === "hooded" || !SMOOTH.includes(spec.age);
  const iris: readonly Layer[] = [
    [INK, inBoth(0, IRIS_Y, 8.6 * size), "flat"],
    [eye, inBoth(0, IRIS_Y + 2, 6.2 * size), "flat"],
    [INK, inBoth(0, IRIS_Y, 5 * size), "flat"],
    [WHITE, inBoth(-2.6, IRIS_Y - 2.4, 2), "flat"],
  ];
  return (
    <>
      <clipPath id={picture.id(ids.eyeClip)}>
        <path d={opening} />
      </clipPath>
      {paths([[skinShade, hasFold && fold, "flat"]])}
      <g data-m="e">
        <path d={opening} fill={WHITE} stroke="none" />
        <g clipPath={picture.url(ids.eyeClip)}>{paths(iris)}</g>
      </g>
      <path data-m="l" d={lid} fill={INK} stroke="none" />
    </>
  );
}
