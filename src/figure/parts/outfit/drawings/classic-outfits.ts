import { INNER } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { mirrored, path, rect } from "../../../engine/shapes.ts";
import type { Classic } from "../../../schema/field.ts";
import type { OUTFITS } from "../options.ts";
import {
  BUTTON,
  buttons,
  COLLAR,
  flap,
  jacket,
  lapels,
  type Outfit,
  scoop,
  shirtFront,
  sideShadow,
  tie,
  trousers,
} from "../tailoring.ts";

/** Outfits in the initial bundle. */
export const CLASSICS: Readonly<Record<Classic<typeof OUTFITS>, Outfit>> = {
  suit: (context, build) => ({
    trunk: context.outfit,
    over: [
      ...trousers(context, build),
      [context.shirt, shirtFront(-210), "flat"],
      [context.trim, tie(-206)],
      [context.shirt, COLLAR],
      [context.outfit, jacket(build, -142, 7)],
      [shadow(context.outfit), sideShadow(build, -142, 4), "flat"],
      [gleam(context.outfit), lapels(-212)],
      [shadow(context.outfit), mirrored(flap(build.waist - 26, -180, 22))],
      [context.shirt, !context.isBust && path`M${build.chest * 0.46}-249l2-8 4 4 4-5 4 9Z`],
      [seam(context.outfit), buttons(0, -203), BUTTON],
    ],
  }),
  blazer: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, scoop(15, -270), "flat"],
      [seam(context.shirt), scoop(15, -270), INNER],
      [context.outfit, jacket(build, -144, 15, -190)],
      [shadow(context.outfit), sideShadow(build, -144, 4), "flat"],
      [gleam(context.outfit), lapels(-188)],
      [shadow(context.outfit), mirrored(rect(build.waist - 25, -182, 20, 4))],
      [seam(context.outfit), buttons(-8, -180), BUTTON],
    ],
  }),
};
