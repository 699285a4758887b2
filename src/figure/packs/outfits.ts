import { darken, lighten, mix } from "../color.ts";
import { GOLD, METAL, WHITE } from "../palette.ts";
import { hips, jacketEdge } from "../parts/builds.ts";
import {
  BUTTON,
  band,
  bodiceShadow,
  buttons,
  COLLAR,
  flap,
  jacket,
  lapels,
  neckline,
  OPEN_COLLAR,
  type Outfit,
  pocket,
  raised,
  rib,
  scoop,
  seam,
  shadow,
  shirtFront,
  sideShadow,
  skirt,
  skirtShadow,
  tie,
  tieShadow,
} from "../parts/tailoring.ts";
import { circle, dots, mirrored, path, rect, star } from "../shapes.ts";

const SILVER = "#eef1f4";
/** Yellow of a reflecting band's edges. */
const SIGNAL = "#d9f23c";

/** Stripes of rank or of sport around both sleeves, from `y` down. */
const rings = (radius: number, height: number, ...ys: number[]): string =>
  ys.map((y) => rect(-radius - 1, y, radius * 2 + 2, height)).join("");

/** A strap on each shoulder. */
const epaulettes = mirrored("M21-298L48-288 46-278 20-288Z");

/** Clothes that came second. */
export const OUTFIT_PACK = {
  "t-shirt": (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, scoop(17, -276), "flat"],
      [context.shirt, rib(17, -276)],
      [
        shadow(context.outfit),
        path`M${build.chest - 4}-262Q${build.chest * 0.6}-252 ${build.chest * 0.5}-238Q${build.chest * 0.7}-248 ${build.chest - 2}-252ZM${-build.waist}-192Q${-build.waist * 0.6}-182 ${-build.waist * 0.35}-184Q${-build.waist * 0.6}-188 ${-build.waist}-200Z`,
        "flat",
      ],
      [raised(context.outfit), pocket(build.chest * 0.3, -246, 22, 22)],
    ],
    upperArm: [[context.shirt, rings(build.arm + 2, 6, 25)]],
  }),
  polo: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, neckline(-272), "flat"],
      [raised(context.outfit), "M-6-276H6V-236H-6Z"],
      [context.skin, "M-6-284H6L0-266Z", "flat"],
      [context.shirt, buttons(0, -257, -245), 4.5],
      [raised(context.outfit), mirrored("M13-303Q24-298 29-287L23-264Q12-264 1-270 11-284 13-303Z")],
      [context.shirt, mirrored("M27-286L22-267Q13-267 5-271"), 3],
    ],
    upperArm: [
      [raised(context.outfit), rings(build.arm + 2, 7, 24)],
      [context.shirt, path`M${-build.arm - 2} 29h${build.arm * 2 + 4}`, 3],
    ],
  }),
  "shirt-tie": (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      [context.legs, hips(build)],
      [seam(context.outfit), "M-5-280V-190M5-280V-190", 1.5],
      [context.trim, tie(-198)],
      [shadow(context.trim), tieShadow(-198), "flat"],
      [raised(context.outfit), COLLAR],
      [raised(context.outfit), pocket(build.chest * 0.36, -246, 21, 22)],
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
      [context.legs, hips(build)],
      [context.trim, tie(-226)],
      [shadow(context.trim), tieShadow(-226), "flat"],
      [raised(context.shirt), COLLAR],
      [
        context.outfit,
        mirrored(
          path`M20-298L${build.shoulder * 0.66}-290Q${build.chest * 0.74}-262 ${build.chest}-244C${build.chest}-218 ${build.waist + 1}-212 ${build.waist + 1}-196C${build.waist + 1}-182 ${build.hip + 1}-178 ${build.hip + 1}-166L12-148 0-162V-224Q24-262 20-298Z`,
        ),
      ],
      [shadow(context.outfit), sideShadow(build, -162, 1), "flat"],
      [raised(context.outfit), mirrored("M20-298L28-295Q30-258 0-213V-227Q22-262 20-298Z")],
      [shadow(context.outfit), mirrored(path`M${build.waist - 25}-184l20-3v6l-20 3Z`)],
      [GOLD, path`M1-196Q${build.waist * 0.35}-176 ${build.waist - 15}-184`, 3],
      [seam(context.outfit), buttons(0, -208, -194, -180, -167), BUTTON],
    ],
  }),
  apron: (context, build) => ({
    trunk: context.shirt,
    under: [[context.legs, hips(build)]],
    over: [
      [context.skin, neckline(-266), "flat"],
      [shadow(context.shirt), sideShadow(build, -196, -6), "flat"],
      [raised(context.shirt), OPEN_COLLAR],
      [shadow(context.outfit), mirrored("M20-250L23-297 30-294 29-250Z")],
      [
        context.outfit,
        mirrored(
          `M0-254H27Q31-214 ${build.waist + 1}-204V-190L${build.hip + 6}-100Q${build.hip + 6}-94 ${build.hip}-94H0`,
        ),
      ],
      [
        shadow(context.outfit),
        `M${build.waist + 1}-204V-190L${build.hip + 6}-100Q${build.hip + 6}-94 ${build.hip}-94H${build.hip - 12}Q${build.hip - 8}-160 ${build.waist - 14}-213Z`,
        "flat",
      ],
      [raised(context.outfit), pocket(-24, -178, 48, 34)],
      [seam(context.outfit), "M0-178v32", 1.8],
      [raised(context.outfit), mirrored("M0-254H27L28-246H0")],
      [GOLD, dots([-24, -250], [24, -250]), 6],
    ],
  }),
  patrol: (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      [context.legs, hips(build)],
      [seam(context.outfit), "M-5-280V-190M5-280V-190", 1.5],
      [darken(context.outfit, 0.45), tie(-204)],
      [GOLD, rect(-7, -239, 14, 4)],
      [raised(context.outfit), COLLAR],
      [
        raised(context.outfit),
        mirrored(pocket(build.chest * 0.36, -244, 23, 23) + flap(build.chest * 0.36 - 1, -246, 25)),
      ],
      [raised(context.outfit), epaulettes],
      [GOLD, mirrored("M38-289l6 2"), 5],
      [GOLD, star(-build.chest * 0.36 - 11, -255, 11, 7, 0.66)],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.36 - 11, -255, 4.5), "flat"],
      ["#22242c", band(build.waist + 1, -195, 12)],
      [METAL, rect(-8, -196, 16, 14, 3)],
      ["#33363f", mirrored(rect(build.waist - 22, -192, 15, 20, 3))],
    ],
  }),
  turnout: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
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
          path`M0-242H${build.chest + 1}Q${build.chest}-226 ${build.chest - 4}-223H0ZM0-150H${build.hip + 6}L${build.hip + 7}-131H0Z`,
        ),
      ],
      [SILVER, mirrored(path`M0-236H${build.chest}L${build.chest - 1}-229H0ZM0-144H${build.hip + 6}V-137H0Z`), "flat"],
      [raised(context.outfit), "M-8-284H8V-121H-8Z"],
      [darken(context.outfit, 0.3), mirrored("M12-305Q22-302 30-290L22-274 0-268V-284Q11-290 12-305Z")],
      [METAL, [-258, -213, -190, -166].map((y) => rect(-12, y, 24, 7, 3)).join("")],
      [shadow(context.outfit), mirrored(flap(build.hip - 28, -184, 24))],
    ],
    upperArm: [
      [SIGNAL, rings(build.arm, 14, 28)],
      [SILVER, rings(build.arm, 5, 32.5), "flat"],
    ],
    forearm: [
      [SIGNAL, rings(build.arm * 0.86, 13, 18)],
      [SILVER, rings(build.arm * 0.86, 5, 22), "flat"],
    ],
  }),
  pilot: (context, build) => ({
    trunk: context.outfit,
    over: [
      [context.legs, hips(build)],
      [WHITE, shirtFront(-218), "flat"],
      [darken(context.outfit, 0.5), tie(-214)],
      [WHITE, COLLAR],
      [context.outfit, jacket(build, -146, 2, -218)],
      [shadow(context.outfit), sideShadow(build, -146, 4), "flat"],
      [raised(context.outfit), lapels(-218)],
      [seam(context.outfit), "M2-216Q19-214 20-198V-144", 2],
      [GOLD, mirrored(buttons(13, -207, -189, -171)), 7],
      // Wings over the pocket.
      [GOLD, path`M${-build.chest * 0.62}-252l-19-7q0 7 6 9 1 5 13 5 12 0 13-5 6-2 6-9Z`],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.62, -250, 4), "flat"],
      [raised(context.outfit), epaulettes],
      [GOLD, mirrored("M32-292l-2 8M38-290l-2 8M44-288l-2 8"), 3.5],
    ],
    forearm: [[GOLD, rings(build.arm * 0.8, 3.5, 22, 28, 34)]],
  }),
  fatigues: (context, build) => {
    const sand = mix(context.outfit, "#e8d9a8", 0.42);
    const dark = darken(context.outfit, 0.42);
    return {
      trunk: context.outfit,
      over: [
        [context.legs, hips(build)],
        [shadow(context.outfit), sideShadow(build), "flat"],
        [
          dark,
          path`M${-build.chest + 3}-266q10-14 24-8 12-4 12 8-4 12-18 8-18 6-18-8ZM10-262q4-14 18-10 14-4 14 10 0 12-14 8-20 6-18-8ZM${-build.waist}-212q16-10 26 0 14 2 6 12-16 8-22 2-14-2-10-14ZM14-222q14-10 24 0 8 10-6 12-16 4-18-12ZM-20-178q16-10 26 0 12 4 2 14-22 6-28-14ZM${build.hip - 24}-180q14-8 22 2v14q-12 6-18-2-10-4-4-14Z`,
          "flat",
        ],
        [
          sand,
          path`M-26-290q10-6 14 2 2 8-8 8-10-2-6-10ZM${build.chest - 22}-284q14-4 14 6-6 8-14 4-8-4 0-10ZM${-build.chest + 4}-242q16-6 22 4 6 12-8 12-14 0-14-16ZM4-246q12-8 20 0 2 10-10 10-12-2-10-10ZM${build.chest - 20}-246q14-4 16 6-2 10-12 8-12-4-4-14ZM-16-204q14-6 18 4-2 10-14 6-8-4-4-10ZM${build.waist - 20}-204q14-6 17 4-3 10-15 6-8-4-2-10ZM${-build.hip + 2}-178q14-6 18 4-2 12-14 8-8-4-4-12ZM6-160q14-8 20 2 0 8-10 8-14 0-10-10Z`,
          "flat",
        ],
        [context.skin, neckline(-272), "flat"],
        [mix(context.outfit, "#e8d9a8", 0.6), "M-7-284L0-268 7-284 8-272 0-258-8-272Z"],
        [seam(context.outfit), "M0-258V-148", 2],
        [raised(context.outfit), OPEN_COLLAR],
        [
          raised(context.outfit),
          mirrored(pocket(build.chest * 0.36 - 2, -244, 25, 25) + flap(build.chest * 0.36 - 3, -246, 27)),
        ],
        [sand, rect(Math.round(build.chest * 0.36) - 2, -256, 25, 7)],
        [darken(context.outfit, 0.6), band(build.waist, -196, 10)],
        [METAL, rect(-8, -197, 16, 12, 2)],
      ],
      upperArm: [
        [dark, "M-12 12q10-8 18 0 6 10-6 10-14 2-12-10ZM0 40q10-6 12 2-4 8-12 6Z", "flat"],
        [sand, "M2-6q10-4 10 4-4 8-12 4ZM-12 32q8-6 12 2-2 8-10 6Z", "flat"],
      ],
      forearm: [
        [dark, "M-8 8q10-6 14 2-2 10-12 6-6-2-2-8Z", "flat"],
        [sand, "M0 22q8-4 10 2-4 8-10 6Z", "flat"],
      ],
    };
  },
  sari: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.skin, scoop(19, -268), "flat"],
      [shadow(context.shirt), path`M${-build.chest + 1}-217Q0-206 ${build.chest - 1}-217`, 4],
      [
        context.skin,
        path`M${-build.chest + 3}-216Q0-205 ${build.chest - 3}-216C${build.waist}-210 ${build.waist}-204 ${build.waist}-190H${-build.waist}C${-build.waist}-204 ${-build.waist}-210 ${-build.chest + 3}-216Z`,
        "flat",
      ],
      [context.outfit, skirt(build, -14, 15)],
      [
        shadow(context.outfit),
        skirtShadow(build, -14, 15) +
          path`M-18-168Q-26-90-30-8h10Q-16-90-18-168ZM-2-164Q-6-80-6-7h10Q4-90-2-164ZM13-168Q20-90 22-8h9Q26-90 13-168Z`,
        "flat",
      ],
      [
        GOLD,
        path`M${-build.hip - 15}-26Q0-12 ${build.hip + 15}-26V-14Q${build.hip / 2 + 8}-4 0-8${-build.hip / 2 - 8}-4${-build.hip - 15}-14Z`,
      ],
      [
        context.outfit,
        path`M20-300L${build.shoulder * 0.8}-292Q${build.shoulder + 1}-284 ${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-194Q10-160${-build.hip - 1}-158C${-build.hip - 1}-176${-build.waist - 2}-186${-build.waist - 2}-196Q-8-218 20-300Z`,
      ],
      [
        shadow(context.outfit),
        path`M${build.shoulder * 0.6}-294Q${build.chest * 0.5}-214${-build.waist * 0.6}-170 ${build.chest * 0.5}-196 ${build.shoulder * 0.72}-292ZM${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-194Q${build.waist - 8}-186 ${build.waist - 18}-181 ${build.chest - 14}-220 ${build.chest + 1}-246Z`,
        "flat",
      ],
      [GOLD, path`M20-300l9 2Q0-206${-build.waist - 2}-184l0-12Q-8-218 20-300Z`],
    ],
    upperArm: [[GOLD, rings(build.arm + 2, 5, 25)]],
  }),
  kurta: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [context.outfit, skirt(build, -84, 9)],
      [shadow(context.outfit), bodiceShadow(build) + skirtShadow(build, -84, 9), "flat"],
      [context.skin, "M-13-302H13Q10-284 0-262-10-284-13-302Z", "flat"],
      [context.shirt, "M-8-281L0-264 8-281V-206L0-199-8-206Z"],
      [seam(context.shirt), buttons(0, -250, -236, -222, -208), 4],
      [raised(context.outfit), mirrored("M13-306Q21-302 23-294 18-282 5-275L2-282Q12-292 13-306Z")],
      [context.shirt, mirrored("M22-293Q17-283 5-276"), 3],
      [
        shadow(context.outfit),
        mirrored(path`M${build.hip * 0.55}-172Q${build.hip * 0.62}-130 ${build.hip * 0.6}-104`),
        3,
      ],
    ],
    forearm: [[context.shirt, rings(build.arm * 0.8, 5, 32)]],
  }),
  tracksuit: (context, build) => ({
    trunk: context.outfit,
    under: [[context.legs, hips(build)]],
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [
        context.shirt,
        mirrored(path`M18-297Q${build.shoulder * 0.6}-293 ${build.shoulder}-288L${build.chest + 2}-252Q24-252 14-284Z`),
      ],
      [seam(context.outfit), "M0-290V-148", 3],
      [raised(context.outfit), mirrored("M13-306Q22-303 25-294L17-272 1-264V-284Q11-290 13-306Z")],
      [METAL, rect(-3, -258, 6, 12, 3)],
      [shadow(context.outfit), mirrored(path`M${build.waist - 8}-190L${build.waist - 18}-170`), 3],
      [shadow(context.outfit), band(build.hip, -158, 13)],
    ],
    upperArm: [[context.shirt, path`M${build.arm * 0.3} 0V52M${build.arm * 0.75} 0V52`, 4]],
    forearm: [[context.shirt, path`M${build.arm * 0.3} 0V34M${build.arm * 0.7} 0V34`, 4]],
  }),
  flannel: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.legs, hips(build)],
      [context.skin, scoop(16, -274), "flat"],
      [shadow(context.shirt), "M-16-298Q0-250 16-298", 3],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 1}-180 ${build.hip + 4}-170 ${build.hip + 5}-140Q${build.hip - 6}-134 16-140L13-240Q20-262 13-303Z`,
        ),
      ],
      [
        darken(context.outfit, 0.32),
        mirrored(
          path`M22-280h6V-138h-6ZM${build.chest - 11}-276h6L${build.waist - 4}-200V-139h-6V-200ZM18-262H${build.chest}v7H18ZM14-229H${build.chest - 2}v7H14ZM14-196H${build.waist}v7H14ZM16-163H${build.hip + 2}v7H16Z`,
        ),
        "flat",
      ],
      [
        lighten(context.outfit, 0.45),
        mirrored(
          path`M${build.chest * 0.5 + 7}-280h2V-138h-2ZM14-244H${build.chest}v2H14ZM14-212H${build.waist}v2H14ZM16-180H${build.waist + 2}v2H16ZM16-148H${build.hip + 3}v2H16Z`,
        ),
        "flat",
      ],
      [raised(context.outfit), mirrored("M13-303Q23-299 29-287L27-262 15-270Q17-284 13-303Z")],
    ],
    upperArm: [
      [
        darken(context.outfit, 0.32),
        path`M${-build.arm * 0.4}-8h6V53h-6ZM${-build.arm} 6h${build.arm * 2}v7h${-build.arm * 2}ZM${-build.arm} 34h${build.arm * 2}v7h${-build.arm * 2}Z`,
        "flat",
      ],
    ],
    forearm: [
      [
        darken(context.outfit, 0.32),
        path`M${-build.arm * 0.4} 0h5V36h-5ZM${-build.arm * 0.82} 16h${build.arm * 1.64}v7h${-build.arm * 1.64}Z`,
        "flat",
      ],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
