import { memoize } from "../../domain/memoize.ts";
import { mix } from "../color.ts";
import { STEEL, WHITE } from "../palette.ts";
import { circle, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { hand } from "./Hand.tsx";
import { along, cuffPath, foldPath, type Limb, limbOf, limbPaths, type Point, piecePaths } from "./limb.ts";
import { paths } from "./paths.tsx";
import { FOREARM_LENGTH, SHOULDER_Y, UPPER_ARM_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

const ROBOT_METAL = "#b4c0d0";

export type Side = "left" | "right";

/** An arm in the units of the upper body. */
function armOf(build: Build, stance: Stance, side: Side): Limb {
  const sign = side === "left" ? -1 : 1;
  const angles = stance[side];
  // A shoulder that is turned away comes nearer to the neck.
  const x = build.shoulder - build.arm * 0.66 - (stance.farArm === side ? 4 : 0);
  const upper = UPPER_ARM_LENGTH * build.limbs;
  const fore =
    stance.hands[0] === "steeple"
      ? // As long as it takes for both hands to meet in the middle.
        Math.max(30, Math.abs((x + Math.sin(radians(angles[0])) * upper - 23) / Math.sin(radians(angles[1]))))
      : (stance.forearms?.[sign < 0 ? 0 : 1] ?? FOREARM_LENGTH * build.limbs);
  return limbOf([sign * x, SHOULDER_Y + build.arm * 0.4], sign, angles, [upper, fore]);
}

const armPaths = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const radius = build.arm;
    const draw = (side: Side) => {
      const limb = armOf(build, stance, side);
      const upper = UPPER_ARM_LENGTH * build.limbs;
      const sign = side === "left" ? -1 : 1;
      const place = ([x, y]: Point, angle: number): string =>
        `translate(${roundForSvg(x)},${roundForSvg(y)})rotate(${-sign * angle})${sign < 0 ? "scale(-1,1)" : ""}`;
      return {
        limb,
        bare: limbPaths(limb, [radius * 0.84, radius * 0.76, radius * 0.66], 2),
        /** Ends below the elbow, round. */
        stump: limbPaths(
          { ...limb, end: along(limb.bend, limb.lower, 18) },
          [radius * 0.84, radius * 0.76, radius * 0.64],
          radius * 1.1,
        ),
        long: limbPaths(limb, [radius, radius * 0.94, radius * 0.88], 4),
        short: piecePaths(limb, upper * 0.66, radius, radius * 1.08),
        cap: piecePaths(limb, upper * 0.3, radius, radius),
        cuff: cuffPath(limb, 7, radius * 0.94),
        fold: foldPath(limb, radius * 0.8),
        upper: place(limb.root, stance[side][0]),
        fore: place(limb.bend, stance[side][1]),
        hand: place(limb.end, stance[side][1]),
      };
    };
    return { left: draw("left"), right: draw("right") };
  }),
);

/** Where steepled hands meet. */
export const wristHeight = ({ build, stance }: DrawContext): number =>
  roundForSvg(armPaths(build)(stance).left.limb.end[1]);

/** Middle of a hand, in the units of the upper body. */
export const handAt = ({ build, stance }: DrawContext, side: Side): Point => {
  const { end, lower } = armPaths(build)(stance)[side].limb;
  const [x, y] = along(end, lower, 14);
  return [roundForSvg(x), roundForSvg(y)];
};

/** A forearm of metal and bright plastic, from the elbow at 0,0. */
function robotForearm({ picture, build, prosthesis }: DrawContext, length: number) {
  const radius = build.arm;
  return paths(picture, [
    [ROBOT_METAL, taperedPath(radius * 0.66, radius * 0.54, length)],
    [mix(ROBOT_METAL, "#223355", 0.3), path`M1 ${length}V14H${radius * 0.6}V${length}Z`, "flat"],
    [prosthesis, path`M${radius * -0.92}-4Q0-10 ${radius * 0.92}-4L${radius * 0.84} 17Q0 22 ${radius * -0.84} 17Z`],
    [WHITE, circle(0, 7, 3.5), "flat"],
  ]);
}

/** One arm: what is bare of it, the hand, and the sleeve over both. Left is the viewer's left. */
export function Arm({ context, side }: { context: DrawContext; side: Side }) {
  const { picture, build, stance, spec, skin, skinShade, skinLine, sleeve, sleeveLength, cuff } = context;
  const arm = armPaths(build)(stance)[side];
  const { bend, end } = arm.limb;
  const aid = side === "right" ? spec.mobility : "none";
  const isRobot = aid === "prosthetic-arm";
  const ends = aid === "arm-difference";
  const bare = ends ? arm.stump : arm.bare;
  const isLong = sleeveLength === "long" && !ends && !isRobot;
  const clothed = arm[isLong ? "long" : sleeveLength === "cap" ? "cap" : "short"];
  const shade = mix(sleeve, picture.shade, 0.24);
  const pose = stance.hands[side === "left" ? 0 : 1];
  return (
    <>
      {isLong
        ? null
        : paths(picture, [
            [skin, bare.fill, "flat"],
            [skinShade, bare.shade, "flat"],
            [skinLine, bare.line, 1.4],
            [skinShade, arm.fold, 2.4],
          ])}
      {isRobot ? (
        <g transform={arm.fore}>{robotForearm(context, Math.round(Math.hypot(end[0] - bend[0], end[1] - bend[1])))}</g>
      ) : null}
      {ends ? null : (
        <g transform={arm.hand} stroke={isRobot ? undefined : skinLine} strokeWidth={1.1}>
          {isRobot ? hand(picture, pose, "#8494ac", "#66758c", STEEL) : hand(picture, pose, skin, skinShade, skinLine)}
        </g>
      )}
      {paths(picture, [
        [sleeve, clothed.fill, "flat"],
        [shade, clothed.shade, "flat"],
        [picture.shade, clothed.line, 1.5],
        [shade, isLong && arm.fold, 2.4],
        [cuff ?? "", isLong && cuff && arm.cuff],
      ])}
    </>
  );
}
