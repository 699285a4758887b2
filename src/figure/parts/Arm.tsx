import { memoize } from "../../domain/memoize.ts";
import { darken, translucent } from "../color.ts";
import * as ids from "../ids.ts";
import { SKIN_SHADE, STEEL, WHITE } from "../palette.ts";
import { circle, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { hand } from "./Hand.tsx";
import { paths } from "./paths.tsx";
import type { Stance } from "./stances.ts";

/** Length of an upper arm and, where no pose asks for another, of a forearm. */
const UPPER = 53;
const FORE = 45;
const SHOULDER_Y = -276;
const ROBOT = "#9ab";

type Side = "left" | "right";

/** Where an arm's joints are, in the body's units, and how long its forearm is. */
function joints(build: Build, stance: Stance, on: Side) {
  const m = on === "left" ? -1 : 1;
  const [upper, fore] = stance[on];
  // A shoulder that is turned away comes nearer to the neck.
  const x = roundForSvg(m * (build.shoulder - build.arm / 2 - (stance.farArm === on ? 5 : 0)));
  const elbowX = roundForSvg(x + m * Math.sin(radians(upper)) * UPPER);
  const elbowY = roundForSvg(SHOULDER_Y + Math.cos(radians(upper)) * UPPER);
  const length =
    stance.hands[0] === "steeple"
      ? Math.min(64, Math.max(34, (Math.abs(elbowX) - 26) / Math.abs(Math.sin(radians(fore)))))
      : (stance.forearmLength ?? FORE);
  return {
    x,
    elbowX,
    elbowY,
    length: roundForSvg(length),
    /** Of the upper arm, and of what hangs from the elbow. */
    upper: `translate(${x},${SHOULDER_Y})rotate(${-m * upper})`,
    fore: `translate(${elbowX},${elbowY})rotate(${-m * fore})`,
    hand: `translate(0,${roundForSvg(length + 2)})${m < 0 ? "scale(-1,1)" : ""}`,
    wristY: roundForSvg(elbowY + Math.cos(radians(fore)) * length),
  };
}

const armPaths = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const r = build.arm;
    const left = joints(build, stance, "left");
    const { length } = left;
    return {
      left,
      right: joints(build, stance, "right"),
      upper: taperedPath(r, r * 0.84, UPPER),
      fore: taperedPath(r * 0.86, r * 0.74, length),
      cuff: `M${-r} ${length - 11}H${r}V${length}H${-r}Z`,
      glove: path`M${-r - 3} ${length - 16}L0 ${length - 23}L${r + 3} ${length - 16}L${r * 0.8} ${length + 3}H${r * -0.8}Z`,
    };
  }),
);

/** Where steepled hands meet. */
export const wristHeight = ({ build, stance }: DrawContext): number => armPaths(build)(stance).left.wristY;

/** What both arms share, in the color of whoever uses it: `u` upper arm, `f` forearm, `e` elbow, `B` ball of the shoulder. */
export function ArmShapes({ context }: { context: DrawContext }) {
  const { picture, build, stance, sleeve, sleeveLength, cuff, glove } = context;
  const shapes = armPaths(build)(stance);
  const r = build.arm;
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
            d={`M${-r - 2} 0A${r + 2} ${r + 2} 0 0 1 ${r + 2} 0L${r + 3} ${hem}Q0 ${hem + 6} ${-r - 3} ${hem}Z`}
            fill={sleeve}
          />
        )}
        <use href={picture.href(ids.upperArmPath)} fill={light} stroke="none" />
      </g>
      <g id={picture.id(ids.elbow)}>
        <circle r={Math.round(r * 0.8)} />
        <circle r={Math.round(r * 0.32)} fill="#0006" stroke="none" />
      </g>
      <g id={picture.id(ids.shoulder)}>
        <circle r={r + 1} />
        <circle r={r + 1} fill={picture.url(ids.plasticLight)} stroke="none" />
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
function robotForearm(context: DrawContext, length: number) {
  const r = context.build.arm;
  return paths(context.picture, [
    [ROBOT, taperedPath(r * 0.7, r * 0.62, length), "lit"],
    ["#456", `M-5 24V${length - 2}M5 24V${length - 2}`, 3],
    [context.prosthesis, `M${-r} 6H${r}V20H${-r}Z`],
    [WHITE, circle(0, 13, 3.5)],
  ]);
}

/** One arm: ball, upper arm, elbow, forearm and hand. */
export function Arm({ context, on }: { context: DrawContext; on: Side }) {
  const { picture, build, stance, spec, skin, skinLine, sleeve, sleeveLength, glove } = context;
  const { x, elbowX, elbowY, length, upper, fore, hand: place } = armPaths(build)(stance)[on];
  const isRobot = spec.mobility === "prosthetic-arm" && on === "right";
  const limbColor = sleeveLength === "long" ? sleeve : skin;
  const isBareHand = picture.isHero && !isRobot;
  const handColor = isRobot ? "#78a" : isBareHand ? skin : glove;
  const line = isRobot ? STEEL : isBareHand ? skinLine : darken(glove, 0.5);
  return (
    <>
      <use href={picture.href(ids.upperArm)} transform={upper} fill={limbColor} />
      <g transform={fore}>
        {isRobot ? robotForearm(context, length) : <use href={picture.href(ids.forearm)} fill={limbColor} />}
        <g transform={place} stroke={isBareHand ? translucent(SKIN_SHADE) : undefined}>
          {hand(picture, stance.hands[on === "left" ? 0 : 1], handColor, line)}
        </g>
      </g>
      <use href={picture.href(ids.elbow)} x={elbowX} y={elbowY} fill={isRobot ? ROBOT : limbColor} />
      <use href={picture.href(ids.shoulder)} x={x} y={SHOULDER_Y} fill={sleeve} />
    </>
  );
}
