import { Fragment } from "react";
import { memoize } from "../../domain/memoize.ts";
import { mix } from "../color.ts";
import { WHITE } from "../palette.ts";
import { circle, mirrored, path, roundForSvg } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { along, limbOf, limbPaths, piecePaths, xy } from "./limb.ts";
import { paths } from "./paths.tsx";
import { ANKLE_HEIGHT, HIP_JOINT_Y, legDrop, SHIN_LENGTH, THIGH_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

/** A shoe on the ground at `x`, its toe `out` to one side; `half` is its half width. */
const shoe = (x: number, half: number, out: number): string =>
  path`M${x - half * 0.66}-42H${x + half * 0.66}C${x + half * 0.66}-28 ${x + half + out}-24 ${x + half + out}-7V-3H${x - half + out}V-7C${x - half + out}-24 ${x - half * 0.66}-28 ${x - half * 0.66}-42Z`;

/** A running blade in place of the right shin; 0,0 is the knee. */
function blade({ picture, build, prosthesis }: DrawContext) {
  const ground = roundForSvg(SHIN_LENGTH * build.limbs) + ANKLE_HEIGHT;
  return paths(picture, [
    [
      "#55637a",
      path`M-9 4V${ground - 32}C-9 ${ground - 8} 0 ${ground} 12 ${ground}H26Q31 ${ground - 5} 25 ${ground - 8}L16 ${ground - 10}Q7 ${ground - 16} 8 ${ground - 34}V4Z`,
    ],
    ["#b4c0d0", path`M-2 12V${ground - 30}Q-1 ${ground - 8} 13 ${ground - 5}`, 3],
    [prosthesis, "M-15-6Q0-12 15-6V12Q0 22-15 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

const legWidth = ({ leg, hip }: Build): number => roundForSvg(Math.min(leg, hip * 0.49));

/** One leg and its shoe. */
function leg(build: Build, stance: Stance, sign: -1 | 1) {
  const radius = legWidth(build);
  const angles = stance.legs[sign < 0 ? 0 : 1];
  const limb = limbOf([sign * build.hip * 0.5, HIP_JOINT_Y + legDrop(build.limbs)], sign, angles, [
    THIGH_LENGTH * build.limbs,
    SHIN_LENGTH * build.limbs + 4,
  ]);
  const half = radius + 5;
  const x = roundForSvg(limb.end[0] + sign * 2);
  const shaft = { ...limb, root: along(limb.end, limb.lower, -16), upper: limb.lower };
  return {
    ...limbPaths(limb, [radius, radius * 0.92, radius * 0.8]),
    /** What is left above a blade. */
    thigh: piecePaths(limb, THIGH_LENGTH * build.limbs, radius, radius * 0.92),
    /** Creases of the trousers behind the knee. */
    knee: path`M${limb.bend[0] + sign * radius * 0.9} ${limb.bend[1] - 2}q${-sign * radius * 0.4} 6 ${-sign * radius * 0.9} 5`,
    boot: piecePaths(shaft, 18, radius * 0.9, radius * 0.9).line,
    shin: `translate(${xy(limb.bend)})rotate(${-sign * angles[1]})`,
    shoe: shoe(x, half, sign * 4),
    toe: path`M${x + half + sign * 4}-7C${x + half + sign * 4}-18 ${x + half * 0.8}-26 ${x + half * 0.66}-34Q${x + half * 0.6}-12 ${x - half * 0.4 + sign * 4}-5H${x + half + sign * 4}Z`,
    sole: path`M${x - half + 2 + sign * 4}-4h${half * 2 - 4}`,
  };
}

const legPaths = memoize((build: Build) =>
  memoize((stance: Stance) => [leg(build, stance, -1), leg(build, stance, 1)] as const),
);

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec, legs, hasBareLegs, skinShade, shoe: leather, sole, hasBoots } = context;
  const shade = hasBareLegs ? skinShade : mix(legs, picture.shade, 0.24);
  const hasBlade = spec.mobility === "prosthetic-leg";
  return legPaths(build)(stance).map((drawn, i) => {
    const isBlade = i === 1 && hasBlade;
    const limb = isBlade ? drawn.thigh : drawn;
    return (
      <Fragment key={drawn.shin}>
        {isBlade ? <g transform={drawn.shin}>{blade(context)}</g> : null}
        {paths(picture, [
          [legs, limb.fill, "flat"],
          [shade, limb.shade, "flat"],
          [picture.shade, limb.line, 1.5],
          ...(isBlade
            ? []
            : ([
                [shade, !hasBareLegs && drawn.knee, 2.4],
                [leather, hasBoots && `${drawn.boot}Z`],
                [leather, drawn.shoe],
                [mix(leather, picture.shade, 0.24), drawn.toe, "flat"],
                [sole, drawn.sole, 7],
              ] as const)),
        ])}
      </Fragment>
    );
  });
}

/** Legs of a seated figure, seen from the front: shins, shoes, and knees on the seat. */
export function SeatedLegs({ context }: { context: DrawContext }) {
  const { picture, build, spec, legs, outfit, hasBareLegs, shoe: leather, sole, skinShade } = context;
  const { hip } = build;
  const radius = legWidth(build);
  const knee = roundForSvg(hip * 0.54);
  const shade = hasBareLegs ? skinShade : mix(legs, picture.shade, 0.24);
  const both = (draw: (x: number) => string) => draw(-knee) + draw(knee);
  const shin = (left: number, right: number) => (x: number) =>
    path`M${x + radius * left * 0.9}-70H${x + radius * right * 0.9}L${x + radius * right * 0.78}-32H${x + radius * left * 0.78}Z`;
  return paths(picture, [
    [legs, both(shin(-1, 1))],
    [shade, both(shin(0.2, 1)), "flat"],
    [leather, both((x) => shoe(x, 23, Math.sign(x)))],
    [sole, both((x) => path`M${x - 21}-4h42`), 8],
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
      (spec.outfit === "dress" || spec.outfit === "robe") &&
        mirrored(path`M0-110Q${build.waist / 2 + 2}-110 ${build.waist + 4}-104L${hip + 12}-62Q${hip / 2 + 7}-54 0-54`),
    ],
  ]);
}
