import { memoize } from "../../domain/memoize.ts";
import { lighten, mix, translucent } from "../color.ts";
import * as ids from "../ids.ts";
import { WHITE } from "../palette.ts";
import { circle, mirrored, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import { ANKLE_HEIGHT, HIP_JOINT_Y, legDrop, SHIN_LENGTH, THIGH_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

/** A shoe on the ground at `x`: its ankle at the height `ankle`, `half` its half width, its toe `out` to one side. */
const shoe = (x: number, ankle: number, half: number, out: number): string =>
  path`M${x - half * 0.62} ${ankle - 8}Q${x} ${ankle} ${x + half * 0.62} ${ankle - 8}C${x + half * 0.8} ${ankle + 8} ${x + half + out}-14 ${x + half + out}-5H${x - half + out}C${x - half + out}-14 ${x - half * 0.8} ${ankle + 8} ${x - half * 0.62} ${ankle - 8}Z`;

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

/** Where a leg's joints are, and its shoe. */
function leg(build: Build, stance: Stance, sign: -1 | 1) {
  const [thighAngle, shinAngle] = stance.legs[sign < 0 ? 0 : 1];
  const half = legWidth(build) + 7;
  const hipX = roundForSvg(sign * build.hip * 0.5);
  const hipY = HIP_JOINT_Y + legDrop(build.limbs);
  const shin = SHIN_LENGTH * build.limbs;
  const kneeX = hipX + sign * Math.sin(radians(thighAngle)) * THIGH_LENGTH * build.limbs;
  const kneeY = hipY + Math.cos(radians(thighAngle)) * THIGH_LENGTH * build.limbs;
  const x = roundForSvg(kneeX + sign * (Math.sin(radians(shinAngle)) * shin + 3));
  return {
    hip: `translate(${hipX},${hipY})rotate(${-sign * thighAngle})`,
    knee: `translate(${roundForSvg(kneeX)},${roundForSvg(kneeY)})rotate(${-sign * shinAngle})`,
    shoe: shoe(x, Math.round(kneeY + Math.cos(radians(shinAngle)) * shin), half, sign * 3),
    sole: path`M${x - half + 3 + sign * 3}-4h${half * 2 - 6}`,
    gleam: path`M${x - half * 0.5}-16q${half * 0.2}-6 ${half * 0.5}-6`,
  };
}

const legWidth = ({ leg, hip }: Build): number => roundForSvg(Math.min(leg, hip * 0.47));

/** The shapes of a build's legs, and where they stand in each stance. */
const legPaths = memoize((build: Build) => {
  const radius = legWidth(build);
  const thigh = roundForSvg(THIGH_LENGTH * build.limbs);
  const shin = roundForSvg(SHIN_LENGTH * build.limbs);
  return {
    thigh: taperedPath(radius, radius * 0.88, thigh),
    shin: taperedPath(radius * 0.88, radius * 0.76, shin),
    /** The side away from the light, of a thigh and of a shin. */
    thighShade: path`M${radius * 0.2}-8H${radius}L${radius * 0.88} ${thigh}H${radius * 0.2}Z`,
    shinShade: path`M${radius * 0.2} 0H${radius * 0.88}L${radius * 0.76} ${shin}H${radius * 0.2}Z`,
    /** A hero's boot is round above, a villain's is cut. */
    hero: path`M${-radius * 0.9} ${shin - 24}Q0 ${shin - 15} ${radius * 0.9} ${shin - 24}L${radius * 0.84} ${shin + 2}H${-radius * 0.84}Z`,
    villain: path`M${-radius} ${shin - 30}L0 ${shin - 20}L${radius} ${shin - 30}L${radius * 0.84} ${shin + 2}H${-radius * 0.84}Z`,
    pair: memoize((stance: Stance) => [leg(build, stance, -1), leg(build, stance, 1)] as const),
  };
});

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec, legs, hasBareLegs, shoe: leather, sole, hasBoots } = context;
  const { thigh, shin, thighShade, shinShade, pair, ...shafts } = legPaths(build);
  const shade = hasBareLegs ? context.skinShade : mix(legs, picture.shade, 0.24);
  const hasBlade = spec.mobility === "prosthetic-leg";
  const [left, right] = pair(stance);
  const shod = (part: "shoe" | "sole" | "gleam") => left[part] + (hasBlade ? "" : right[part]);
  return (
    <>
      <defs>
        <g id={picture.id(ids.thigh)}>
          <path d={thigh} />
          <path d={thighShade} fill={shade} stroke="none" />
        </g>
        <g id={picture.id(ids.shin)}>
          <path d={shin} />
          <path d={shinShade} fill={shade} stroke="none" />
          {hasBoots ? <path d={shafts[picture.type]} fill={leather} /> : null}
        </g>
      </defs>
      <g fill={legs}>
        <use href={picture.href(ids.shin)} transform={left.knee} />
        <use href={picture.href(ids.thigh)} transform={left.hip} />
        {hasBlade ? (
          <g transform={right.knee}>{blade(context)}</g>
        ) : (
          <use href={picture.href(ids.shin)} transform={right.knee} />
        )}
        <use href={picture.href(ids.thigh)} transform={right.hip} />
      </g>
      {paths(picture, [
        [leather, shod("shoe")],
        [sole, shod("sole"), 8],
        [translucent(lighten(leather, 0.55)), shod("gleam"), 3],
      ])}
    </>
  );
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
    [leather, both((x) => shoe(x, -30, 23, Math.sign(x)))],
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
