import { memoize } from "../../domain/memoize.ts";
import { lighten, translucent } from "../color.ts";
import * as ids from "../ids.ts";
import { ellipse, mirrored, path, radians, roundForSvg, taperedPath } from "../shapes.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import { HIP_JOINT_Y, SHIN_LENGTH, THIGH_LENGTH } from "./proportions.ts";
import type { Stance } from "./stances.ts";

/** A shoe on the ground at `x`: its ankle at the height `ankle`, `half` its half width, its toe `out` to one side. */
const shoe = (x: number, ankle: number, half: number, out: number): string =>
  path`M${x - half * 0.62} ${ankle - 8}Q${x} ${ankle} ${x + half * 0.62} ${ankle - 8}C${x + half * 0.8} ${ankle + 8} ${x + half + out}-14 ${x + half + out}-5H${x - half + out}C${x - half + out}-14 ${x - half * 0.8} ${ankle + 8} ${x - half * 0.62} ${ankle - 8}Z`;

/** A running blade in place of the right shin; 0,0 is the knee. */
const blade = (context: DrawContext) =>
  paths(context.picture, [
    ["#89a", "M-9 4l2 48q0 38 21 39l13-1q5-6-3-10l-8-2Q7 74 8 52L9 4Z"],
    ["#eee", "M-2 16V52Q0 78 14 84", 3],
    [context.prosthesis, mirrored("M0 0H8q5 0 5 5v8q0 5-5 5H0")],
  ]);

/** Where a leg's joints are, and its shoe. */
function leg(build: Build, stance: Stance, sign: -1 | 1) {
  const [thighAngle, shinAngle] = stance.legs[sign < 0 ? 0 : 1];
  const half = legWidth(build) + 7;
  const hipX = roundForSvg(sign * build.hip * 0.5);
  const kneeX = hipX + sign * Math.sin(radians(thighAngle)) * THIGH_LENGTH;
  const kneeY = HIP_JOINT_Y + Math.cos(radians(thighAngle)) * THIGH_LENGTH;
  const x = roundForSvg(kneeX + sign * (Math.sin(radians(shinAngle)) * SHIN_LENGTH + 3));
  return {
    hip: `translate(${hipX},${HIP_JOINT_Y})rotate(${-sign * thighAngle})`,
    knee: `translate(${roundForSvg(kneeX)},${roundForSvg(kneeY)})rotate(${-sign * shinAngle})`,
    shoe: shoe(x, Math.round(kneeY + Math.cos(radians(shinAngle)) * SHIN_LENGTH), half, sign * 3),
    sole: path`M${x - half + 3 + sign * 3}-4h${half * 2 - 6}`,
    gleam: path`M${x - half * 0.5}-16q${half * 0.2}-6 ${half * 0.5}-6`,
  };
}

const legWidth = ({ leg, hip }: Build): number => roundForSvg(Math.min(leg, hip * 0.47));

/** The shapes of a build's legs, and where they stand in each stance. */
const legPaths = memoize((build: Build) => {
  const radius = legWidth(build);
  return {
    thigh: taperedPath(radius, radius * 0.84, THIGH_LENGTH) + ellipse(0, THIGH_LENGTH, radius * 0.62, radius * 0.56),
    shin: taperedPath(radius * 0.84, radius * 0.68, SHIN_LENGTH),
    /** A hero's boot is round above, a villain's is cut. */
    hero: path`M${-radius * 0.95} 20Q0 30 ${radius * 0.95} 20L${radius * 0.8} 58H${-radius * 0.8}Z`,
    villain: path`M${-radius * 1.05} 12L0 24L${radius * 1.05} 12L${radius * 0.8} 58H${-radius * 0.8}Z`,
    pair: memoize((stance: Stance) => [leg(build, stance, -1), leg(build, stance, 1)] as const),
  };
});

/** Both legs and their shoes, standing on y = 0. */
export function Legs({ context }: { context: DrawContext }) {
  const { picture, build, stance, spec, legs, hasBareLegs, shoe: leather, sole, hasBoots } = context;
  const { thigh, shin, pair, ...shafts } = legPaths(build);
  const light = picture.url(hasBareLegs ? ids.skinLight : ids.plasticLight);
  const hasBlade = spec.mobility === "prosthetic-leg";
  const [left, right] = pair(stance);
  const shod = (part: "shoe" | "sole" | "gleam") => left[part] + (hasBlade ? "" : right[part]);
  return (
    <>
      <defs>
        <g id={picture.id(ids.thigh)}>
          <path id={picture.id(ids.thighPath)} d={thigh} />
          <use href={picture.href(ids.thighPath)} fill={light} stroke="none" />
        </g>
        <g id={picture.id(ids.shin)}>
          <path id={picture.id(ids.shinPath)} d={shin} />
          {hasBoots ? <path d={shafts[picture.type]} fill={leather} /> : null}
          <use href={picture.href(ids.shinPath)} fill={light} stroke="none" />
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

/** Legs of a seated figure, seen from the front: shins, shoes, and knees on the seat at y = -110. */
export function SeatedLegs({ context }: { context: DrawContext }) {
  const { picture, build, spec, legs, outfit, hasBareLegs, shoe: leather, sole } = context;
  const { hip, leg: radius } = build;
  const x = roundForSvg(hip * 0.56);
  return paths(picture, [
    [legs, mirrored(path`M${x - radius * 0.9}-110h${radius * 1.8}L${x + radius * 0.72}-36h${radius * -1.44}Z`)],
    [leather, mirrored(shoe(x, -30, 22, 0.1))],
    [sole, mirrored(`M${x - 20}-7h40`), 7],
    [
      legs,
      mirrored(
        path`M${x - radius}-130Q${x - radius - 2}-100 ${x - radius * 0.7}-94Q${x}-86 ${x + radius * 0.7}-94Q${x + radius + 2}-100 ${x + radius}-130Z`,
      ),
      hasBareLegs ? "skin" : "lit",
    ],
    [
      outfit,
      (spec.outfit === "dress" || spec.outfit === "robe") &&
        mirrored(path`M0-155Q${build.waist / 2 + 2}-155 ${build.waist + 4}-150L${hip + 14}-92Q${hip / 2 + 7}-86 0-86`),
    ],
    [translucent(lighten(legs, 0.5)), path`M${-x - radius * 0.5}-112q2-5 8-6M${x - radius * 0.5}-112q2-5 8-6`, 3.5],
  ]);
}
