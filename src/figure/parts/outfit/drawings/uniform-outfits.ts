import { lighten, mix } from "../../../engine/color.ts";
import { INNER } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { GOLD, METAL, WHITE } from "../../../engine/palette.ts";
import { circle, mirrored, path, rect, star } from "../../../engine/shapes.ts";
import { jacketEdge } from "../../body/builds.ts";
import {
  band,
  buttons,
  COLLAR,
  type DrawnOutfits,
  type DrawnSleeves,
  flap,
  jacket,
  lapels,
  neckline,
  OPEN_COLLAR,
  pocket,
  ring,
  shirtFront,
  sideShadow,
  tie,
  trousers,
} from "../tailoring.ts";

const SILVER = "#eef1f4";

/** The yellow at the edges of reflective bands. */
const SIGNAL = "#d9f23c";

/** A strap on each shoulder. */
const epaulettes = mirrored("M23-293L50-284 47-274 21-283Z");

export const UNIFORM: DrawnOutfits<"uniform"> = {
  patrol: (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      ...trousers(context, build),
      [seam(context.outfit), "M-5-280V-190M5-280V-190", INNER],
      [shadow(context.outfit), tie(-204)],
      [GOLD, rect(-7, -239, 14, 4)],
      [gleam(context.outfit), COLLAR],
      [
        gleam(context.outfit),
        mirrored(pocket(build.chest * 0.36, -244, 23, 23) + flap(build.chest * 0.36 - 1, -246, 25)),
      ],
      [gleam(context.outfit), epaulettes],
      [GOLD, mirrored("M39-282l5 2"), 5],
      [GOLD, star(-build.chest * 0.36 - 11, -258, 11, 7, 0.66)],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.36 - 11, -258, 4.5), "flat"],
      ["#22242c", band(build.waist + 1, -195, 12)],
      [METAL, rect(-8, -196, 16, 14, 3)],
      ["#33363f", mirrored(rect(build.waist - 22, -192, 15, 20, 3))],
    ],
  }),
  turnout: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 4}-180 ${build.hip + 7}-170 ${build.hip + 7}-126Q${build.hip / 2}-120 0-120V-290Z`,
        ),
      ],
      [shadow(context.outfit), sideShadow(build, -124, 6), "flat"],
      [
        SIGNAL,
        mirrored(
          path`M0-260H${build.chest + 4}Q${build.chest + 1}-250 ${build.chest + 1}-241H0ZM0-150H${build.hip + 6}L${build.hip + 7}-131H0Z`,
        ),
      ],
      [
        SILVER,
        mirrored(path`M0-254H${build.chest + 2}L${build.chest + 1}-247H0ZM0-144H${build.hip + 6}V-137H0Z`),
        "flat",
      ],
      [gleam(context.outfit), "M-8-284H8V-121H-8Z"],
      [shadow(context.outfit), mirrored("M12-305Q22-302 30-290L22-274 0-268V-284Q11-290 12-305Z")],
      [METAL, [-268, -229, -203, -177].map((y) => rect(-12, y, 24, 7, 3)).join("")],
      [shadow(context.outfit), mirrored(flap(build.hip - 28, -184, 24))],
    ],
  }),
  pilot: (context, build) => ({
    trunk: context.outfit,
    over: [
      ...trousers(context, build),
      [WHITE, shirtFront(-218), "flat"],
      [shadow(context.outfit), tie(-214)],
      [WHITE, COLLAR],
      [context.outfit, jacket(build, -146, 2, -218)],
      [shadow(context.outfit), sideShadow(build, -146, 4), "flat"],
      [gleam(context.outfit), lapels(-218)],
      [seam(context.outfit), "M2-216Q19-214 20-198V-144", INNER],
      [GOLD, mirrored(buttons(13, -207, -189, -171)), 7],
      // A pilot's wings above the pocket.
      [GOLD, path`M${-build.chest * 0.52}-252l-14-6q0 6 4 7 1 4 10 4 9 0 10-4 4-1 4-7Z`],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.52, -250.5, 3.2), "flat"],
      [gleam(context.outfit), epaulettes],
      [GOLD, mirrored("M32-287l-1 5M38-285l-1 5M44-283l-1 5"), 5],
    ],
  }),
  fatigues: (context, build) => {
    const sand = mix(context.outfit, "#e8d9a8", 0.42);
    const dark = shadow(context.outfit);
    return {
      trunk: context.outfit,
      over: [
        ...trousers(context, build),
        [shadow(context.outfit), sideShadow(build), "flat"],
        [
          dark,
          path`M${-build.chest * 0.7}-258q10-14 24-8 12-4 12 8-4 12-18 8-18 6-18-8ZM10-262q4-14 18-10 14-4 14 10 0 12-14 8-20 6-18-8ZM${-build.waist}-212q16-10 26 0 14 2 6 12-16 8-22 2-14-2-10-14ZM14-222q14-10 24 0 8 10-6 12-16 4-18-12ZM-20-178q16-10 26 0 12 4 2 14-22 6-28-14ZM${build.hip - 24}-180q14-8 22 2v14q-12 6-18-2-10-4-4-14Z`,
          "flat",
        ],
        [
          sand,
          path`M-26-290q10-6 14 2 2 8-8 8-10-2-6-10ZM${Math.min(build.chest - 22, 34)} ${build.slope - 284}q14-4 14 6-6 8-14 4-8-4 0-10ZM${-build.chest + 4}-242q16-6 22 4 6 12-8 12-14 0-14-16ZM4-246q12-8 20 0 2 10-10 10-12-2-10-10ZM${build.chest - 20}-246q14-4 16 6-2 10-12 8-12-4-4-14ZM-16-204q14-6 18 4-2 10-14 6-8-4-4-10ZM${build.waist - 20}-204q14-6 17 4-3 10-15 6-8-4-2-10ZM${-build.hip + 2}-178q14-6 18 4-2 12-14 8-8-4-4-12ZM6-160q14-8 20 2 0 8-10 8-14 0-10-10Z`,
          "flat",
        ],
        [context.skin, neckline(-272), "flat"],
        [mix(context.outfit, "#e8d9a8", 0.6), "M-7-284L0-268 7-284 8-272 0-258-8-272Z"],
        [seam(context.outfit), "M0-258V-148", INNER],
        [gleam(context.outfit), OPEN_COLLAR],
        [
          gleam(context.outfit),
          mirrored(pocket(build.chest * 0.36 - 2, -244, 25, 25) + flap(build.chest * 0.36 - 3, -246, 27)),
        ],
        [sand, rect(Math.round(build.chest * 0.36) - 2, -256, 25, 7)],
        [shadow(context.outfit), band(build.waist, -196, 10)],
        [METAL, rect(-8, -197, 16, 12, 2)],
      ],
    };
  },
};

export const UNIFORM_SLEEVES: DrawnSleeves = {
  turnout: (_, { arm }) => ({
    upperArm: [
      [SIGNAL, ring(arm * 0.95, 24, 14), "flat"],
      [SILVER, ring(arm * 0.95, 28, 6), "flat"],
    ],
    forearm: [
      [SIGNAL, ring(arm * 0.9, 15, 13), "flat"],
      [SILVER, ring(arm * 0.9, 19, 5), "flat"],
    ],
  }),
  pilot: (_, { arm }) => ({
    forearm: [[GOLD, [17, 23, 29].map((y) => ring(arm * 0.84, y, 3)).join(""), "flat"]],
  }),
  fatigues: ({ outfit }) => ({
    upperArm: [
      [shadow(outfit), "M-12 6q10-8 18 0 6 10-6 10-14 2-12-10ZM0 34q10-6 12 2-4 8-12 6Z", "flat"],
      [mix(outfit, "#e8d9a8", 0.42), "M-11 26q8-6 12 2-2 8-10 6-4-4-2-8Z", "flat"],
    ],
    forearm: [
      [shadow(outfit), "M-10 6q10-6 14 2-2 10-12 6-6-2-2-8Z", "flat"],
      [mix(outfit, "#e8d9a8", 0.42), "M0 20q8-4 10 2-4 8-10 6Z", "flat"],
    ],
  }),
};
