import { INNER, PRINT } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { GOLD, WHITE } from "../../../engine/palette.ts";
import { mirrored, path, rect } from "../../../engine/shapes.ts";
import {
  BUTTON,
  band,
  bodiceShadow,
  buttons,
  COLLAR,
  type DrawnOutfits,
  longHem,
  pocket,
  sideShadow,
  skirt,
  skirtShadow,
  tie,
  trousers,
  vestShadow,
} from "../tailoring.ts";

export const OFFICE: DrawnOutfits<"office"> = {
  "shirt-tie": (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      ...trousers(context, build),
      [seam(context.outfit), "M-5-280V-190M5-280V-190", INNER],
      [context.trim, tie(-198)],
      [gleam(context.outfit), COLLAR],
      [gleam(context.outfit), pocket(build.chest * 0.36, -252, 21, 22)],
      [
        shadow(context.outfit),
        path`M${-build.waist}-196Q${-build.waist * 0.7}-206 ${-build.waist * 0.5}-222Q${-build.waist * 0.62}-202 ${-build.waist * 0.7}-193Z`,
        "flat",
      ],
      ["#3a2a24", band(build.waist, -194, 9)],
      [GOLD, rect(-7, -195, 14, 11, 2)],
    ],
  }),
  waistcoat: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.trim, tie(-226)],
      [gleam(context.shirt), COLLAR],
      [
        context.outfit,
        mirrored(
          path`M20-298L${build.shoulder * 0.66} ${build.slope * 0.4 - 290}Q${build.chest * 0.74}-262 ${build.chest}-244C${build.chest}-218 ${build.waist + 1}-212 ${build.waist + 1}-196C${build.waist + 1}-182 ${build.hip + 1}-178 ${build.hip + 1}-166L12-148 0-162V-224Q24-262 20-298Z`,
        ),
      ],
      [shadow(context.outfit), vestShadow(build, -160, 1), "flat"],
      [gleam(context.outfit), mirrored("M20-298L28-295Q30-258 0-213V-227Q22-262 20-298Z")],
      [shadow(context.outfit), mirrored(path`M${build.waist - 25}-184l20-3v6l-20 3Z`)],
      [GOLD, path`M1-196Q${build.waist * 0.35}-176 ${build.waist - 15}-184`, PRINT],
      [seam(context.outfit), buttons(0, -208, -194, -180, -167), BUTTON],
    ],
  }),
  robe: (context, build) => {
    const hem = longHem(context, build, 16);
    return {
      trunk: context.outfit,
      over: [
        [context.outfit, skirt(build, hem, 16)],
        [
          shadow(context.outfit),
          bodiceShadow(build) +
            skirtShadow(build, hem, 16) +
            path`M${-build.chest * 0.66}-262Q${-build.waist * 0.6}-170 ${-build.hip * 0.8} ${hem + 8}h10Q${-build.waist * 0.4}-170 ${-build.chest * 0.66}-262Z`,
          "flat",
        ],
        [
          gleam(context.outfit),
          mirrored(`M13-303Q24-298 30-289Q26-220 20 ${hem + 8}L1 ${hem + 7}V-262Q14-276 13-303Z`),
        ],
        [seam(context.outfit), `M0-262V${hem + 6}`, INNER],
        [WHITE, mirrored("M12-304Q20-300 23-291Q12-278 0-277V-286Q9-292 12-304Z")],
        [WHITE, mirrored("M1-280Q8-281 9-278L14-236 2-232Z")],
      ],
    };
  },
};
