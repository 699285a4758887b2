import { darken, soft } from "../color.ts";
import { GLEAM, SKIN_SHADE, STEEL, WHITE } from "../palette.ts";
import { circle, limb, path, radians, short } from "../shapes.ts";
import { Hand } from "./Hand.tsx";
import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";

/** Length of an upper arm and, where no pose asks for another, of a forearm. */
const UPPER = 53;
const FORE = 45;
const SHOULDER_Y = -276;
const ROBOT = "#9aa7bd";

type Side = "left" | "right";

/** Where an arm's joints are, in the body's units, and how long its forearm is. */
function joints({ build, stance }: Look, on: Side) {
  const m = on === "left" ? -1 : 1;
  const [upper, fore] = stance[on];
  // A shoulder that is turned away comes nearer to the neck.
  const x = m * (build.shoulder - build.arm / 2 - (stance.far === on ? 5 : 0));
  const elbowX = x + m * Math.sin(radians(upper)) * UPPER;
  const elbowY = SHOULDER_Y + Math.cos(radians(upper)) * UPPER;
  const length =
    stance.hands[0] === "steeple"
      ? Math.min(64, Math.max(34, (Math.abs(elbowX) - 26) / Math.abs(Math.sin(radians(fore)))))
      : (stance.reach ?? FORE);
  return { m, upper, fore, x: short(x), elbowX: short(elbowX), elbowY: short(elbowY), length: short(length) };
}

/** Where steepled hands meet. */
export function wristHeight(look: Look): number {
  const { fore, elbowY, length } = joints(look, "left");
  return short(elbowY + Math.cos(radians(fore)) * length);
}

/** What both arms share, in the color of whoever uses it: `u` upper arm, `f` forearm, `e` elbow, `B` ball of the shoulder. */
export function ArmShapes({ look }: { look: Look }) {
  const { art, build, sleeve, sleeveLength, cuff, glove } = look;
  const r = build.arm;
  const { length } = joints(look, "left");
  const isLong = sleeveLength === "long";
  const light = art.url(isLong ? "l" : "s");
  /** A short sleeve, or only its cap. */
  const hem = sleeveLength === "short" ? 30 : 10;
  return (
    <>
      <g id={art.id("u")}>
        <path id={art.id("U")} d={limb(r, r * 0.84, UPPER)} />
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
        <path
          d={path`M${r * -0.6}-${r * 0.4}Q${r * -0.2}-${r * 0.8} ${r * 0.3}-${r * 0.7}`}
          stroke={GLEAM}
          strokeWidth="3"
        />
      </g>
      <g id={art.id("f")}>
        <path id={art.id("F")} d={limb(r * 0.86, r * 0.74, length)} />
        <use href={art.href("F")} fill={light} stroke="none" />
        <Layers
          art={art}
          name="f"
          layers={[
            [cuff ?? "", cuff && `M${-r} ${length - 11}H${r}V${length}H${-r}Z`],
            [
              glove,
              !art.isHero &&
                path`M${-r - 3} ${length - 16}L0 ${length - 23}L${r + 3} ${length - 16}L${r * 0.8} ${length + 3}H${r * -0.8}Z`,
            ],
          ]}
        />
      </g>
    </>
  );
}

/** A forearm of metal and bright plastic. */
function RobotForearm({ look, length }: { look: Look; length: number }) {
  const r = look.build.arm;
  return (
    <Layers
      art={look.art}
      name="R"
      layers={[
        [ROBOT, limb(r * 0.7, r * 0.62, length), "lit"],
        ["#4b566e", `M-5 24V${length - 2}M5 24V${length - 2}`, 3],
        [look.limb, `M${-r} 6H${r}V20H${-r}Z`],
        [WHITE, circle(0, 13, 3.5)],
      ]}
    />
  );
}

/** One arm: ball, upper arm, elbow, forearm and hand. */
export function Arm({ look, on }: { look: Look; on: Side }) {
  const { art, stance, spec, skin, skinLine, sleeve, sleeveLength, glove } = look;
  const { m, upper, fore, x, elbowX, elbowY, length } = joints(look, on);
  const isRobot = spec.mobility === "prosthetic-arm" && on === "right";
  const limbColor = sleeveLength === "long" ? sleeve : skin;
  const isBareHand = art.isHero && !isRobot;
  const handColor = isRobot ? "#7d8aa3" : isBareHand ? skin : glove;
  const line = isRobot ? STEEL : isBareHand ? skinLine : darken(glove, 0.5);
  return (
    <>
      <use href={art.href("u")} transform={`translate(${x},${SHOULDER_Y})rotate(${-m * upper})`} fill={limbColor} />
      <g transform={`translate(${elbowX},${elbowY})rotate(${-m * fore})`}>
        {isRobot ? <RobotForearm look={look} length={length} /> : <use href={art.href("f")} fill={limbColor} />}
        <g
          transform={`translate(0,${short(length + 2)})${m < 0 ? "scale(-1,1)" : ""}`}
          stroke={isBareHand ? soft(SKIN_SHADE) : undefined}
        >
          <Hand art={art} shape={stance.hands[on === "left" ? 0 : 1]} color={handColor} line={line} />
        </g>
      </g>
      <use href={art.href("e")} x={elbowX} y={elbowY} fill={isRobot ? ROBOT : limbColor} />
      <use href={art.href("B")} x={x} y={SHOULDER_Y} fill={sleeve} />
    </>
  );
}
