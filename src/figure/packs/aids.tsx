import { mix } from "../color.ts";
import { METAL, STEEL, WHITE } from "../palette.ts";
import type { Aid, AidProps } from "../parts/aids.ts";
import { armLimb, handAt } from "../parts/arm-paths.ts";
import type { DrawContext } from "../parts/draw-context.ts";
import { along } from "../parts/limb.ts";
import { paths } from "../parts/paths.tsx";
import { circle, ellipse, mirrored, path, rect, roundForSvg } from "../shapes.ts";
import { Cane } from "./Cane.tsx";
import { SEAT_PACK } from "./seats.tsx";
import { frameColor, raised, TYRE, WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

const CUSHION = "#3b435c";

/** Tall backrest and headrest of a power wheelchair, in the units of the upper body. */
function PowerWheelchairBack({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { chest } = context.build;
  const drawn = paths([
    [CUSHION, rect(-chest - 18, -288, chest * 2 + 36, 150, 24)],
    [frameColor(context), mirrored(path`M${chest + 18}-262Q${chest + 20}-288 ${chest - 6}-288`), 5],
    [CUSHION, rect(-52, -336, 104, 48, 20)],
    ["#59638a", mirrored("M34-326Q44-326 44-312"), 4],
  ]);
  return <g transform={raised(bust)}>{drawn}</g>;
}

const powerSpan = ({ build }: DrawContext): number => Math.max(build.hip, build.waist) + 26;

/** Its base and armrests, behind the sitter's legs, on the ground y = 0. */
function PowerWheelchairSeat({ context }: Pick<AidProps, "context">) {
  const x = powerSpan(context);
  return paths([
    [STEEL, mirrored(rect(x - 5, -100, 9, 60))],
    [frameColor(context), rect(-x - 2, -54, 2 * x + 4, 36, 14)],
    [
      mix(frameColor(context), context.picture.shade, 0.3),
      path`M${-x}-32H${x}Q${x + 2}-18 ${x - 12}-18H${12 - x}Q${-x - 2}-18 ${-x}-32Z`,
      "flat",
    ],
    [CUSHION, mirrored(rect(x - 12, -112, 24, 14, 7))],
  ]);
}

/** Its wheels and footplate, in front of the legs. */
function PowerWheelchairFront({ context }: Pick<AidProps, "context">) {
  const { build } = context;
  const x = powerSpan(context);
  const foot = Math.round(build.hip * 0.54) + 26;
  return paths([
    [TYRE, mirrored(rect(x - 4, -46, 22, 46, 10))],
    [frameColor(context), mirrored(rect(x + 3, -32, 8, 18, 4))],
    [STEEL, rect(-foot, -4, 2 * foot, 7, 3)],
  ]);
}

/** The joystick before the hand that drives. */
function Joystick({ context }: Pick<AidProps, "context">) {
  const x = -powerSpan(context);
  return paths([
    [TYRE, rect(x - 15, -104, 30, 15, 6)],
    [STEEL, path`M${x}-103v-12`, 5],
    [context.picture.inks.accent, circle(x, -119, 7)],
  ]);
}

/** A cane from the hand to the ground: white with a red tip. In a portrait a red band is seen. */
function WhiteCane({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  // In a portrait it is held further down, so that its grip is seen.
  const top = bust ? y - 78 : y - 30;
  const foot = bust ? x - 30 : x - 22;
  const at = (ratio: number) => path`${x + (foot - x) * ratio} ${y + (ground - y) * ratio}`;
  return paths([
    ["#55607a", path`M${x} ${top + 20}L${foot} ${ground}`, bust ? 11 : 9],
    [WHITE, `${path`M${x} ${top + 20}`}L${at(0)}L${at(1)}`, bust ? 8 : 6],
    ["#d8232f", bust ? path`M${x} ${y - 34}v15` : `M${at(0.74)}L${at(0.97)}`, bust ? 8 : 6],
    [TYRE, path`M${x} ${top}v${bust ? 34 : 44}`, bust ? 11 : 8.5],
    [TYRE, path`M${x + 1} ${top + 2}q12 8 4 26`, 2.5],
    [WHITE, bust ? undefined : path`M${foot - 4} ${ground - 3}h8`, 7],
  ]);
}

/** A forearm crutch with its handle in the hand. */
function Crutch({ context, ground, bust, side }: AidProps) {
  const [x, y] = handAt(context, side);
  if (bust) return raisedCrutch(context, x, y);
  const sign = side === "left" ? -1 : 1;
  const { bend, lower } = armLimb(context, side);
  const [top, elbow] = along(bend, lower, 9);
  const shaft = path`M${top + sign * 4} ${elbow}L${x} ${y}L${x + sign * 16} ${ground - 6}`;
  return paths([
    ["#3c4660", shaft, 9],
    [METAL, shaft, 6],
    [TYRE, path`M${x - 11} ${y}h22`, 9],
    [TYRE, path`M${x + sign * 15} ${ground - 16}l1 12`, 12],
  ]);
}

/** A villain's accent may be that of skin. */
const cuffColor = ({ isHero, inks }: DrawContext["picture"]): string => (isHero ? inks.accent : "#e9edf5");

/** In a portrait it is held below its handle, so that handle and cuff are seen. */
function raisedCrutch({ picture }: DrawContext, x: number, y: number) {
  const shaft = path`M${x - 6} ${y + 90}L${x} ${y - 34}L${x + 9} ${y - 70}`;
  const cuff = path`M${x - 13} ${y - 92}C${x + 17} ${y - 98} ${x + 20} ${y - 64} ${x - 10} ${y - 66}`;
  return paths([
    ["#3c4660", shaft, 9.5],
    [METAL, shaft, 6.5],
    ["#3c4660", cuff, 11],
    [cuffColor(picture), cuff, 8],
    [TYRE, path`M${x} ${y - 36}h-27`, 10],
    ["#7d8aa5", path`M${x - 6} ${y - 38}h-18`, 3],
  ]);
}

/** The cuff of a crutch around the forearm. */
function CrutchCuff({ context, side }: Pick<AidProps, "context" | "side">) {
  const { bend, lower } = armLimb(context, side);
  const [x, y] = along(bend, lower, 9).map(roundForSvg);
  const angle = Math.round((Math.atan2(-lower[0], lower[1]) * 180) / Math.PI);
  const radius = context.build.arm + 2;
  return (
    <g transform={`translate(${x},${y})rotate(${angle})`}>
      {paths([
        [cuffColor(context.picture), path`M${-radius}-7Q0-1 ${radius}-7V7Q0 13 ${-radius} 7Z`],
        ["#fff8", path`M${3 - radius}-3V5`, 3],
      ])}
    </g>
  );
}

const COAT = "#e3b873";

/** A guide dog in its harness, sitting on the ground y = 0 around x = 0; its handle reaches up to `handle`. */
function dog(handle: readonly [number, number] | undefined) {
  const shade = "#c4914b";
  return paths([
    [shade, "M24-14Q46-10 52-24 58-30 60-22 58-2 24-2Z"],
    [COAT, "M-22-2C-34-30-28-70-14-84H16C34-66 42-30 30-2Z"],
    [shade, "M16-84C34-66 42-30 30-2H12C24-24 24-54 8-76Z", "flat"],
    [COAT, "M-22 1Q-27-10-18-12L-16-46H-2L-3 1ZM4 1 3-46H17L18-12Q26-10 22 1Z"],
    ["#e8442e", "M-26-62Q0-44 29-62L31-50Q0-32-28-50Z"],
    ["#fff8", "M-22-55Q0-40 25-55", 2],
    [COAT, mirrored("M0-126C24-126 30-110 28-96 27-80 16-70 0-70")],
    ["#f6dfb4", mirrored("M0-101C13-99 16-88 13-79Q8-73 0-73"), "flat"],
    [shade, mirrored("M22-119C38-120 42-96 34-78 26-80 21-96 22-119Z")],
    ["#2b2226", `${ellipse(0, -93, 7, 5)}${circle(-13, -105, 3.6)}${circle(13, -105, 3.6)}`, "flat"],
    [WHITE, handle && path`M12-56L${handle[0] - 7} ${handle[1] + 4}M26-58L${handle[0] + 8} ${handle[1] + 4}`, 4],
    ["#2b2226", "M0-88v6q-5 5-9 1M0-82q5 5 9 1", 2],
  ]);
}

/** A guide dog beside the left leg, in a portrait beside the shoulder. */
function GuideDog({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  return bust ? (
    <g transform={`translate(-92,${-186 - ground})scale(1.06)`}>{dog(undefined)}</g>
  ) : (
    <g transform={`translate(${x - 34},${ground})`}>{dog([34, y - ground])}</g>
  );
}

/** A split hook in place of the hand, in the hand's units. */
const hook = () =>
  paths([
    [STEEL, "M-7-5H7L5 7H-5Z"],
    [METAL, "M-5 5H5C15 10 16 28 3 36L-6 38C-11 38-10 31-5 30 4 28 6 20 0 14Z"],
    [WHITE, "M7 12q4 9-2 17", 2.2],
  ]);

/** An oxygen bottle behind the shoulder. */
function OxygenBottle({ context }: Pick<AidProps, "context">) {
  const { shoulder } = context.build;
  return paths([
    ["#5fb3a1", rect(shoulder - 4, -304, 26, 96, 12)],
    ["#3e8f80", path`M${shoulder + 11}-303q11 1 11 12v70h-11Z`, "flat"],
    [METAL, rect(shoulder + 3, -318, 12, 15, 3)],
    [STEEL, path`M${shoulder - 1}-314h20`, 5],
  ]);
}

/** Its strap, and the tube from the chin to it, before the chest. */
function OxygenTube({ context }: Pick<AidProps, "context">) {
  const { shoulder } = context.build;
  const tube = path`M-17-312Q-8-294 0-284Q8-294 17-312M0-284C2-250 ${shoulder - 16}-252 ${shoulder + 4}-306`;
  return paths([
    ["#4b8f86", tube, 4],
    ["#e6f7f3", tube, 3],
    ["#4b8f86", "M0-288v7", 5.5],
  ]);
}

/** An insulin pump at the waist, its tube under the clothes. */
function InsulinPump({ context }: Pick<AidProps, "context">) {
  const x = roundForSvg(context.build.waist * 0.5);
  return paths([
    ["#5c6a86", path`M${x - 5}-201C${x - 6}-213 ${x - 20}-212 ${x - 19}-199`, 4.4],
    ["#e8eef8", path`M${x - 5}-201C${x - 6}-213 ${x - 20}-212 ${x - 19}-199`, 3],
    ["#2f3b57", rect(x - 9, -202, 21, 28, 5)],
    ["#8fe3f5", rect(x - 5, -198, 13, 9, 2)],
    ["#fff", path`M${x + 1.5}-182h0`, 5],
  ]);
}

/** Light and shade of a pregnant belly, over any clothes. */
function Belly({ context }: Pick<AidProps, "context">) {
  const { waist } = context.build;
  const half = waist - 4;
  return paths([
    [
      "#1808202e",
      path`M${half}-212C${half + 3}-160 ${half * 0.56}-148 0-148S${-half}-156 ${-half}-186C${-half * 0.9}-164 ${-half * 0.4}-158 0-158 ${half * 0.5}-158 ${half * 0.86}-172 ${half}-212Z`,
      "flat",
    ],
    ["#18082024", path`M${-half * 0.7}-232Q0-216 ${half * 0.7}-232`, 3.5],
  ]);
}

const onLeft =
  (draw: (props: AidProps) => React.ReactNode) =>
  (props: AidProps): React.ReactNode =>
    props.side === "left" ? draw(props) : null;

/** Aids and conditions, and what a pose sits on. */
export const AIDS = {
  ...SEAT_PACK,
  wheelchair: { back: WheelchairBack, front: WheelchairFront },
  cane: { held: Cane },
  "power-wheelchair": {
    back: PowerWheelchairBack,
    seat: PowerWheelchairSeat,
    front: PowerWheelchairFront,
    near: Joystick,
  },
  crutches: {
    held: (props) => (props.bust ? onLeft(Crutch)(props) : Crutch(props)),
    forearm: (props) => (props.bust ? null : CrutchCuff(props)),
  },
  "white-cane": { held: onLeft(WhiteCane) },
  "guide-dog": {
    held: (props) => (props.bust ? null : onLeft(GuideDog)(props)),
    near: (props) => (props.bust ? GuideDog(props) : null),
  },
  "prosthetic-hook": { hand: hook },
  oxygen: { back: OxygenBottle, chest: OxygenTube },
  insulinPump: { chest: InsulinPump },
  pregnant: { chest: Belly },
} as const satisfies Readonly<Record<string, Aid>>;
