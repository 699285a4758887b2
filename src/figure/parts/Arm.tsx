import { darken, soft } from "../color.ts";
import { memoize } from "../memoize.ts";
import { SKIN_SHADE, STEEL, WHITE } from "../palette.ts";
import { circle, limb, path, radians, short } from "../shapes.ts";
import type { Build } from "./builds.ts";
import { hand } from "./Hand.tsx";
import { layers } from "./layer.tsx";
import type { Look } from "./look.ts";
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
  const x = short(m * (build.shoulder - build.arm / 2 - (stance.far === on ? 5 : 0)));
  const elbowX = short(x + m * Math.sin(radians(upper)) * UPPER);
  const elbowY = short(SHOULDER_Y + Math.cos(radians(upper)) * UPPER);
  const length =
    stance.hands[0] === "steeple"
      ? Math.min(64, Math.max(34, (Math.abs(elbowX) - 26) / Math.abs(Math.sin(radians(fore)))))
      : (stance.reach ?? FORE);
  return {
    x,
    elbowX,
    elbowY,
    length: short(length),
    /** Of the upper arm, and of what hangs from the elbow. */
    upper: `translate(${x},${SHOULDER_Y})rotate(${-m * upper})`,
    fore: `translate(${elbowX},${elbowY})rotate(${-m * fore})`,
    hand: `translate(0,${short(length + 2)})${m < 0 ? "scale(-1,1)" : ""}`,
    wristY: short(elbowY + Math.cos(radians(fore)) * length),
  };
}

const armArt = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const r = build.arm;
    const left = joints(build, stance, "left");
    const { length } = left;
    return {
      left,
      right: joints(build, stance, "right"),
      upper: limb(r, r * 0.84, UPPER),
      fore: limb(r * 0.86, r * 0.74, length),
      cuff: `M${-r} ${length - 11}H${r}V${length}H${-r}Z`,
      glove: path`M${-r - 3} ${length - 16}L0 ${length - 23}L${r + 3} ${length - 16}L${r * 0.8} ${length + 3}H${r * -0.8}Z`,
    };
  }),
);

/** Where steepled hands meet. */
export const wristHeight = ({ build, stance }: Look): number => armArt(build)(stance).left.wristY;

/** What both arms share, in the color of whoever uses it: `u` upper arm, `f` forearm, `e` elbow, `B` ball of the shoulder. */
export function ArmShapes({ look }: { look: Look }) {
  const { art, build, stance, sleeve, sleeveLength, cuff, glove } = look;
  const shapes = armArt(build)(stance);
  const r = build.arm;
  const isLong = sleeveLength === "long";
  const light = art.url(isLong ? "l" : "s");
  /** A short sleeve, or only its cap. */
  const hem = sleeveLength === "short" ? 30 : 10;
  return (
    <>
      <g id={art.id("u")}>
        <path id={art.id("U")} d={shapes.upper} />
        {isLong ? null : (
          <path
            d={`M${-r - 2} 0A${r + 2} ${r + 2} 0 0 1 ${r + 2} 0L${r + 3} ${hem}Q0 ${hem + 6} ${-r - 3} ${hem}Z`}
            fill={sleeve}
          />
        )}
        <use href={art.href("U")} fill={light} stroke="none" />
      </g>
      <g id={art.id("e")}>
        <circle r={Math.round(r * 0.8)} />
        <circle r={Math.round(r * 0.32)} fill="#0006" stroke="none" />
      </g>
      <g id={art.id("B")}>
        <circle r={r + 1} />
        <circle r={r + 1} fill={art.url("l")} stroke="none" />
      </g>
      <g id={art.id("f")}>
        <path id={art.id("F")} d={shapes.fore} />
        <use href={art.href("F")} fill={light} stroke="none" />
        {layers(art, [
          [cuff ?? "", cuff && shapes.cuff],
          [glove, !art.isHero && shapes.glove],
        ])}
      </g>
    </>
  );
}

/** A forearm of metal and bright plastic. */
function robotForearm(look: Look, length: number) {
  const r = look.build.arm;
  return layers(look.art, [
    [ROBOT, limb(r * 0.7, r * 0.62, length), "lit"],
    ["#456", `M-5 24V${length - 2}M5 24V${length - 2}`, 3],
    [look.limb, `M${-r} 6H${r}V20H${-r}Z`],
    [WHITE, circle(0, 13, 3.5)],
  ]);
}

/** One arm: ball, upper arm, elbow, forearm and hand. */
export function Arm({ look, on }: { look: Look; on: Side }) {
  const { art, build, stance, spec, skin, skinLine, sleeve, sleeveLength, glove } = look;
  const { x, elbowX, elbowY, length, upper, fore, hand: place } = armArt(build)(stance)[on];
  const isRobot = spec.mobility === "prosthetic-arm" && on === "right";
  const limbColor = sleeveLength === "long" ? sleeve : skin;
  const isBareHand = art.isHero && !isRobot;
  const handColor = isRobot ? "#78a" : isBareHand ? skin : glove;
  const line = isRobot ? STEEL : isBareHand ? skinLine : darken(glove, 0.5);
  return (
    <>
      <use href={art.href("u")} transform={upper} fill={limbColor} />
      <g transform={fore}>
        {isRobot ? robotForearm(look, length) : <use href={art.href("f")} fill={limbColor} />}
        <g transform={place} stroke={isBareHand ? soft(SKIN_SHADE) : undefined}>
          {hand(art, stance.hands[on === "left" ? 0 : 1], handColor, line)}
        </g>
      </g>
      <use href={art.href("e")} x={elbowX} y={elbowY} fill={isRobot ? ROBOT : limbColor} />
      <use href={art.href("B")} x={x} y={SHOULDER_Y} fill={sleeve} />
    </>
  );
}
