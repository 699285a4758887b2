import { darken, soft } from "../color.ts";
import { GLEAM, SKIN_SHADE, STEEL, WHITE } from "../palette.ts";
import { circle, limb, short } from "../shapes.ts";
import { Hand } from "./Hand.tsx";
import type { Look } from "./look.ts";

/** Length of an upper arm and, where no pose asks for another, of a forearm. */
const UPPER = 53;
const FORE = 45;
const ROBOT = "#9aa7bd";

type Side = "left" | "right";
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where an arm's joints are, in the body's units, and how long its forearm is. */
function joints({ build, stance }: Look, on: Side) {
  const m = on === "left" ? -1 : 1;
  const [upper, fore] = stance[on];
  // A shoulder that is turned away comes nearer to the neck.
  const x = m * (build.shoulder - build.arm / 2 - (stance.far === on ? 5 : 0));
  const y = -276;
  const elbowX = x + m * Math.sin(radians(upper)) * UPPER;
  const elbowY = y + Math.cos(radians(upper)) * UPPER;
  const isSteepled = stance.hands[0] === "steeple";
  const length = isSteepled
    ? Math.min(64, Math.max(34, (Math.abs(elbowX) - 26) / Math.abs(Math.sin(radians(fore)))))
    : (stance.reach ?? FORE);
  return { m, upper, fore, x, y, elbowX, elbowY, length: short(length) };
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
  const upper = limb(r, short(r * 0.84), UPPER);
  const { length } = joints(look, "left");
  const fore = limb(short(r * 0.86), short(r * 0.74), length);
  const light = art.url(sleeveLength === "long" ? "l" : "s");
  const reach = sleeveLength === "short" ? 30 : 10;
  return (
    <>
      <g id={art.id("u")}>
        <path id={art.id("U")} d={upper} />
        {sleeveLength === "long" ? null : (
          <path
            d={`M${-r - 2},0A${r + 2},${r + 2} 0 0 1 ${r + 2},0L${r + 3},${reach}Q0,${reach + 6} ${-r - 3},${reach}Z`}
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
          d={`M${Math.round(r * -0.6)}-${Math.round(r * 0.4)}Q${Math.round(r * -0.2)}-${Math.round(r * 0.8)} ${Math.round(r * 0.3)}-${Math.round(r * 0.7)}`}
          stroke={GLEAM}
          strokeWidth="3"
        />
      </g>
      <g id={art.id("f")}>
        <path id={art.id("F")} d={fore} />
        <use href={art.href("F")} fill={light} stroke="none" />
        {cuff === undefined ? null : <path d={`M${-r},${length - 11}H${r}V${length}H${-r}Z`} fill={cuff} />}
        {art.isHero ? null : (
          <path
            d={`M${-r - 3},${length - 16}L0,${length - 23}L${r + 3},${length - 16}L${short(r * 0.8)},${length + 3}H${short(-r * 0.8)}Z`}
            fill={glove}
          />
        )}
      </g>
    </>
  );
}

/** A forearm of metal and bright plastic. */
function RobotForearm({ look, length }: { look: Look; length: number }) {
  const r = look.build.arm;
  return (
    <>
      <path d={limb(short(r * 0.7), short(r * 0.62), length)} fill={ROBOT} />
      <path d={limb(short(r * 0.7), short(r * 0.62), length)} fill={look.art.url("l")} stroke="none" />
      <path d={`M-5,24V${length - 2}M5,24V${length - 2}`} stroke="#4b566e" strokeWidth="2.5" />
      <path d={`M${-r},6H${r}V20H${-r}Z`} fill={look.art.isHero ? "#ffcb3d" : "#ff5a4d"} />
      <path d={circle(0, 13, 3.5)} fill={WHITE} />
    </>
  );
}

/** One arm: ball, upper arm, elbow, forearm and hand. */
export function Arm({ look, on }: { look: Look; on: Side }) {
  const { art, stance, spec, skin, skinLine, sleeve, sleeveLength, glove } = look;
  const { m, upper, fore, x, y, elbowX, elbowY, length } = joints(look, on);
  const isRobot = spec.mobility === "prosthetic-arm" && on === "right";
  const isBare = sleeveLength !== "long";
  const limbColor = isBare ? skin : sleeve;
  const handColor = isRobot ? "#7d8aa3" : art.isHero ? skin : glove;
  const line = isRobot ? STEEL : art.isHero ? skinLine : darken(glove, 0.5);
  return (
    <>
      <use href={art.href("u")} transform={`translate(${short(x)},${y})rotate(${-m * upper})`} fill={limbColor} />
      <g transform={`translate(${short(elbowX)},${short(elbowY)})rotate(${-m * fore})`}>
        {isRobot ? <RobotForearm look={look} length={length} /> : <use href={art.href("f")} fill={limbColor} />}
        <g
          transform={`translate(0,${short(length + 2)})${m < 0 ? "scale(-1,1)" : ""}`}
          stroke={art.isHero && !isRobot ? soft(SKIN_SHADE) : undefined}
        >
          <Hand shape={stance.hands[on === "left" ? 0 : 1]} color={handColor} line={line} />
        </g>
      </g>
      <use href={art.href("e")} x={short(elbowX)} y={short(elbowY)} fill={isRobot ? ROBOT : limbColor} />
      <use href={art.href("B")} x={short(x)} y={y} fill={sleeve} />
    </>
  );
}
