import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, mix } from "../color.ts";
import { GLEAM, METAL, STEEL, WHITE } from "../palette.ts";
import type { Aid, AidProps } from "../parts/aids.ts";
import { armLimb, armPaths, handAt } from "../parts/arm-paths.ts";
import type { DrawContext } from "../parts/draw-context.ts";
import { along } from "../parts/limb.ts";
import { type Layer, paths } from "../parts/paths.tsx";
import { ARM_AIDS } from "../parts/stances.ts";
import { circle, dots, ellipse, mirrored, path, rect, roundForSvg } from "../shapes.ts";
import { Cane } from "./Cane.tsx";
import { SEAT_PACK } from "./seats.tsx";
import { frameColor, RaisedWheels, raised, TYRE, WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

const CUSHION = "#3b435c";

/** Tall backrest and headrest of a power wheelchair, in the units of the upper body. */
function PowerWheelchairBack({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { chest } = context.build;
  const drawn = paths(context.picture, [
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
  return paths(context.picture, [
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
  const { picture, build } = context;
  const x = powerSpan(context);
  const foot = Math.round(build.hip * 0.54) + 26;
  return paths(picture, [
    [TYRE, mirrored(rect(x - 4, -46, 22, 46, 10))],
    [frameColor(context), mirrored(rect(x + 3, -32, 8, 18, 4))],
    [STEEL, rect(-foot, -4, 2 * foot, 7, 3)],
  ]);
}

/** The joystick before the hand that drives; in a portrait it stands higher, on its armrest, so that it is seen. */
function Joystick({ context, bust, ground }: Pick<AidProps, "context" | "bust" | "ground">) {
  const { shoulder, arm } = context.build;
  if (bust) {
    const x = -shoulder - arm - 22;
    const y = -258 - ground;
    return paths(context.picture, [
      [frameColor(context), path`M${x - 10} ${y + 40}V${y}H${x + 24}`, 8],
      [TYRE, rect(x - 17, y - 10, 34, 20, 8)],
      [METAL, path`M${x} ${y - 10}l-4-20`, 6],
      [context.picture.inks.accent, circle(x - 5, y - 36, 11)],
      [GLEAM, path`M${x - 8} ${y - 39}h0`, 5],
    ]);
  }
  const x = -powerSpan(context);
  return paths(context.picture, [
    [TYRE, rect(x - 15, -104, 30, 15, 6)],
    [STEEL, path`M${x}-103v-12`, 5],
    [context.picture.inks.accent, circle(x, -119, 7)],
  ]);
}

/** A cane from the hand to the ground: white with a red tip. In a portrait its upper part is seen, with a red band. */
function WhiteCane({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  // In a portrait it is held further down, so that its grip is seen.
  const top = bust ? y - 104 : y - 34;
  const foot = bust ? x - 22 : x - 38;
  const at = (ratio: number) => path`${x + (foot - x) * ratio} ${y + (ground - y) * ratio}`;
  const shaft = `${path`M${x} ${top + 14}`}L${at(0)}L${at(1)}`;
  const [edge, width] = bust ? [15, 11] : [12, 8.5];
  return paths(context.picture, [
    ["#2b3350", shaft, edge],
    [WHITE, shaft, width],
    ["#d8232f", bust ? path`M${x} ${y - 56}v16` : `M${at(0.62)}L${at(0.84)}`, width],
    [TYRE, path`M${x} ${top}v${bust ? 28 : 44}`, edge],
    ["#7d8aa5", path`M${x - 2} ${top}v${bust ? 24 : 14}`, 3],
    [TYRE, path`M${x + 3} ${top + 2}q15 10 4 30`, 3],
    [TYRE, bust ? undefined : path`M${foot} ${ground - 4}h0`, 13],
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
  return paths(context.picture, [
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
  return paths(picture, [
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
      {paths(context.picture, [
        [cuffColor(context.picture), path`M${-radius}-7Q0-1 ${radius}-7V7Q0 13 ${-radius} 7Z`],
        ["#fff8", path`M${3 - radius}-3V5`, 3],
      ])}
    </g>
  );
}

const COAT = "#e9bd74";
const COAT_SHADE = "#c48f48";
const NIGHT = "#2b2226";

/** A guide dog in its harness, sitting on the ground y = 0 around x = 0; the grip of its handle is at `grip`. */
function dog(context: DrawContext, [x, y]: readonly [number, number]) {
  const handle = path`M6-60L${x - 17} ${y + 3}H${x + 17}L27-56`;
  return paths(context.picture, [
    [COAT_SHADE, "M20-12Q44-8 48-24 54-32 58-22 56-2 20-1Z"],
    [COAT, "M-24-1C-36-28-30-66-16-82H18C34-64 40-28 28-1Z"],
    [COAT_SHADE, "M18-82C34-64 40-28 28-1H14C26-24 24-54 10-76Z", "flat"],
    [COAT, "M-21 1Q-28-9-18-11L-16-44H-1L-2 1ZM5 1 4-44H18L20-11Q28-9 23 1Z"],
    // Girth and breast strap, with a band that reflects.
    ["#d6301f", "M-29-55Q2-38 35-55L35-40Q2-22-29-40Z"],
    ["#fff6c9", "M-29-49Q2-32 35-49V-45Q2-28-29-45Z", "flat"],
    ["#d6301f", "M-6-70H10L8-36H-4Z"],
    [NIGHT, handle, 8],
    ["#eef2f8", handle, 4.6],
    [NIGHT, path`M${x - 16} ${y + 3}h32`, 10.5],
    ["#a8703f", path`M${x - 15} ${y + 3}h30`, 7],
    [COAT, mirrored("M0-134C25-134 33-118 31-102 29-82 17-72 0-72")],
    ["#fbeccb", mirrored("M0-128Q5-116 5-107 17-103 17-91 14-75 0-75"), "flat"],
    [COAT_SHADE, mirrored("M20-130C38-136 46-108 38-88 28-84 24-104 20-130Z")],
    ["#e8798a", mirrored("M0-84H5V-79Q5-72 0-72")],
    [NIGHT, `${ellipse(0, -98, 7.5, 5.5)}${circle(-14, -108, 5)}${circle(14, -108, 5)}`, "flat"],
    [WHITE, "M-15.500-110h0M12.500-110h0M-2-100h0", 3.2],
    [NIGHT, "M0-93v5M-10-90Q-5-83 0-88 5-83 10-90", 3],
  ]);
}

/** A guide dog beside the left leg, in a portrait beside the shoulder. */
function GuideDog({ context, ground, bust }: Pick<AidProps, "context" | "ground" | "bust">) {
  const [x, y] = handAt(context, "left");
  return bust ? (
    <g transform={`translate(-94,${-196 - ground})scale(1.06)`}>{dog(context, [54, -98])}</g>
  ) : (
    <g transform={`translate(${x - 42},${ground})`}>{dog(context, [42, y - ground])}</g>
  );
}

/** A split hook in place of the hand, in the hand's units. */
const hook = (context: DrawContext) =>
  paths(context.picture, [
    [STEEL, "M-7-5H7L5 7H-5Z"],
    [METAL, "M-5 5H5C15 10 16 28 3 36L-6 38C-11 38-10 31-5 30 4 28 6 20 0 14Z"],
    [WHITE, "M7 12q4 9-2 17", 2.2],
  ]);

/** An oxygen bottle behind the shoulder. */
function OxygenBottle({ context }: Pick<AidProps, "context">) {
  const { shoulder } = context.build;
  return paths(context.picture, [
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
  return paths(context.picture, [
    ["#4b8f86", tube, 4],
    ["#e6f7f3", tube, 3],
    ["#4b8f86", "M0-288v7", 5.5],
  ]);
}

/** An insulin pump at the waist, in a portrait clipped on below the collar; its tube goes under the clothes. */
function InsulinPump({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { waist, chest } = context.build;
  const [x, y] = bust ? [chest * -0.56, -273] : [waist * 0.46, -202];
  const tube = bust
    ? path`M${x} ${y}q2-14 16-14`
    : path`M${x + 1} ${y}C${x + 2} ${y - 16} ${x - 22} ${y - 16} ${x - 21} ${y + 6}`;
  return paths(context.picture, [
    ["#3c4660", tube, 6],
    [WHITE, tube, 3.4],
    [WHITE, rect(x - 14, y - 4, 28, 38, 8)],
    ["#1d7fb4", rect(x - 10.5, y - 0.5, 21, 31, 5), "flat"],
    ["#d5f8ff", rect(x - 7, y + 3, 14, 12, 2), "flat"],
    [WHITE, dots([x - 4, y + 23], [x + 4, y + 23]), 5],
  ]);
}

/** Its sensor on a bare upper arm. */
function InsulinSensor({ context, side }: Pick<AidProps, "context" | "side">) {
  if (context.sleeveLength === "long" || side === "right") return null;
  const { root, upper } = armLimb(context, side);
  const [x, y] = along(root, upper, context.sleeveLength === "cap" ? 28 : 42);
  return paths(context.picture, [
    [WHITE, circle(x, y, 7.5)],
    ["#8fa0bd", circle(x, y, 2.6), "flat"],
  ]);
}

/** The roundness of a pregnant belly, over any clothes: shadow below, light on top, folds from the chest. */
function Belly({ context }: Pick<AidProps, "context">) {
  const half = context.build.waist;
  return paths(context.picture, [
    [
      "#14061c4d",
      path`M${half}-214C${half + 4}-162 ${half * 0.62}-147 0-147S${-half}-160 ${-half}-192C${-half * 0.9}-166 ${-half * 0.45}-157 0-157 ${half * 0.5}-157 ${half * 0.8}-176 ${half * 0.82}-222Z`,
      "flat",
    ],
    [
      "#14061c8c",
      path`M${-half * 0.94}-174C${-half * 0.7}-151 ${-half * 0.3}-147 0-147S${half * 0.7}-151 ${half * 0.94}-174`,
      3,
    ],
    [
      "#ffffff2e",
      path`M${-half * 0.84}-196C${-half * 0.8}-228 ${half * 0.3}-230 ${half * 0.5}-208 ${half * 0.1}-216 ${-half * 0.5}-206 ${-half * 0.6}-178Q${-half * 0.8}-184 ${-half * 0.84}-196Z`,
      "flat",
    ],
    [
      "#14061c66",
      path`M${-half * 0.78}-234Q${-half * 0.5}-224 ${-half * 0.24}-223M${half * 0.78}-234Q${half * 0.5}-224 ${half * 0.24}-223`,
      3,
    ],
  ]);
}

/** Patches without pigment, nearly alike on both sides. */
const FACE_PATCHES =
  "M-43-3C-45-13-35-21-26-18-16-22-6-13-8-3-3 5-9 14-17 14-21 21-31 18-35 14-43 13-38 4-43-3ZM9-2C5-12 13-20 21-16 30-22 41-15 41-6 47 2 41 11 36 13 33 22 23 18 19 15 10 15 5 6 9-2ZM-25 37C-27 28-16 27-9 29-3 25 4 30 10 27 19 25 28 30 26 38 30 46 22 53 14 52 9 59-2 54-8 57-18 57-21 49-26 46-23 42-25 37ZM-3-52C-8-42 0-35 8-38 14-31 25-36 24-43 32-52 20-60-3-52ZM-62 24C-52 20-45 27-47 34-42 42-47 52-56 56ZM62 30C53 28 46 34 48 41 44 48 48 54 55 58Z";
const HAND_PATCHES = "M-6 3C-2 0 8 1 9 6 13 11 10 18 4 17 1 21-5 18-5 14-10 12-9 6-6 3Z";
const FOREARM_PATCHES =
  "M-5 8C0 5 7 9 6 14 9 20 5 27 0 26-5 28-8 22-6 17-9 13-8 10-5 8ZM3 31C7 30 8 35 6 38 2 39 0 33 3 31Z";

const patchLayers = ({ skin, skinShade }: DrawContext, patches: string): readonly Layer[] => {
  const isPale = luminance(skin) > 0.72;
  return [
    [skinShade, isPale && patches, 3],
    [mix(skin, isPale ? "#fffcf8" : "#ffdcc2", isPale ? 0.6 : 0.72), patches, "flat"],
  ];
};

/** Clothes that close at the throat, which others leave bare. */
const CLOSED: readonly FigureSpec["outfit"][] = [
  "suit",
  "chef-whites",
  "turtleneck",
  "robe",
  "shirt-tie",
  "waistcoat",
  "patrol",
  "turnout",
  "pilot",
  "tracksuit",
];

const neckPatch = ({ context }: Pick<AidProps, "context">) =>
  CLOSED.includes(context.spec.outfit)
    ? null
    : paths(context.picture, patchLayers(context, "M-10-306H5Q7-298 3-293 2-285-2-288-8-292-10-306Z"));

/** Patches on a hand and, below a short sleeve, on the forearm. */
function ArmPatches({ context, side }: Pick<AidProps, "context" | "side">) {
  const { build, stance, spec, sleeveLength, picture } = context;
  const pose = stance.hands[side === "left" ? 0 : 1];
  const isBare = side === "left" || !ARM_AIDS.includes(spec.mobility);
  if (!isBare) return null;
  const arm = armPaths(build)(stance)[side];
  return (
    <>
      {pose === "none" || pose === "steeple" ? null : (
        <g transform={arm.hand}>{paths(picture, patchLayers(context, HAND_PATCHES))}</g>
      )}
      {sleeveLength === "long" ? null : (
        <g transform={arm.fore}>{paths(picture, patchLayers(context, FOREARM_PATCHES))}</g>
      )}
    </>
  );
}

const SCAR = "M-45 11Q-34 19-29 37";

function scar({ picture, skin, skinShade }: DrawContext) {
  const color = luminance(skin) > 0.62 ? mix(skin, "#b8402f", 0.55) : mix(skin, "#ffe3d8", 0.66);
  return paths(picture, [
    [skinShade, SCAR, 6.5],
    [color, SCAR, 3.4],
  ]);
}

const PATCH = "#2a2334";
const PATCH_EDGE = "#8d82a6";
const STRAP = "M14-9Q-22-18-62-40M32-8Q48-10 62-20";

const strap = ({ picture }: DrawContext) =>
  paths(picture, [
    [PATCH_EDGE, STRAP, 6],
    [PATCH, STRAP, 4],
  ]);

const eyePatch = ({ picture }: DrawContext) => (
  <g stroke={PATCH_EDGE} strokeWidth={1.6}>
    {paths(picture, [
      [PATCH, "M5-8Q21-17 39-9 42 12 25 21 7 17 5-8Z"],
      ["#6d6288", "M12-4Q20-8 30-5", 3],
    ])}
  </g>
);

/** From the nostrils over the cheeks to the edge of a face that is turned by `shift`, and over the ears that are seen. */
function cannula({ picture, stance }: DrawContext) {
  const shift = stance.headTurn * 6;
  const right = `${path`M3 21V25Q5 28 11 27 34 24 ${50 - shift} 1`}${shift > 0 ? "" : "q4-8 11-7"}`;
  const left = `${path`M-3 21V25Q-5 28-11 27-34 24 ${-50 - shift} 1`}${shift < 0 ? "" : "q-4-8-11-7"}`;
  const tube = right + left;
  return paths(picture, [
    ["#3f7f93", tube, 4.6],
    ["#e3f7fb", tube, 3],
  ]);
}

const onLeft =
  (draw: (props: AidProps) => React.ReactNode) =>
  (props: AidProps): React.ReactNode =>
    props.side === "left" ? draw(props) : null;

/** Aids and conditions, and what a pose sits on. */
export const AIDS = {
  ...SEAT_PACK,
  wheelchair: {
    back: WheelchairBack,
    front: WheelchairFront,
    near: (props) => (props.bust ? RaisedWheels(props) : null),
  },
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
  oxygen: { back: OxygenBottle, chest: OxygenTube, face: cannula },
  insulinPump: { chest: InsulinPump, forearm: InsulinSensor },
  pregnant: { chest: Belly },
  eyePatch: { skin: strap, face: eyePatch },
  vitiligo: {
    skin: (context) => paths(context.picture, patchLayers(context, FACE_PATCHES)),
    chest: neckPatch,
    forearm: ArmPatches,
  },
  scar: { skin: scar },
} as const satisfies Readonly<Record<string, Aid>>;
