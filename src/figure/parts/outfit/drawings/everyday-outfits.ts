import { INNER } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { GOLD } from "../../../engine/palette.ts";
import { circle, mirrored, path, rect } from "../../../engine/shapes.ts";
import { jacketEdge } from "../../body/builds.ts";
import {
  BUTTON,
  band,
  bodiceShadow,
  buttons,
  type DrawnOutfits,
  type DrawnSleeves,
  longHem,
  neckline,
  ring,
  scoop,
  sideShadow,
  skirt,
  skirtShadow,
  trousers,
} from "../tailoring.ts";
import { CASUAL, CASUAL_SLEEVES } from "./casual-outfits.ts";

export const EVERYDAY: DrawnOutfits<"everyday"> = {
  ...CASUAL,
  dress: (context, build) => {
    const half = build.hip + 22;
    return {
      trunk: context.outfit,
      over: [
        [shadow(context.outfit), bodiceShadow(build), "flat"],
        [context.skin, "M-22-293C-18-258 18-258 22-293L10-300H-10Z", "flat"],
        [gleam(context.outfit), "M-27-295l4-1.5C-20-258 20-258 23-296.5l4 1.5C24-251-24-251-27-295Z"],
        [GOLD, "M-14-296Q0-268 14-296", INNER],
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
      [gleam(context.outfit), "M-17-305Q0-298 17-305C16-297 17-291 20-286Q0-276-20-286C-17-291-16-297-17-305Z"],
      [shadow(context.outfit), band(build.hip, -160, 15)],
      [seam(context.outfit), mirrored(path`M${build.hip * 0.25}-159v12M${build.hip * 0.7}-159v12M0-159v12`), INNER],
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
      [gleam(context.outfit), mirrored(`M0-142H${build.hip}Q${build.hip + 4}-142 ${build.hip + 4}-148V-158H0`)],
      [gleam(context.outfit), mirrored("M13-303Q14-256 0-220V-142H6V-214Q25-258 20-301Z")],
      [gleam(context.outfit), mirrored(`M${build.waist - 27}-186h22v22q-11 5-22 0Z`)],
      [seam(context.outfit), mirrored(`M${build.waist - 27}-182h22`), INNER],
      [seam(context.outfit), buttons(0, -206, -186, -166, -149), BUTTON],
    ],
  }),
  sari: (context, build) => {
    const hem = longHem(context, build, 8);
    const half = build.hip + 15;
    return {
      trunk: context.shirt,
      over: [
        [context.skin, scoop(15, -270), "flat"],
        [seam(context.shirt), path`M${-build.chest + 1}-217Q0-206 ${build.chest - 1}-217`, INNER],
        [
          context.skin,
          path`M${-build.chest + 3}-216Q0-205 ${build.chest - 3}-216C${build.waist}-210 ${build.waist}-204 ${build.waist}-190H${-build.waist}C${-build.waist}-204 ${-build.waist}-210 ${-build.chest + 3}-216Z`,
          "flat",
        ],
        [context.outfit, skirt(build, hem, 15)],
        [
          shadow(context.outfit),
          skirtShadow(build, hem, 15) +
            path`M-18-168Q-24-110-28 ${hem + 5}h9Q-14-110-18-168ZM-2-164Q-5-100-5 ${hem + 6}h9Q4-100-2-164ZM13-168Q18-110 20 ${hem + 5}h9Q24-110 13-168Z`,
          "flat",
        ],
        [
          GOLD,
          path`M${-half} ${hem - 11}Q${-half / 2} ${hem - 1} 0 ${hem - 4} ${half / 2} ${hem - 1} ${half} ${hem - 11}V${hem}Q${half / 2} ${hem + 10} 0 ${hem + 6} ${-half / 2} ${hem + 10} ${-half} ${hem}Z`,
        ],
        [
          context.outfit,
          jacketEdge(build) +
            path`Q10-160${-build.hip - 1}-158C${-build.hip - 1}-176${-build.waist - 2}-186${-build.waist - 2}-200Q-32-250 15-297Z`,
        ],
        [
          shadow(context.outfit),
          path`M${build.shoulder * 0.6} ${build.slope / 2 - 294}Q${build.chest * 0.5}-214${-build.waist * 0.6}-170 ${build.chest * 0.5}-196 ${build.shoulder * 0.72} ${build.slope * 0.6 - 292}ZM${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-194Q${build.waist - 8}-186 ${build.waist - 18}-181 ${build.chest - 14}-220 ${build.chest + 1}-246Z`,
          "flat",
        ],
        [GOLD, path`M13-301l10 3Q-23-238${-build.waist - 2}-187V-200Q-32-250 13-301Z`],
      ],
    };
  },
  kurta: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [context.outfit, skirt(build, -112, 9)],
      [shadow(context.outfit), bodiceShadow(build) + skirtShadow(build, -112, 9), "flat"],
      [context.shirt, "M-8-276H8V-206L0-199-8-206Z"],
      [context.skin, neckline(-274), "flat"],
      [seam(context.shirt), buttons(0, -250, -236, -222, -208), BUTTON],
      [gleam(context.outfit), mirrored("M13-303Q20-302 23-296 19-280 0-266V-275Q12-285 13-303Z")],
      [
        seam(context.outfit),
        mirrored(path`M${build.hip * 0.55}-172Q${build.hip * 0.62}-145 ${build.hip * 0.6}-124`),
        INNER,
      ],
    ],
  }),
};

export const EVERYDAY_SLEEVES: DrawnSleeves = {
  ...CASUAL_SLEEVES,
  sari: (_, { arm }) => ({ upperArm: [[GOLD, ring(arm * 1.06, 26, 6), "flat"]] }),
  kurta: ({ shirt }, { arm }) => ({ forearm: [[shirt, ring(arm * 0.83, 28, 5), "flat"]] }),
};
