import { darken, lighten } from "../color.ts";
import { GOLD } from "../palette.ts";
import { circle, mirrored, path, rect } from "../shapes.ts";
import { jacketEdge } from "./builds.ts";
import {
  BUTTON,
  band,
  bodiceShadow,
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
  skirt,
  skirtShadow,
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
  dress: (context, build) => {
    const half = build.hip + 22;
    return {
      trunk: context.outfit,
      over: [
        [shadow(context.outfit), bodiceShadow(build), "flat"],
        [context.skin, "M-23-296C-20-258 20-258 23-296L14-302H-14Z", "flat"],
        [raised(context.outfit), "M-27-295l4-1.5C-20-258 20-258 23-296.5l4 1.5C24-251-24-251-27-295Z"],
        [GOLD, "M-14-296Q0-268 14-296", 1.8],
        [GOLD, circle(0, -280, 3)],
        [context.outfit, skirt(build, -112, 22)],
        [
          shadow(context.outfit),
          skirtShadow(build, -112, 22) +
            path`M${-build.waist * 0.5}-196Q${-half * 0.55}-150 ${-half * 0.66}-105l11 1Q${-half * 0.38}-150 ${-build.waist * 0.5}-196ZM${build.waist * 0.1}-196Q2-150 2-106h12Q12-150 ${build.waist * 0.1}-196Z`,
          "flat",
        ],
        [context.shirt, band(build.waist, -204, 9)],
        [GOLD, rect(-6, -205, 12, 11, 3)],
        [context.shirt, rect(-3, -202, 6, 5), "flat"],
      ],
    };
  },
  turtleneck: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [raised(context.outfit), "M-18-303Q0-295 18-303L22-285Q0-272-22-285Z"],
      [seam(context.outfit), "M-20-293Q0-282 20-293", 1.5],
      [
        shadow(context.outfit),
        mirrored(path`M${build.chest - 8}-262Q${build.chest * 0.7}-240 ${build.chest * 0.62}-232`),
        4,
      ],
      [shadow(context.outfit), band(build.hip, -160, 15)],
      [
        darken(context.outfit, 0.4),
        mirrored(path`M${build.hip * 0.25}-159v12M${build.hip * 0.7}-159v12M0-159v12`),
        1.5,
      ],
    ],
  }),
  cardigan: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, scoop(14, -274), "flat"],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 1}-180 ${build.hip + 3}-178 ${build.hip + 3}-150H0V-220Q14-256 13-303Z`,
        ),
      ],
      [shadow(context.outfit), sideShadow(build, -160, 2), "flat"],
      [raised(context.outfit), mirrored(`M0-142H${build.hip}Q${build.hip + 4}-142 ${build.hip + 4}-148V-158H0`)],
      [lighten(context.outfit, 0.26), mirrored("M13-304Q24-262 6-212V-142H0V-216Q18-260 10-299")],
      [raised(context.outfit), mirrored(`M${build.waist - 27}-186h22v22q-11 5-22 0Z`)],
      [shadow(context.outfit), mirrored(`M${build.waist - 27}-182h22`), 3],
      [seam(context.outfit), buttons(0, -206, -186, -166, -149), BUTTON],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
