import { memoize } from "../../../lib/memoize.ts";
import { mirrored, path } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { CHEST_Y, HIP_Y, SHOULDER_Y, WAIST_Y } from "./proportions.ts";

/** Half widths of a body, in units. The heights are the same for all bodies; see `proportions.ts`. */
export interface Build {
  readonly neck: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Radius of the upper arm. */
  readonly arm: number;
  /** Radius of the thigh. */
  readonly leg: number;
  /** Length of arms and legs, relative to an adult of average stature. */
  readonly limbs: number;
  /** How far the shoulders are below {@link SHOULDER_Y}, in units. */
  readonly slope: number;
}

export const BUILDS: Readonly<Record<FigureSpec["build"], Omit<Build, "limbs" | "slope">>> = {
  slim: { neck: 19, shoulder: 48, chest: 39, waist: 32, hip: 37, arm: 13, leg: 17 },
  average: { neck: 23, shoulder: 57, chest: 49, waist: 43, hip: 45, arm: 16, leg: 21 },
  broad: { neck: 28, shoulder: 73, chest: 66, waist: 50, hip: 48, arm: 21, leg: 24 },
  curvy: { neck: 22, shoulder: 53, chest: 51, waist: 37, hip: 57, arm: 15, leg: 25 },
  plus: { neck: 27, shoulder: 66, chest: 67, waist: 70, hip: 67, arm: 20, leg: 29 },
};

const variants = memoize((build: (typeof BUILDS)[FigureSpec["build"]]) =>
  memoize((isShort: boolean) =>
    memoize(
      (isPregnant: boolean): Build => ({
        ...build,
        waist: build.waist + (isPregnant ? 14 : 0),
        limbs: isShort ? 0.7 : 1,
        slope: 0,
      }),
    ),
  ),
);

/** Returns the body measurements of a figure: those of its build, changed by short stature and pregnancy. */
export const buildOf = ({ build, stature, pregnant }: Pick<FigureSpec, "build" | "stature" | "pregnant">): Build =>
  variants(BUILDS[build])(stature === "short")(pregnant);

/** Widens a body to fill the frame of a portrait. */
export const bustOf = memoize(
  (build: Build): Build => ({
    ...build,
    neck: build.neck * 1.9 - 22,
    shoulder: Math.max(97, build.shoulder + 38),
    chest: Math.max(97, build.shoulder + 38),
    waist: Math.max(94, build.shoulder + 35),
    arm: build.arm + 3,
    slope: 22,
  }),
);

/** The body whose arms a portrait shows. They are nearer to the head, so that a raised hand is in the frame. */
export const raisedArmsOf = memoize((bust: Build): Build => ({ ...bust, shoulder: 68 }));

/** Draws the curve from the neck over trapezius, shoulder and chest to the waist. */
const shoulderToWaist = ({ shoulder, chest, waist, slope }: Build, waistY: number): string =>
  path`C20 ${slope * 0.14 - 297} ${shoulder * 0.34} ${slope * 0.5 - 297} ${shoulder * 0.52} ${slope * 0.58 - 296}C${shoulder * 0.86} ${slope * 0.76 - 294} ${shoulder} ${slope - 294} ${shoulder} ${SHOULDER_Y + 1 + slope}C${shoulder} ${slope / 2 - 262} ${chest + 1} ${slope / 2 - 256} ${chest} ${CHEST_Y}C${chest}-218 ${waist}-212 ${waist} ${waistY}`;

/** Draws the right outer edge of a jacket. */
export const jacketEdge = memoize((build: Build): string => `M15-297${shoulderToWaist(build, WAIST_Y - 2)}`);

/** Draws the outline of the torso, closed at the hips. */
export const torso = memoize((build: Build): string => {
  const { waist, hip } = build;
  return mirrored(
    `M0-296H15${shoulderToWaist(build, WAIST_Y)}${path`C${waist}-180 ${hip}-178 ${hip} ${HIP_Y}Q${hip}-146 ${hip - 10}-144H0`}`,
  );
});

/** Draws the outline of the trousers above the legs. */
export const hips = memoize(({ waist, hip }: Build): string =>
  mirrored(path`M0-192H${waist}C${waist}-180 ${hip + 1}-178 ${hip + 1} ${HIP_Y}Q${hip}-140 ${hip / 2}-138L0-142`),
);
