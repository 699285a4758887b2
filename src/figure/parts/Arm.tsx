import { memoize } from "../../domain/memoize.ts";
import { darken, translucent } from "../color.ts";
import * as ids from "../ids.ts";
import { SKIN_SHADE, STEEL, WHITE } from "../palette.ts";
import { circle, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { hand } from "./Hand.tsx";
import { paths } from "./paths.tsx";
import { FOREARM_LENGTH, SHOULDER_Y, UPPER_ARM_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

const ROBOT_METAL = "#9ab";

type Side = "left" | "right";

/** Where an arm's joints are, in the body's units, and how long its forearm is. */
function joints(build: Build, stance: Stance, side: Side) {
  const sign = side === "left" ? -1 : 1;
  const [upperAngle, foreAngle] = stance[side];
  // A shoulder that is turned away comes nearer to the neck.
  const x = roundForSvg(sign * (build.shoulder - build.arm / 2 - (stance.farArm === side ? 5 : 0)));
  const elbowX = roundForSvg(x + sign * Math.sin(radians(upperAngle)) * UPPER_ARM_LENGTH);
  const elbowY = roundForSvg(SHOULDER_Y + Math.cos(radians(upperAngle)) * UPPER_ARM_LENGTH);
  const length =
    stance.hands[0] === "steeple"
      ? // As long as it takes for both hands to meet in the middle.
        Math.min(64, Math.max(34, (Math.abs(elbowX) - 26) / Math.abs(Math.sin(radians(foreAngle)))))
      : (stance.forearmLength ?? FOREARM_LENGTH);
  return {
    x,
    elbowX,
    elbowY,
    length: roundForSvg(length),
    /** Transforms: of the upper arm, of all that hangs from the elbow, and of the hand within that. */
    upper: `translate(${x},${SHOULDER_Y})rotate(${-sign * upperAngle})`,
    fore: `translate(${elbowX},${elbowY})rotate(${-sign * foreAngle})`,
    hand: `translate(0,${roundForSvg(length + 2)})${sign < 0 ? "scale(-1,1)" : ""}`,
    wristY: roundForSvg(elbowY + Math.cos(radians(foreAngle)) * length),
  };
}

const armPaths = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const radius = build.arm;
    const left = joints(build, stance, "left");
    const { length } = left;
    return {
      left,
      right: joints(build, stance, "right"),
      upper: taperedPath(radius, radius * 0.84, UPPER_ARM_LENGTH),
      fore: taperedPath(radius * 0.86, radius * 0.74, length),
      cuff: `M${-radius} ${length - 11}H${radius}V${length}H${-radius}Z`,
      glove: path`M${-radius - 3} ${length - 16}L0 ${length - 23}L${radius + 3} ${length - 16}L${radius * 0.8} ${length + 3}H${radius * -0.8}Z`,
    };
  }),
);

/** Where steepled hands meet. */
export const wristHeight = ({ build, stance }: DrawContext): number => armPaths(build)(stance).left.wristY;

/** Definitions that both arms are drawn from, in the color of whoever uses them. */
export function ArmShapes({ context }: { context: DrawContext }) {
  const { picture, build, stance, sleeve, sleeveLength, cuff, glove } = context;
  const shapes = armPaths(build)(stance);
  const radius = build.arm;
  const isLong = sleeveLength === "long";
  const light = picture.url(isLong ? ids.plasticLight : ids.skinLight);
  /** A short sleeve, or only its cap. */
  const hem = sleeveLength === "short" ? 30 : 10;
  return (
    <>
      <g id={picture.id(ids.upperArm)}>
        <path id={picture.id(ids.upperArmPath)} d={shapes.upper} />
        {isLong ? null : (
          <path
            d={`M${-radius - 2} 0A${radius + 2} ${radius + 2} 0 0 1 ${radius + 2} 0L${radius + 3} ${hem}Q0 ${hem + 6} ${-radius - 3} ${hem}Z`}
            fill={sleeve}
          />
        )}
        <use href={picture.href(ids.upperArmPath)} fill={light} stroke="none" />
      </g>
      <g id={picture.id(ids.elbow)}>
        <circle r={Math.round(radius * 0.8)} />
        <circle r={Math.round(radius * 0.32)} fill="#0006" stroke="none" />
      </g>
      <g id={picture.id(ids.shoulder)}>
        <circle r={radius + 1} />
        <circle r={radius + 1} fill={picture.url(ids.plasticLight)} stroke="none" />
      </g>
      <g id={picture.id(ids.forearm)}>
        <path id={picture.id(ids.forearmPath)} d={shapes.fore} />
        <use href={picture.href(ids.forearmPath)} fill={light} stroke="none" />
        {paths(picture, [
          [cuff ?? "", cuff && shapes.cuff],
          [glove, !picture.isHero && shapes.glove],
        ])}
      </g>
    </>
  );
}

/** A forearm of metal and bright plastic. */
function robotForearm({ picture, build, prosthesis }: DrawContext, length: number) {
  const radius = build.arm;
  return paths(picture, [
    [ROBOT_METAL, taperedPath(radius * 0.7, radius * 0.62, length), "lit"],
    ["#456", `M-5 24V${length - 2}M5 24V${length - 2}`, 3],
    [prosthesis, `M${-radius} 6H${radius}V20H${-radius}Z`],
    [WHITE, circle(0, 13, 3.5)],
  ]);
}

/** One arm, in this order: upper arm, forearm with its hand, elbow, ball of the shoulder. Left is the viewer's left. */
export function Arm({ context, side }: { context: DrawContext; side: Side }) {
  const { picture, build, stance, spec, skin, skinLine, sleeve, sleeveLength, glove } = context;
  const { x, elbowX, elbowY, length, upper, fore, hand: wrist } = armPaths(build)(stance)[side];
  const isRobot = spec.mobility === "prosthetic-arm" && side === "right";
  const armColor = sleeveLength === "long" ? sleeve : skin;
  const isBareHand = picture.isHero && !isRobot;
  const handColor = isRobot ? "#78a" : isBareHand ? skin : glove;
  const lineColor = isRobot ? STEEL : isBareHand ? skinLine : darken(glove, 0.5);
  return (
    <>
      <use href={picture.href(ids.upperArm)} transform={upper} fill={armColor} />
      <g transform={fore}>
        {isRobot ? robotForearm(context, length) : <use href={picture.href(ids.forearm)} fill={armColor} />}
        <g transform={wrist} stroke={isBareHand ? translucent(SKIN_SHADE) : undefined}>
          {hand(picture, stance.hands[side === "left" ? 0 : 1], handColor, lineColor)}
        </g>
      </g>
      <use href={picture.href(ids.elbow)} x={elbowX} y={elbowY} fill={isRobot ? ROBOT_METAL : armColor} />
      <use href={picture.href(ids.shoulder)} x={x} y={SHOULDER_Y} fill={sleeve} />
    </>
  );
}
