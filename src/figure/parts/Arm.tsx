import { memoize } from "../../domain/memoize.ts";
import { mix } from "../color.ts";
import { STEEL, WHITE } from "../palette.ts";
import { circle, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { hand } from "./Hand.tsx";
import { paths } from "./paths.tsx";
import { FOREARM_LENGTH, SHOULDER_Y, UPPER_ARM_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

const ROBOT_METAL = "#b4c0d0";

export type Side = "left" | "right";

type Point = readonly [x: number, y: number];

const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance];
const direction = (degrees: number): Point => [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
const normal = ([dx, dy]: Point): Point => [-dy, dx];

/** A limb from the shoulder over the elbow to the wrist, and its ways. */
interface Limb {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly upper: Point;
  readonly fore: Point;
}

/** Half widths at shoulder, elbow and wrist; those on one side of the limb may be negative: then they lie beyond its middle. */
type Widths = readonly [number, number, number];

/** One edge of a limb, on the side of its normal where `sign` is 1: start, rounded elbow with its control point, end. */
function edge({ shoulder, elbow, wrist, upper, fore }: Limb, sign: 1 | -1, widths: Widths): readonly Point[] {
  const [start, bend, end] = widths.map((width) => width * sign) as unknown as Widths;
  const [first, second] = [normal(upper), normal(fore)];
  const sum: Point = [first[0] + second[0], first[1] + second[1]];
  const length = Math.hypot(...sum) || 1;
  const middle: Point = [sum[0] / length, sum[1] / length];
  /** Cosine of half the angle by which the limb bends. */
  const cosine = Math.max(0.3, length / 2);
  const turn = upper[0] * fore[1] - upper[1] * fore[0];
  if (turn * bend > 0) {
    const corner = along(elbow, middle, bend / cosine);
    return [
      along(shoulder, first, start),
      along(corner, upper, -7),
      corner,
      along(corner, fore, 7),
      along(wrist, second, end),
    ];
  }
  return [
    along(shoulder, first, start),
    along(elbow, first, bend),
    along(elbow, middle, bend * Math.min(1.5, 1 / cosine)),
    along(elbow, second, bend),
    along(wrist, second, end),
  ];
}

const xy = ([x, y]: Point): string => path`${x} ${y}`;

/** Along one edge and back along the other. `end` bulges, for a sleeve's opening or a round stump. */
function outline(limb: Limb, right: Widths, left: Widths, end = 2): string {
  const [a0, a1, a2, a3, a4] = edge(limb, 1, right).map(xy);
  const [b0, b1, b2, b3, b4] = edge(limb, -1, left).map(xy);
  const tip = xy(along(limb.wrist, limb.fore, end));
  return `M${a0}L${a1}Q${a2} ${a3}L${a4}Q${tip} ${b4}L${b3}Q${b2} ${b1}L${b0}`;
}

/** A straight piece of a limb, for sleeves and cuffs; its end bulges. The half widths are those on the side of its normal, then on the other. */
function piece(
  from: Point,
  way: Point,
  length: number,
  [top, bottom]: readonly [number, number],
  [left, under]: readonly [number, number] = [top, bottom],
) {
  const across = normal(way);
  const to = along(from, way, length);
  return `M${xy(along(from, across, top))}L${xy(along(to, across, bottom))}Q${xy(along(along(to, way, 4), across, (bottom - under) / 2))} ${xy(along(to, across, -under))}L${xy(along(from, across, -left))}`;
}

/** Where an arm's joints are, in the units of the upper body. */
function joints(build: Build, stance: Stance, side: Side): Limb {
  const sign = side === "left" ? -1 : 1;
  const [upperAngle, foreAngle] = stance[side];
  // A shoulder that is turned away comes nearer to the neck.
  const shoulder: Point = [
    sign * (build.shoulder - build.arm * 0.66 - (stance.farArm === side ? 4 : 0)),
    SHOULDER_Y + build.arm * 0.4,
  ];
  const upper = direction(sign * upperAngle);
  const fore = direction(sign * foreAngle);
  const elbow = along(shoulder, upper, UPPER_ARM_LENGTH * build.limbs);
  const length =
    stance.hands[0] === "steeple"
      ? // As long as it takes for both hands to meet in the middle.
        Math.min(64, Math.max(30, (Math.abs(elbow[0]) - 23) / Math.abs(Math.sin(radians(foreAngle)))))
      : (stance.forearmLength ?? FOREARM_LENGTH * build.limbs);
  return { shoulder, elbow, wrist: along(elbow, fore, length), upper, fore };
}

/** How far down the upper arm a sleeve reaches. */
const SLEEVES = { long: 1, short: 0.66, cap: 0.3 } as const;

const armPaths = memoize((build: Build) =>
  memoize((stance: Stance) => {
    const radius = build.arm;
    const bare: Widths = [radius * 0.84, radius * 0.76, radius * 0.66];
    const sleeved: Widths = [radius, radius * 0.94, radius * 0.88];
    const draw = (side: Side) => {
      const limb = joints(build, stance, side);
      const { shoulder, elbow, wrist, upper, fore } = limb;
      const [first, second] = [normal(upper), normal(fore)];
      /** Light comes from above and from the left: is the side of the normals the darker one? */
      const isRightShaded = (first[0] + second[0]) * 0.4 + first[1] + second[1] > 0;
      const thin = (widths: Widths) => widths.map((width) => width * -0.25) as unknown as Widths;
      /** Filled without an outline, since that is left open where the arm joins the shoulder. */
      const drawn = (widths: Widths, from: Limb, end?: number) => {
        const line = outline(from, widths, widths, end);
        return {
          line,
          fill: `${line}${path`A${widths[0]} ${widths[0]} 0 0 0 `}${xy(along(shoulder, first, widths[0]))}Z`,
          shade: `${isRightShaded ? outline(from, widths, thin(widths), end) : outline(from, thin(widths), widths, end)}Z`,
        };
      };
      /** A short sleeve. */
      const short = (length: number) => {
        const down = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) * length;
        const wide = [radius, radius * (length > 0.5 ? 1.08 : 1)] as const;
        const narrow = [radius * -0.25, radius * -0.25] as const;
        const line = piece(shoulder, upper, down, wide);
        return {
          line,
          fill: `${line}${path`A${radius} ${radius} 0 0 0 `}${xy(along(shoulder, first, radius))}Z`,
          shade: `${isRightShaded ? piece(shoulder, upper, down, wide, narrow) : piece(shoulder, upper, down, narrow, wide)}Z`,
        };
      };
      const inner = upper[0] * fore[1] - upper[1] * fore[0] > 0 ? 1 : -1;
      const bend = radius * 0.8;
      return {
        limb,
        bare: drawn(bare, limb),
        /** Ends below the elbow, round. */
        stump: drawn([bare[0], bare[1], bare[1] * 0.86], { ...limb, wrist: along(elbow, fore, 17) }, 18),
        long: drawn(sleeved, limb, 4),
        short: short(SLEEVES.short),
        cap: short(SLEEVES.cap),
        cuff: `${piece(along(wrist, fore, -7), fore, 7, [radius * 0.94, radius * 0.94])}Z`,
        fold:
          Math.abs(stance[side][0] - stance[side][1]) > 40
            ? `M${xy(edge(limb, inner, [bend, bend, bend])[2] ?? elbow)}L${xy(elbow)}`
            : undefined,
        place: (at: Point) =>
          `translate(${roundForSvg(at[0])},${roundForSvg(at[1])})rotate(${side === "left" ? stance.left[1] : -stance.right[1]})${side === "left" ? "scale(-1,1)" : ""}`,
      };
    };
    return { left: draw("left"), right: draw("right") };
  }),
);

/** Where steepled hands meet. */
export const wristHeight = ({ build, stance }: DrawContext): number =>
  roundForSvg(armPaths(build)(stance).left.limb.wrist[1]);

/** Where a hand is and how it is turned: 0,0 is the wrist and y grows towards the fingers, thumb on the side of -x. */
export const handPlace = ({ build, stance }: DrawContext, side: Side): string => {
  const { place, limb } = armPaths(build)(stance)[side];
  return place(limb.wrist);
};

/** Middle of a hand, in the units of the upper body. */
export const handAt = ({ build, stance }: DrawContext, side: Side): Point => {
  const { wrist, fore } = armPaths(build)(stance)[side].limb;
  const [x, y] = along(wrist, fore, 13);
  return [roundForSvg(x), roundForSvg(y)];
};

/** A forearm of metal and bright plastic, from the elbow at 0,0. */
function robotForearm({ picture, build, prosthesis }: DrawContext, length: number) {
  const radius = build.arm;
  return paths(picture, [
    [ROBOT_METAL, taperedPath(radius * 0.66, radius * 0.54, length)],
    [mix(ROBOT_METAL, "#223355", 0.3), `M1 ${length}V14H${radius * 0.6}V${length}Z`, "flat"],
    [prosthesis, path`M${radius * -0.92}-4Q0-10 ${radius * 0.92}-4L${radius * 0.84} 17Q0 22 ${radius * -0.84} 17Z`],
    [WHITE, circle(0, 7, 3.5), "flat"],
  ]);
}

/** One arm: what is bare of it, the hand, and the sleeve over both. Left is the viewer's left. */
export function Arm({ context, side }: { context: DrawContext; side: Side }) {
  const { picture, build, stance, spec, skin, skinShade, skinLine, sleeve, sleeveLength, cuff } = context;
  const arm = armPaths(build)(stance)[side];
  const { elbow, wrist } = arm.limb;
  const aid = side === "right" ? spec.mobility : "none";
  const isRobot = aid === "prosthetic-arm";
  const ends = aid === "arm-difference";
  const bare = ends ? arm.stump : arm.bare;
  const isLong = sleeveLength === "long" && !ends && !isRobot;
  const clothed = arm[isLong ? "long" : sleeveLength === "cap" ? "cap" : "short"];
  const cloth = mix(sleeve, picture.shade, 0.24);
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
        <g transform={arm.place(elbow)}>
          {robotForearm(context, Math.round(Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])))}
        </g>
      ) : null}
      {ends ? null : (
        <g transform={arm.place(wrist)} stroke={isRobot ? undefined : skinLine} strokeWidth={1.1}>
          {isRobot
            ? hand(picture, stance.hands[side === "left" ? 0 : 1], "#8494ac", "#66758c", STEEL)
            : hand(picture, stance.hands[side === "left" ? 0 : 1], skin, skinShade, skinLine)}
        </g>
      )}
      {paths(picture, [
        [sleeve, clothed.fill, "flat"],
        [cloth, clothed.shade, "flat"],
        [picture.shade, clothed.line, 1.5],
        [cloth, isLong && arm.fold, 2.4],
        [cuff ?? "", isLong && cuff && arm.cuff],
      ])}
    </>
  );
}
