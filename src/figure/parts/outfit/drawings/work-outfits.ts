import { INNER, PRINT } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { GOLD, WHITE } from "../../../engine/palette.ts";
import { circle, dots, mirrored, path, rect } from "../../../engine/shapes.ts";
import { jacketEdge } from "../../body/builds.ts";
import {
  BUTTON,
  buttons,
  type DrawnOutfits,
  type DrawnSleeves,
  neckline,
  OPEN_COLLAR,
  pocket,
  ring,
  sideShadow,
  trousers,
  vestShadow,
} from "../tailoring.ts";

export const WORK: DrawnOutfits<"work"> = {
  "lab-coat": (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, neckline(-264), "flat"],
      [gleam(context.shirt), OPEN_COLLAR],
      [seam(context.shirt), "M0-260V-196", INNER],
      [seam(context.shirt), buttons(0, -248, -228, -208), BUTTON],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 2}-170 ${build.hip + 6}-150 ${build.hip + 8}-116Q${build.hip + 8}-110 ${build.hip + 2}-110H18Q12-110 12-117L9-214Q22-262 13-303Z`,
        ),
      ],
      [shadow(context.outfit), sideShadow(build, -111, 7), "flat"],
      [gleam(context.outfit), mirrored("M13-303Q24-297 32-287L34-273 27-270 38-262Q30-234 9-208 22-262 13-303Z")],
      [gleam(context.outfit), mirrored(pocket(build.hip - 24, -166, 25, 26))],
      ["#d8463a", !context.isBust && path`M${-build.chest * 0.5 - 9}-257v-9`, PRINT],
      ["#2f6fd0", !context.isBust && path`M${-build.chest * 0.5 - 2}-257v-7`, PRINT],
      [gleam(context.outfit), pocket(-build.chest * 0.5 - 15, -252, 19, 20)],
      [seam(context.outfit), buttons(-14, -190, -168), BUTTON],
    ],
  }),
  scrubs: (context, build) => {
    /** Omits the badge outside the frame of a portrait, or where a hand on the chest would cover it. */
    const hasBadge = !context.isBust && context.stance.left[1] > -90;
    const x = Math.round(-build.chest * 0.52);
    return {
      trunk: context.outfit,
      under: trousers(context, build),
      over: [
        [shadow(context.outfit), sideShadow(build), "flat"],
        [context.skin, neckline(-276), "flat"],
        [context.shirt, "M-10-286Q0-279 10-286L0-272Z", "flat"],
        [gleam(context.outfit), mirrored("M14-303L21-298Q18-282 0-266V-275Q12-286 14-303Z")],
        [gleam(context.outfit), pocket(build.chest * 0.34, -252, 23, 22)],
        [seam(context.outfit), mirrored(path`M${build.hip - 24}-176h20v26`), INNER],
        // A badge on a clip.
        ["#78889c", hasBadge && path`M${x}-258v8`, PRINT],
        [WHITE, hasBadge && rect(x - 10, -251, 20, 25, 3)],
        [context.trim, hasBadge && circle(x, -242, 4.5)],
        ["#78889c", hasBadge && path`M${x - 5}-232h10`, INNER],
      ],
    };
  },
  overalls: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.skin, neckline(-272), "flat"],
      [shadow(context.shirt), sideShadow(build, -200, -8), "flat"],
      [gleam(context.shirt), OPEN_COLLAR],
      ...trousers(context, build),
      [
        context.outfit,
        mirrored(
          `M0-263H25Q30-214 ${build.waist - 3}-204 ${build.waist + 2}-200 ${build.waist + 1}-190 ${build.hip + 1}-176 ${build.hip + 1}-158L${build.hip}-150H0`,
        ),
      ],
      [
        shadow(context.outfit),
        path`M${build.waist - 3}-204Q${build.waist + 2}-200 ${build.waist + 1}-190 ${build.hip + 1}-176 ${build.hip + 1}-158L${build.hip}-150H${build.hip - 16}Q${build.hip - 14}-190 ${build.waist - 12}-210Z`,
        "flat",
      ],
      [shadow(context.outfit), mirrored("M17-259L28-297 37-294 27-259Z")],
      [gleam(context.outfit), pocket(-16, -247, 32, 25)],
      [seam(context.outfit), "M-16-240H16M0-240V-223", INNER],
      [seam(context.outfit), mirrored(path`M${build.hip - 20}-178q2 16 18 18`), INNER],
      [GOLD, dots([-22, -258], [22, -258]), 10],
    ],
  }),
  "chef-whites": (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [gleam(context.outfit), mirrored("M12-304Q20-300 24-290L15-276 0-284Q9-292 12-304Z")],
      [seam(context.outfit), "M15-277Q28-262 26-236L22-190", INNER],
      [context.picture.inks.cloth, "M-15-300Q0-284 15-300L17-290Q8-282 4-281L9-262-1-268-9-260-4-281Q-10-282-17-290Z"],
      [shadow(context.outfit), mirrored(buttons(14, -264, -246, -228, -210)), BUTTON],
      [context.outfit, mirrored(`M0-196H${build.waist + 1}L${build.hip + 6}-120Q${build.hip / 2 + 4}-112 0-112`)],
      [
        shadow(context.outfit),
        path`M${build.waist + 1}-196L${build.hip + 6}-120Q${build.hip - 8}-116 ${build.hip - 14}-115Q${build.hip - 12}-160 ${build.waist - 16}-196Z`,
        "flat",
      ],
      [gleam(context.outfit), mirrored(`M0-198H${build.waist + 1}V-187H0`)],
      [gleam(context.outfit), "M-7-190L-16-158-10-156-3-186ZM3-190L8-150 14-152 8-188Z"],
    ],
  }),
  "hi-vis": (context, build) => ({
    trunk: context.shirt,
    under: trousers(context, build),
    over: [
      [context.skin, neckline(-274), "flat"],
      [gleam(context.shirt), OPEN_COLLAR],
      [
        context.outfit,
        mirrored(
          path`M15-299C${build.shoulder * 0.5} ${build.slope * 0.4 - 294} ${build.shoulder * 0.8} ${build.slope - 293} ${build.shoulder * 0.82} ${build.slope - 276}L${build.chest}-244C${build.chest}-218 ${build.waist + 2}-212 ${build.waist + 2}-196L${build.hip + 3}-150Q${build.hip + 3}-146 ${build.hip - 2}-146H1V-236Q20-270 15-300Z`,
        ),
      ],
      [shadow(context.outfit), vestShadow(build, -147, 2), "flat"],
      ["#f3f5f7", mirrored(path`M${build.chest * 0.62 - 4} ${build.slope / 2 - 291}q7 1 10 2v42h-10Z`)],
      [
        "#f3f5f7",
        mirrored(
          path`M1-244H${build.chest}Q${build.chest}-236 ${build.chest - 1}-230H1ZM1-194H${build.waist + 2}L${build.waist + 4}-180H1Z`,
        ),
      ],
      [seam(context.outfit), "M0-236V-147", INNER],
    ],
  }),
  apron: (context, build) => ({
    trunk: context.shirt,
    under: trousers(context, build),
    over: [
      [context.skin, neckline(-266), "flat"],
      [shadow(context.shirt), sideShadow(build, -196, -6), "flat"],
      [gleam(context.shirt), OPEN_COLLAR],
      [shadow(context.outfit), mirrored("M19-260L22-298 29-296 27-260Z")],
      [
        context.outfit,
        mirrored(
          `M0-264H26Q31-216 ${build.waist + 1}-204V-190L${build.hip + 6}-116Q${build.hip + 6}-110 ${build.hip}-110H0`,
        ),
      ],
      [
        shadow(context.outfit),
        `M${build.waist + 1}-204V-190L${build.hip + 6}-116Q${build.hip + 6}-110 ${build.hip}-110H${build.hip - 12}Q${build.hip - 8}-160 ${build.waist - 14}-213Z`,
        "flat",
      ],
      [gleam(context.outfit), pocket(-24, -178, 48, 34)],
      [seam(context.outfit), "M0-178v32", INNER],
      [gleam(context.outfit), mirrored("M0-264H26L27-256H0")],
      [GOLD, dots([-23, -260], [23, -260]), 6],
    ],
  }),
};

export const WORK_SLEEVES: DrawnSleeves = {
  apron: ({ shirt }, { arm }) => ({ upperArm: [[gleam(shirt), ring(arm * 1.1, 24, 9)]] }),
};
