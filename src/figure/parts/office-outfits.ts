import { darken, lighten } from "../color.ts";
import { circle, dots, mirrored, path, rect } from "../shapes.ts";
import { hips, jacketEdge } from "./builds.ts";
import { BUTTON, band, buttons, COLLAR, jacket, lapels, neckline, type Outfit, skirt, tie } from "./tailoring.ts";

const PEARLS = dots([-13, -280], [-7, -276], [0, -274], [7, -276], [13, -280]);

/** Clothes of the office and the street. */
export const OFFICE = {
  suit: (context, build) => ({
    trunk: context.outfit,
    over: [
      [context.legs, hips(build)],
      [context.shirt, "M-19-296H19L0-222Z"],
      [context.trim, tie(-216)],
      [context.shirt, COLLAR],
      [context.outfit, jacket(build, -142, 7)],
      [lighten(context.outfit, 0.12), lapels(33, -216)],
      [darken(context.outfit, 0.5), buttons(0, -206), BUTTON],
      [context.shirt, path`M${build.chest * 0.42}-250h15l-3-8l-5 4l-4-5Z`],
    ],
  }),
  blazer: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.legs, hips(build)],
      [context.skin, neckline(15, -276)],
      [context.outfit, jacket(build, -146, 10)],
      [lighten(context.outfit, 0.12), lapels(32, -210)],
      [darken(context.outfit, 0.5), buttons(-14, -200), BUTTON],
    ],
  }),
  hoodie: (context, build) => ({
    trunk: context.outfit,
    under: [
      [context.legs, hips(build)],
      [darken(context.outfit, 0.25), "M-40-286c-4-32 84-32 80 0q-40 18-80 0Z"],
    ],
    over: [
      [context.shirt, "M-15-296H15L0-272Z"],
      [lighten(context.outfit, 0.12), mirrored("M0-262c8-2 18-6 30-14 8-8 4-20-13-24 3 12-7 24-17 28")],
      [context.shirt, "M-11-268v26M11-268v32", 3.5],
      [darken(context.outfit, 0.14), mirrored(`M0-202H${build.waist - 10}L${build.waist - 1}-174H0`)],
      [darken(context.outfit, 0.24), band(build.hip, -162, 16)],
    ],
  }),
  dress: (context, build) => ({
    trunk: context.outfit,
    under: [
      [context.outfit, skirt(build, -84, 20), "lit"],
      [
        darken(context.outfit, 0.4),
        path`M${-build.hip * 0.5}-90L${-build.waist * 0.4}-186M${build.hip * 0.5}-90L${build.waist * 0.35}-186M0-80V-186`,
        2,
      ],
    ],
    over: [
      [context.skin, "M-23-298q23 46 46 0-23 12-46 0Z"],
      [context.shirt, band(build.waist, -205, 14)],
      ["#fed", PEARLS, 6],
    ],
  }),
  turtleneck: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [lighten(context.outfit, 0.12), "M-19-308q19 10 38 0l3 22q-22 12-44 0Z"],
      [darken(context.outfit, 0.4), "M-17-297q17 11 35 0", 1.5],
      [context.shirt, "M0-274v34", 2.5],
      [context.shirt, circle(0, -234, 7.5)],
      [darken(context.outfit, 0.2), band(build.hip, -160, 14)],
    ],
  }),
  cardigan: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.legs, hips(build)],
      [context.skin, neckline(14, -280)],
      [context.outfit, mirrored(`${jacketEdge(build)}L${build.hip + 3}-146H5L7-236Z`)],
      [lighten(context.outfit, 0.28), mirrored("M15-297L7-236 5-148"), 5],
      [darken(context.outfit, 0.14), mirrored(rect(build.waist - 26, -186, 22, 20, 4))],
      [context.trim, buttons(-6, -222, -196, -170), BUTTON],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
