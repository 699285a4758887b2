import { shadow } from "../../../engine/material.ts";
import { paths } from "../../../engine/paths.tsx";
import { mirrored, path, roundForSvg } from "../../../engine/shapes.ts";
import { legWidth, shoe } from "../../body/Legs.tsx";
import { ANKLE_HEIGHT, SHIN_LENGTH } from "../../body/proportions.ts";
import type { Mobility } from "../options.ts";
import type { Aid, AidProps } from "../types.ts";
import { LEG_PROSTHESES } from "./leg-prostheses.ts";

/** The legs of a seated figure from the front: knees on the seat, shins and shoes. */
export function SeatedLegs({ context }: Pick<AidProps, "context">) {
  const { build, spec, legs, outfit, hasBareLegs, hasSkirt, shoe: leather, sole, skinShade } = context;
  const { hip } = build;
  const radius = legWidth(build);
  const knee = roundForSvg(hip * 0.54);
  const shade = hasBareLegs ? skinShade : shadow(legs);
  const prostheses: Partial<Record<Mobility, Pick<Aid, "shin">>> = LEG_PROSTHESES;
  const prosthesis = prostheses[spec.mobility]?.shin;
  const hasBothShoes = spec.mobility !== "prosthetic-leg";
  /** Draws something on both sides, or only on the left if a prosthesis replaces the right shin. */
  const each = (draw: (x: number) => string, isKept = prosthesis === undefined) =>
    draw(-knee) + (isKept ? draw(knee) : "");
  const both = (draw: (x: number) => string) => draw(-knee) + draw(knee);
  const shin = (left: number, right: number) => (x: number) =>
    path`M${x + radius * left * 0.9}-70H${x + radius * right * 0.9}L${x + radius * right * 0.78}-32H${x + radius * left * 0.78}Z`;
  const shins = paths([
    [legs, each(shin(-1, 1))],
    [shade, each(shin(0.2, 1)), "flat"],
    [leather, each((x) => shoe(x, 23, Math.sign(x)), hasBothShoes)],
    [sole, each((x) => path`M${x - 21}-4h42`, hasBothShoes), 8],
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
        mirrored(
          path`M0-110Q${build.waist / 2 + 2}-110 ${build.waist + 4}-104C${hip + 2}-96 ${hip + 12}-84 ${hip + 15}-62Q${hip * 0.6}-53 0-53`,
        ),
    ],
    // The skirt's shaded side, and its folds between and beside the knees.
    [
      shadow(outfit),
      hasSkirt &&
        path`M${hip + 4}-92C${hip + 12}-82 ${hip + 14}-74 ${hip + 15}-62L${hip - 4}-57Q${hip + 4}-74 ${hip + 4}-92ZM0-90L9-53H-8ZM${-hip - 1}-86L${-hip + 10}-56 ${-hip - 2}-58Z`,
      "flat",
    ],
  ]);
  return (
    <>
      {prosthesis ? (
        <g transform={`translate(${knee},${-ANKLE_HEIGHT - roundForSvg(SHIN_LENGTH * build.limbs)})`}>
          {prosthesis(context)}
        </g>
      ) : null}
      {shins}
      {knees}
    </>
  );
}
