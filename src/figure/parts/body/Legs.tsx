import { Fragment } from "react";
import { memoize } from "../../../lib/memoize.ts";
import { CONTOUR, INK } from "../../engine/ink.ts";
import { shadow } from "../../engine/material.ts";
import { paths } from "../../engine/paths.tsx";
import { path, roundForSvg } from "../../engine/shapes.ts";
import type { Aid } from "../mobility/types.ts";
import type { Stance } from "../pose/stances.ts";
import type { Build } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { along, limbOf, limbPaths, type Point, piecePaths, xy } from "./limb.ts";
import { HIP_JOINT_Y, legDrop, SHIN_LENGTH, THIGH_LENGTH } from "./proportions.ts";

/** Draws a shoe on the ground. It extends `half` units to each side of `x`, and its toe is shifted by `out`. */
export const shoe = (x: number, half: number, out: number): string =>
  path`M${x - half * 0.66}-34H${x + half * 0.66}C${x + half * 0.68}-24 ${x + half + out}-26 ${x + half + out}-9V-3H${x - half + out}V-9C${x - half + out}-26 ${x - half * 0.68}-24 ${x - half * 0.66}-34Z`;

export const legWidth = ({ leg, hip }: Build): number => roundForSvg(Math.min(leg, hip * 0.49));

/** Draws one leg and its shoe. */
function leg(build: Build, stance: Stance, sign: -1 | 1) {
  const radius = legWidth(build);
  const turn = stance.turn;
  const angles = stance.legs[sign < 0 ? 0 : 1];
  const out = Math.abs(turn) > 0.3 ? turn * 11 : sign * 4;
  const hip: Point = [sign * build.hip * (0.5 - Math.abs(turn) * 0.07), HIP_JOINT_Y + legDrop(build.limbs)];
  const limb = limbOf(hip, sign, angles, [THIGH_LENGTH * build.limbs, SHIN_LENGTH * build.limbs + 8]);
  const half = radius + 5;
  const x = roundForSvg(limb.end[0] + sign * 2);
  const shaft = { ...limb, root: along(limb.end, limb.lower, -22), upper: limb.lower };
  return {
    ...limbPaths(limb, [radius * 1.03, radius * 0.9, radius * 0.76]),
    /** The thigh that is visible above a prosthesis. */
    thigh: piecePaths(limb, THIGH_LENGTH * build.limbs, radius * 1.03, radius * 0.9),
    /** Creases of the trousers behind the knee. */
    knee: path`M${limb.bend[0] + sign * radius * 0.9} ${limb.bend[1] - 2}q${-sign * radius * 0.4} 6 ${-sign * radius * 0.9} 5`,
    boot: piecePaths(shaft, 18, radius * 0.86, radius * 0.86).line,
    shin: `translate(${xy(limb.bend)})rotate(${-sign * angles[1]})${turn < 0 ? "scale(-1,1)" : ""}`,
    shoe: shoe(x, half, out),
    toe: path`M${x + half + out}-7V-10C${x + half + out}-22 ${x + half * 0.8}-25 ${x + half * 0.68}-29Q${x + half * 0.7}-10 ${x - half * 0.4 + out}-6H${x + half + out}Z`,
    sole: path`M${x - half + 2 + out}-4h${half * 2 - 4}`,
  };
}

const legPaths = memoize((build: Build) =>
  memoize((stance: Stance) => [leg(build, stance, -1), leg(build, stance, 1)] as const),
);

interface LegsProps {
  context: DrawContext;
  /** Draws a prosthesis in place of the right shin. */
  prosthesis: Aid["shin"];
}

/** Both legs and their shoes. The ground is at y = 0. */
export function Legs({ context, prosthesis }: LegsProps) {
  const { build, stance, spec, legs, hasBareLegs, skinShade, shoe: leather, sole, hasBoots } = context;
  const shade = hasBareLegs ? skinShade : shadow(legs);
  /** Draws the nearer leg last, over the other one. */
  const order = stance.turn > 0 ? [1, 0] : [0, 1];
  return order.map((i) => {
    const drawn = legPaths(build)(stance)[i as 0 | 1];
    const isReplaced = i === 1 && prosthesis !== undefined;
    const isShod = !isReplaced || spec.mobility === "prosthetic-foot";
    const limb = isReplaced ? drawn.thigh : drawn;
    return (
      <Fragment key={i}>
        {isReplaced ? <g transform={drawn.shin}>{prosthesis(context)}</g> : null}
        {paths([
          [legs, limb.fill, "flat"],
          [shade, limb.shade, "flat"],
          [INK, limb.line, CONTOUR.body],
          [shade, !hasBareLegs && !isReplaced && drawn.knee, CONTOUR.body],
          [leather, hasBoots && !isReplaced && `${drawn.boot}Z`],
          [leather, isShod && drawn.shoe],
          [shadow(leather), isShod && drawn.toe, "flat"],
          [sole, isShod && drawn.sole, 7],
        ])}
      </Fragment>
    );
  });
}
