import { Fragment } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { memoize } from "../../domain/memoize.ts";
import { METAL, STEEL, WHITE } from "../palette.ts";
import { circle, mirrored, path, roundForSvg } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { along, limbOf, limbPaths, piecePaths, xy } from "./limb.ts";
import { paths } from "./paths.tsx";
import { ANKLE_HEIGHT, HIP_JOINT_Y, legDrop, SHIN_LENGTH, THIGH_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";
import { shadow } from "./tailoring.ts";

/** A shoe on the ground at `x`, its toe `out` to one side; `half` is its half width. */
const shoe = (x: number, half: number, out: number): string =>
  path`M${x - half * 0.66}-34H${x + half * 0.66}C${x + half * 0.68}-24 ${x + half + out}-26 ${x + half + out}-9V-3H${x - half + out}V-9C${x - half + out}-26 ${x - half * 0.68}-24 ${x - half * 0.66}-34Z`;

/** A running blade in place of the right shin; 0,0 is the knee. */
function blade({ build, prosthesis }: DrawContext) {
  const ground = roundForSvg(SHIN_LENGTH * build.limbs) + ANKLE_HEIGHT;
  const curve = path`M-1 12C-13 ${ground - 34}-14 ${ground - 7} 9 ${ground - 7}H27`;
  return paths([
    [WHITE, curve, 16],
    ["#35415c", curve, 12],
    [METAL, path`M-5 20C-12 ${ground - 34}-10 ${ground - 10} 9 ${ground - 10}H24`, 3],
    [prosthesis, "M-15-6Q0-12 15-6V12Q0 22-15 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

/** A socket and a metal tube in place of the right shin, above an ordinary shoe; 0,0 is the knee. */
function pylon({ build, prosthesis }: DrawContext) {
  const ankle = roundForSvg(SHIN_LENGTH * build.limbs);
  return paths([
    [METAL, path`M-5 10H5V${ankle + 6}H-5Z`],
    [STEEL, path`M1.5 10H5V${ankle + 6}H1.5Z`, "flat"],
    [prosthesis, "M-16-6Q0-12 16-6L13 12Q0 24-13 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

const PROSTHESES: Partial<Record<FigureSpec["mobility"], typeof blade>> = {
  "prosthetic-leg": blade,
  "prosthetic-foot": pylon,
};

const legWidth = ({ leg, hip }: Build): number => roundForSvg(Math.min(leg, hip * 0.49));

/** One leg and its shoe. */
function leg(build: Build, stance: Stance, sign: -1 | 1) {
  const radius = legWidth(build);
  const angles = stance.legs[sign < 0 ? 0 : 1];
  const limb = limbOf([sign * build.hip * 0.5, HIP_JOINT_Y + legDrop(build.limbs)], sign, angles, [
    THIGH_LENGTH * build.limbs,
    SHIN_LENGTH * build.limbs + 8,
  ]);
  const half = radius + 5;
  const x = roundForSvg(limb.end[0] + sign * 2);
  const shaft = { ...limb, root: along(limb.end, limb.lower, -22), upper: limb.lower };
  return {
    ...limbPaths(limb, [radius, radius * 0.92, radius * 0.8]),
    /** What is left above a blade. */
    thigh: piecePaths(limb, THIGH_LENGTH * build.limbs, radius, radius * 0.92),
    /** Creases of the trousers behind the knee. */
    knee: path`M${limb.bend[0] + sign * radius * 0.9} ${limb.bend[1] - 2}q${-sign * radius * 0.4} 6 ${-sign * radius * 0.9} 5`,
    boot: piecePaths(shaft, 18, radius * 0.9, radius * 0.9).line,
    shin: `translate(${xy(limb.bend)})rotate(${-sign * angles[1]})`,
    shoe: shoe(x, half, sign * 4),
    toe: path`M${x + half + sign * 4}-7V-10C${x + half + sign * 4}-22 ${x + half * 0.8}-25 ${x + half * 0.68}-29Q${x + half * 0.7}-10 ${x - half * 0.4 + sign * 4}-6H${x + half + sign * 4}Z`,
    sole: path`M${x - half + 2 + sign * 4}-4h${half * 2 - 4}`,
  };
}

const legPaths = memoize((build: Build) =>
  memoize((stance: Stance) => [leg(build, stance, -1), leg(build, stance, 1)] as const),
);

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec, legs, hasBareLegs, skinShade, shoe: leather, sole, hasBoots } = context;
  const shade = hasBareLegs ? skinShade : shadow(legs);
  const prosthesis = PROSTHESES[spec.mobility];
  return legPaths(build)(stance).map((drawn, i) => {
    const isReplaced = i === 1 && prosthesis !== undefined;
    const isShod = !isReplaced || prosthesis === pylon;
    const limb = isReplaced ? drawn.thigh : drawn;
    return (
      <Fragment key={drawn.shin}>
        {isReplaced ? <g transform={drawn.shin}>{prosthesis(context)}</g> : null}
        {paths([
          [legs, limb.fill, "flat"],
          [shade, limb.shade, "flat"],
          [picture.shade, limb.line, 1.5],
          [shade, !hasBareLegs && !isReplaced && drawn.knee, 2.4],
          [leather, hasBoots && !isReplaced && `${drawn.boot}Z`],
          [leather, isShod && drawn.shoe],
          [shadow(leather), isShod && drawn.toe, "flat"],
          [sole, isShod && drawn.sole, 7],
        ])}
      </Fragment>
    );
  });
}

/** Legs of a seated figure, seen from the front: shins, shoes, and knees on the seat. */
export function SeatedLegs({ context }: { context: DrawContext }) {
  const { build, spec, legs, outfit, hasBareLegs, hasSkirt, shoe: leather, sole, skinShade } = context;
  const { hip } = build;
  const radius = legWidth(build);
  const knee = roundForSvg(hip * 0.54);
  const shade = hasBareLegs ? skinShade : shadow(legs);
  const prosthesis = PROSTHESES[spec.mobility];
  /** What the right shin has as well, unless it is replaced. */
  const each = (draw: (x: number) => string, isKept = prosthesis === undefined) =>
    draw(-knee) + (isKept ? draw(knee) : "");
  const both = (draw: (x: number) => string) => draw(-knee) + draw(knee);
  const shin = (left: number, right: number) => (x: number) =>
    path`M${x + radius * left * 0.9}-70H${x + radius * right * 0.9}L${x + radius * right * 0.78}-32H${x + radius * left * 0.78}Z`;
  const shins = paths([
    [legs, each(shin(-1, 1))],
    [shade, each(shin(0.2, 1)), "flat"],
    [leather, each((x) => shoe(x, 23, Math.sign(x)), prosthesis !== blade)],
    [sole, each((x) => path`M${x - 21}-4h42`, prosthesis !== blade), 8],
  ]);
  const knees = paths([
    [
      legs,
      both(
        (x) =>
          path`M${x - radius}-92C${x - radius * 0.9}-102 ${x + radius * 0.9}-102 ${x + radius}-92C${x + radius + 4}-70 ${x + radius * 0.9}-56 ${x}-56C${x - radius * 0.9}-56 ${x - radius - 4}-70 ${x - radius}-92Z`,
      ),
    ],
    [
      shade,
      both(
        (x) =>
          path`M${x + radius}-92C${x + radius + 4}-70 ${x + radius * 0.9}-56 ${x}-56Q${x - radius * 0.7}-56 ${x - radius * 0.9}-68C${x - radius * 0.3}-58 ${x + radius * 0.8}-64 ${x + radius}-92Z`,
      ),
      "flat",
    ],
    [
      outfit,
      hasSkirt &&
        mirrored(path`M0-110Q${build.waist / 2 + 2}-110 ${build.waist + 4}-104L${hip + 12}-62Q${hip / 2 + 7}-54 0-54`),
    ],
    // The cloth falls between the knees and over their edge.
    [
      shadow(outfit),
      hasSkirt &&
        path`M${-hip - 10}-66Q${-hip * 0.5}-60 0-60T${hip + 10}-66L${hip + 12}-62Q${hip / 2 + 7}-54 0-54T${-hip - 12}-62ZM-7-92Q0-78 5-60H-5Z`,
      "flat",
    ],
  ]);
  return (
    <>
      {prosthesis === undefined ? null : (
        <g transform={`translate(${knee},${-ANKLE_HEIGHT - roundForSvg(SHIN_LENGTH * build.limbs)})`}>
          {prosthesis(context)}
        </g>
      )}
      {shins}
      {knees}
    </>
  );
}
