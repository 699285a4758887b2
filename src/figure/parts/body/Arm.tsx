import { mix } from "../../engine/color.ts";
import { CONTOUR, INK, INNER } from "../../engine/ink.ts";
import { shadow } from "../../engine/material.ts";
import { STEEL, WHITE } from "../../engine/palette.ts";
import { type Layer, paths } from "../../engine/paths.tsx";
import { circle, path, taperedPath } from "../../engine/shapes.ts";
import type { Aid } from "../mobility/types.ts";
import { sleevesOf } from "../outfit/outfits.ts";
import { armPaths, type Side } from "./arm-paths.ts";
import type { DrawContext } from "./draw-context.ts";
import { hand } from "./Hand.tsx";
import type { LimbPaths } from "./limb.ts";

const ROBOT_METAL = "#b4c0d0";

/** Draws a prosthetic forearm of metal and bright plastic, with the elbow at 0,0. */
function robotForearm({ build, prosthesis }: DrawContext, length: number) {
  const radius = build.arm;
  return paths([
    [ROBOT_METAL, taperedPath(radius * 0.66, radius * 0.54, length)],
    [mix(ROBOT_METAL, "#223355", 0.3), path`M1 ${length}V14H${radius * 0.6}V${length}Z`, "flat"],
    [prosthesis, path`M${radius * -0.92}-4Q0-10 ${radius * 0.92}-4L${radius * 0.84} 17Q0 22 ${radius * -0.84} 17Z`],
    [WHITE, circle(0, 7, 3.5), "flat"],
  ]);
}

interface ArmProps {
  context: DrawContext;
  side: Side;
  /** Draws a hook in place of the right hand. */
  hook: Aid["hand"];
}

/** One arm: the skin, the hand and the sleeve. Left is the viewer's left. */
export function Arm({ context, side, hook }: ArmProps) {
  const { build, stance, spec, skin, skinShade, sleeve, sleeveLength, cuff } = context;
  const arm = armPaths(build)(stance)[side];
  const aid = side === "right" ? spec.mobility : "none";
  const hasHook = side === "right" && hook !== undefined;
  const isRobot = hasHook || aid === "prosthetic-arm";
  const ends = aid === "arm-difference";
  const isLong = sleeveLength === "long" && !ends && !isRobot;
  const folded = ends ? undefined : arm[isLong ? "foldedSleeve" : "folded"];
  const bare = arm[ends ? "stump" : isRobot || folded ? "upperArm" : "bare"];
  const clothed = arm[isLong ? "long" : sleeveLength === "cap" ? "cap" : "short"];
  const shade = shadow(sleeve);
  const { upperArm, forearm } = sleevesOf(spec.outfit)?.(context, build) ?? {};
  const pose = stance.hands[side === "left" ? 0 : 1];
  const skinOf = ({ fill, shade, line }: LimbPaths): readonly Layer[] => [
    [skin, fill, "flat"],
    [skinShade, shade, "flat"],
    [INK, line, CONTOUR.body],
  ];
  const lower = (
    <>
      {isRobot ? <g transform={arm.fore}>{robotForearm(context, Math.round(arm.length))}</g> : null}
      {ends ? null : (
        <g transform={arm.hand} strokeWidth={INNER}>
          {hasHook
            ? hook(context)
            : isRobot
              ? hand(pose, "#8494ac", "#66758c", STEEL)
              : hand(pose, skin, skinShade, INK)}
        </g>
      )}
    </>
  );
  /** Draws a piece of a sleeve with the outfit's decoration. */
  const clothOf = ({ fill, shade: dark, line }: LimbPaths, decoration: React.ReactNode) => (
    <>
      {paths([
        [sleeve, fill, "flat"],
        [shade, dark, "flat"],
        [shade, isLong && arm.fold, CONTOUR.body],
      ])}
      {decoration}
      {paths([[INK, line, CONTOUR.body]])}
    </>
  );
  const onForearm = forearm && isLong && <g transform={arm.fore}>{paths(forearm)}</g>;
  return (
    <>
      {isLong ? null : paths([...skinOf(bare), [skinShade, !isRobot && arm.fold, CONTOUR.body]])}
      {folded ? null : lower}
      {clothOf(
        clothed,
        <>
          {upperArm && <g transform={arm.upper}>{paths(upperArm)}</g>}
          {folded ? null : onForearm}
        </>,
      )}
      {folded && !isLong && !isRobot ? paths(skinOf(folded)) : null}
      {folded ? lower : null}
      {folded && isLong ? clothOf(folded, onForearm) : null}
      {paths([[cuff ?? "", isLong && cuff && arm.cuff]])}
    </>
  );
}
