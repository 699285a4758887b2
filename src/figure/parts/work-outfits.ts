import { darken, lighten, mix } from "../color.ts";
import { GOLD, WHITE } from "../palette.ts";
import { circle, dots, mirrored, path, rect } from "../shapes.ts";
import { hips, jacketEdge } from "./builds.ts";
import { BUTTON, band, buttons, COLLAR, lapels, neckline, type Outfit, pocket, skirt, tie } from "./tailoring.ts";

/** Clothes of the workshop, the ward, the kitchen and the court. */
export const WORK = {
  "lab-coat": (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.legs, hips(build)],
      [lighten(context.shirt, 0.5), COLLAR],
      [context.trim, tie(-222)],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 2}-170 ${build.hip + 7}-150 ${build.hip + 9}-96L8-90V-214L20-262Z`,
        ),
      ],
      [darken(context.outfit, 0.3), mirrored(`M${build.hip - 6}-172L${build.hip + 1}-100`), 2],
      [lighten(context.outfit, 0.12), lapels(32, -222)],
      // Two pens in the breast pocket.
      ["#d43", path`M${build.chest * 0.42 + 5}-246v-9`, 3.5],
      ["#37d", path`M${build.chest * 0.42 + 12}-246v-7`, 3.5],
      [context.outfit, pocket(build.chest * 0.42, -248, 20, 20)],
      [darken(context.outfit, 0.5), buttons(-13, -196, -172), BUTTON],
      [darken(context.outfit, 0.4), mirrored(`M${build.hip - 6}-160h-18`), 2],
    ],
  }),
  scrubs: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [context.skin, neckline(17, -262)],
      [lighten(context.outfit, 0.2), mirrored("M0-266l19-33 6 9L0-254")],
      [lighten(context.outfit, 0.1), pocket(build.chest * 0.36, -242, 22, 18)],
      [context.shirt, "M-10-156v13M8-156v10", 3.5],
      // A badge on its ribbon.
      [context.shirt, "M-6-290l-10 64", 2.5],
      [WHITE, rect(-27, -228, 21, 27, 4)],
      [context.trim, circle(-16.5, -219, 4.5)],
      ["#789", "M-22-208h11", 2.5],
    ],
  }),
  overalls: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.skin, neckline(11, -282)],
      [context.outfit, hips(build)],
      [
        context.outfit,
        mirrored(`M0-256H27L32-206C${build.waist - 2}-202 ${build.waist}-200 ${build.waist}-192L${build.hip}-150H0`),
      ],
      [darken(context.outfit, 0.15), mirrored("M19-254l9-40 10 2-9 40Z")],
      [lighten(context.outfit, 0.12), pocket(-15, -240, 30, 22)],
      [lighten(context.outfit, 0.5), `M-13-236H13M${5 - build.waist}-186H${build.waist - 5}`, 1.5],
      [GOLD, dots([-24, -251], [24, -251]), 10],
    ],
  }),
  "chef-whites": (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [context.trim, "M-20-300q20 20 40 0l2 12q-22 20-44 0ZM-5-280l-7 18 12-4 10 6L5-280Z"],
      [darken(context.outfit, 0.45), "M-22-270c8 30 2 70 4 78", 1.8],
      [context.trim, mirrored(buttons(13, -250, -228, -206)), BUTTON],
      [
        mix(context.outfit, "#d9dde8", 0.5),
        mirrored(`M0-186H${build.waist}L${build.hip + 6}-112Q${build.hip / 2 + 3}-106 0-106`),
        "lit",
      ],
      [context.legs, band(build.waist, -192, 10)],
    ],
  }),
  "hi-vis": (context, build) => ({
    trunk: context.shirt,
    under: [[context.legs, hips(build)]],
    over: [
      [context.skin, neckline(11, -282)],
      [
        context.outfit,
        mirrored(
          path`M13-298C${build.shoulder * 0.5}-295 ${build.shoulder * 0.8}-293 ${build.shoulder * 0.82}-276L${build.chest}-244C${build.chest}-218 ${build.waist + 2}-212 ${build.waist + 2}-196L${build.hip + 3}-150H3V-256Z`,
        ),
      ],
      // Reflecting stripes.
      [
        "#eee",
        mirrored(
          path`M${build.chest * 0.62 - 4}-284h8V-150h-8ZM3-216H${build.waist}v8H3ZM3-188H${build.waist + 1}v8H3Z`,
        ),
      ],
    ],
  }),
  robe: (context, build) => ({
    trunk: context.outfit,
    over: [
      [context.outfit, skirt(build, -44, 18), "lit"],
      [darken(context.outfit, 0.45), mirrored(path`M${build.hip * 0.6}-44L${build.chest / 2}-256M16-40V-210`), 2.2],
      [context.shirt, mirrored(path`M${build.chest * 0.55}-286L20-216`), 7],
      [WHITE, mirrored("M0-291.5q10 0 20-7.5l2 9q-11 8-22 8M6-284l9 48L3-240 0-284Z")],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
