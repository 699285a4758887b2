import { mirrored, path, rect } from "../shapes.ts";
import {
  BUTTON,
  band,
  buttons,
  COLLAR,
  flap,
  jacket,
  lapels,
  type Outfit,
  raised,
  scoop,
  seam,
  shadow,
  shirtFront,
  sideShadow,
  tie,
  tieShadow,
  trousers,
} from "./tailoring.ts";

/** Clothes of the office and the street. */
export const OFFICE = {
  suit: (context, build) => ({
    trunk: context.outfit,
    over: [
      ...trousers(context, build),
      [context.shirt, shirtFront(-210), "flat"],
      [context.trim, tie(-206)],
      [shadow(context.trim), tieShadow(-206), "flat"],
      [context.shirt, COLLAR],
      [context.outfit, jacket(build, -142, 7)],
      [shadow(context.outfit), sideShadow(build, -142, 4), "flat"],
      [raised(context.outfit), lapels(-212)],
      [shadow(context.outfit), mirrored(flap(build.waist - 26, -180, 22))],
      [context.shirt, path`M${build.chest * 0.46}-249l2-8 4 4 4-5 4 9Z`],
      [seam(context.outfit), buttons(0, -203), BUTTON],
    ],
  }),
  blazer: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, scoop(15, -270), "flat"],
      [shadow(context.shirt), "M-15-298Q0-242 15-298", 2.5],
      [context.outfit, jacket(build, -144, 15, -190)],
      [shadow(context.outfit), sideShadow(build, -144, 4), "flat"],
      [raised(context.outfit), lapels(-188)],
      [shadow(context.outfit), mirrored(rect(build.waist - 25, -182, 20, 4))],
      [seam(context.outfit), buttons(-8, -180), BUTTON],
    ],
  }),
  hoodie: (context, build) => ({
    trunk: context.outfit,
    under: [...trousers(context, build), [shadow(context.outfit), "M-42-284C-46-322 46-322 42-284Q0-262-42-284Z"]],
    over: [
      [context.shirt, scoop(17, -266), "flat"],
      [context.skin, scoop(14, -278), "flat"],
      [shadow(context.outfit), sideShadow(build), "flat"],
      [raised(context.outfit), mirrored("M0-258C14-260 30-266 38-279 42-290 28-304 15-306 20-290 10-272 0-267")],
      [context.shirt, "M-10-262q-3 14-1 27M10-262q3 16 1 33", 3.5],
      [
        raised(context.outfit),
        mirrored(`M0-204H${build.waist - 17}Q${build.waist - 12}-182 ${build.waist - 5}-172V-164H0`),
      ],
      [shadow(context.outfit), band(build.hip, -162, 17)],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
