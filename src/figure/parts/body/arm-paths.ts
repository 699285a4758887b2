import { memoize } from "../../../lib/memoize.ts";
import { radians, roundForSvg } from "../../engine/shapes.ts";
import type { Stance } from "../pose/stances.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { along, cuffPath, foldPath, type Limb, limbOf, limbPaths, type Point, piecePaths } from "./limb.ts";
import { FOREARM_LENGTH, SHOULDER_Y, UPPER_ARM_LENGTH } from "./proportions.ts";
import { NARROWER } from "./turn.ts";

export type Side = "left" | "right";

/** Enlarges the hands, because a toy's hands are large. */
const HAND_SCALE = 1.22;

/** The joints of an arm, in units of the upper body. */
function armOf(build: Build, stance: Stance, side: Side): Limb {
  const sign = side === "left" ? -1 : 1;
  const angles = stance[side];
  const turn = stance.turn;
  // If the trunk turns, its far shoulder moves toward the neck and up, and its near shoulder moves down.
  const x = (build.shoulder - build.arm * 0.66) * (1 - NARROWER * Math.abs(turn)) - (stance.farArm === side ? 4 : 0);
  const upper = UPPER_ARM_LENGTH * build.limbs;
  const fore =
    stance.hands[0] === "steeple"
      ? // Makes the forearm long enough for both hands to meet in the middle.
        Math.max(30, Math.abs((x + Math.sin(radians(angles[0])) * upper - 23) / Math.sin(radians(angles[1]))))
      : (stance.forearms?.[sign < 0 ? 0 : 1] ?? FOREARM_LENGTH * build.limbs);
  return limbOf([sign * x, SHOULDER_Y + build.slope + build.arm * 0.44 - sign * turn * 3], sign, angles, [upper, fore]);
}

export const armPaths = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const radius = build.arm;
    const draw = (side: Side) => {
      const limb = armOf(build, stance, side);
      const upper = UPPER_ARM_LENGTH * build.limbs;
      const length = Math.hypot(limb.end[0] - limb.bend[0], limb.end[1] - limb.bend[1]);
      const forearm = { ...limb, root: limb.bend, upper: limb.lower };
      const sign = side === "left" ? -1 : 1;
      const isFolded = Math.abs(stance[side][1] - stance[side][0]) > 130 && stance[side][1] > 0;
      const transform = ([x, y]: Point, angle: number): string =>
        `translate(${roundForSvg(x)},${roundForSvg(y)})rotate(${-sign * angle})${sign < 0 ? "scale(-1,1)" : ""}`;
      return {
        limb,
        /** Length of the forearm. */
        length,
        bare: limbPaths(limb, [radius * 0.88, radius * 0.74, radius * 0.6], 2),
        /** The upper arm that is visible above a prosthesis. */
        upperArm: piecePaths(limb, upper, radius * 0.88, radius * 0.74),
        /** An arm that ends in a round stump below the elbow. */
        stump: limbPaths(
          { ...limb, end: along(limb.bend, limb.lower, 18) },
          [radius * 0.88, radius * 0.74, radius * 0.6],
          radius * 1.1,
        ),
        /**
         * The bare forearm below a short sleeve, if the arm bends so far that they touch. It is drawn over the sleeve.
         */
        folded: isFolded ? piecePaths(forearm, upper * 0.85, radius * 0.74, radius * 0.6) : undefined,
        /**
         * The forearm of a long sleeve, if the arm is bent that far. `long` then contains only the upper arm, because a
         * single outline would cross itself.
         */
        foldedSleeve: isFolded ? piecePaths(forearm, length, radius * 0.92, radius * 0.72) : undefined,
        long: isFolded
          ? piecePaths(limb, upper, radius * 1.03, radius * 0.92)
          : limbPaths(limb, [radius * 1.03, radius * 0.92, radius * 0.72], 4),
        short: piecePaths(limb, upper * 0.66, radius * 1.03, radius * 1.04),
        cap: piecePaths(limb, upper * 0.3, radius * 1.03, radius),
        cuff: cuffPath(limb, 7, radius * 0.78),
        fold: isFolded ? undefined : foldPath(limb, radius * 0.8),
        upper: transform(limb.root, stance[side][0]),
        fore: transform(limb.bend, stance[side][1]),
        hand: `${transform(limb.end, stance[side][1])}scale(${HAND_SCALE})`,
      };
    };
    return { left: draw("left"), right: draw("right") };
  }),
);

/** The joints of an arm, in units of the upper body. */
export const armLimb = ({ build, stance }: DrawContext, side: Side): Limb => armPaths(build)(stance)[side].limb;

/** Returns the y of the wrists of hands with steepled fingers. */
export const wristHeight = (context: DrawContext): number => roundForSvg(armLimb(context, "left").end[1]);

/** Returns the center of a hand, in units of the upper body. */
export const handAt = (context: DrawContext, side: Side): Point => {
  const { end, lower } = armLimb(context, side);
  const [x, y] = along(end, lower, 14 * HAND_SCALE);
  return [roundForSvg(x), roundForSvg(y)];
};
