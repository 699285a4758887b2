import { darken, lighten, mix } from "../color.ts";
import { GOLD, METAL, WHITE } from "../palette.ts";
import { jacketEdge } from "../parts/builds.ts";
import {
  BUTTON,
  band,
  bodiceShadow,
  buttons,
  COLLAR,
  flap,
  jacket,
  lapels,
  longHem,
  neckline,
  OPEN_COLLAR,
  type Outfit,
  pocket,
  raised,
  rib,
  type Sleeves,
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
  vestShadow,
} from "../parts/tailoring.ts";
import { circle, dots, mirrored, path, rect, star } from "../shapes.ts";
import { WORK } from "./work-outfits.ts";

const SILVER = "#eef1f4";
/** Yellow of a reflecting band's edges. */
const SIGNAL = "#d9f23c";

/** A band around a sleeve. */
const ring = (radius: number, y: number, height: number): string => rect(-radius, y, radius * 2, height);
/** Three stripes along the outside of a sleeve. */
const stripes = (radius: number, length: number): string =>
  [0.05, 0.38, 0.71].map((at) => rect(radius * at, 0, 2.6, length)).join("");

/** A strap on each shoulder. */
const epaulettes = mirrored("M21-298L48-288 46-278 20-288Z");

/** Clothes that came second. */
export const OUTFIT_PACK = {
  ...WORK,
  "t-shirt": (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, scoop(17, -276), "flat"],
      [context.shirt, rib(17, -276)],
      [
        shadow(context.outfit),
        path`M${build.chest - 4}-262Q${build.chest * 0.6}-252 ${build.chest * 0.5}-238Q${build.chest * 0.7}-248 ${build.chest - 2}-252ZM${-build.waist}-192Q${-build.waist * 0.6}-182 ${-build.waist * 0.35}-184Q${-build.waist * 0.6}-188 ${-build.waist}-200Z`,
        "flat",
      ],
    ],
  }),
  polo: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, neckline(-272), "flat"],
      [raised(context.outfit), "M-6-276H6V-236H-6Z"],
      [context.skin, "M-6-284H6L0-266Z", "flat"],
      [context.shirt, buttons(0, -257, -245), 4.5],
      [raised(context.outfit), mirrored("M13-303Q24-298 29-287L23-264Q12-264 1-270 11-284 13-303Z")],
      [context.shirt, mirrored("M27-286L22-267Q13-267 5-271"), 3],
    ],
  }),
  "shirt-tie": (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      ...trousers(context, build),
      [seam(context.outfit), "M-5-280V-190M5-280V-190", 1.5],
      [context.trim, tie(-198)],
      [shadow(context.trim), tieShadow(-198), "flat"],
      [raised(context.outfit), COLLAR],
      [raised(context.outfit), pocket(build.chest * 0.36, -252, 21, 22)],
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
      [shadow(context.trim), tieShadow(-226), "flat"],
      [raised(context.shirt), COLLAR],
      [
        context.outfit,
        mirrored(
          path`M20-298L${build.shoulder * 0.66}-290Q${build.chest * 0.74}-262 ${build.chest}-244C${build.chest}-218 ${build.waist + 1}-212 ${build.waist + 1}-196C${build.waist + 1}-182 ${build.hip + 1}-178 ${build.hip + 1}-166L12-148 0-162V-224Q24-262 20-298Z`,
        ),
      ],
      [shadow(context.outfit), vestShadow(build, -160, 1), "flat"],
      [raised(context.outfit), mirrored("M20-298L28-295Q30-258 0-213V-227Q22-262 20-298Z")],
      [shadow(context.outfit), mirrored(path`M${build.waist - 25}-184l20-3v6l-20 3Z`)],
      [GOLD, path`M1-196Q${build.waist * 0.35}-176 ${build.waist - 15}-184`, 3],
      [seam(context.outfit), buttons(0, -208, -194, -180, -167), BUTTON],
    ],
  }),
  apron: (context, build) => ({
    trunk: context.shirt,
    under: trousers(context, build),
    over: [
      [context.skin, neckline(-266), "flat"],
      [shadow(context.shirt), sideShadow(build, -196, -6), "flat"],
      [raised(context.shirt), OPEN_COLLAR],
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
      [raised(context.outfit), pocket(-24, -178, 48, 34)],
      [seam(context.outfit), "M0-178v32", 1.8],
      [raised(context.outfit), mirrored("M0-264H26L27-256H0")],
      [GOLD, dots([-23, -260], [23, -260]), 6],
    ],
  }),
  patrol: (context, build) => ({
    trunk: context.outfit,
    over: [
      [shadow(context.outfit), sideShadow(build, -180, -6), "flat"],
      ...trousers(context, build),
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
      [raised(context.outfit), "M-8-284H8V-121H-8Z"],
      [darken(context.outfit, 0.3), mirrored("M12-305Q22-302 30-290L22-274 0-268V-284Q11-290 12-305Z")],
      [METAL, [-268, -229, -203, -177].map((y) => rect(-12, y, 24, 7, 3)).join("")],
      [shadow(context.outfit), mirrored(flap(build.hip - 28, -184, 24))],
    ],
  }),
  pilot: (context, build) => ({
    trunk: context.outfit,
    over: [
      ...trousers(context, build),
      [WHITE, shirtFront(-218), "flat"],
      [darken(context.outfit, 0.5), tie(-214)],
      [WHITE, COLLAR],
      [context.outfit, jacket(build, -146, 2, -218)],
      [shadow(context.outfit), sideShadow(build, -146, 4), "flat"],
      [raised(context.outfit), lapels(-218)],
      [seam(context.outfit), "M2-216Q19-214 20-198V-144", 2],
      [GOLD, mirrored(buttons(13, -207, -189, -171)), 7],
      // Wings over the pocket.
      [GOLD, path`M${-build.chest * 0.52}-252l-14-6q0 6 4 7 1 4 10 4 9 0 10-4 4-1 4-7Z`],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.52, -250.5, 3.2), "flat"],
      [raised(context.outfit), epaulettes],
      [GOLD, mirrored("M32-292l-2 8M38-290l-2 8M44-288l-2 8"), 3.5],
    ],
  }),
  fatigues: (context, build) => {
    const sand = mix(context.outfit, "#e8d9a8", 0.42);
    const dark = darken(context.outfit, 0.42);
    return {
      trunk: context.outfit,
      over: [
        ...trousers(context, build),
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
    };
  },
  sari: (context, build) => {
    const hem = longHem(context, build, 8);
    const half = build.hip + 15;
    return {
      trunk: context.shirt,
      over: [
        [context.skin, scoop(15, -270), "flat"],
        [shadow(context.shirt), path`M${-build.chest + 1}-217Q0-206 ${build.chest - 1}-217`, 4],
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
          path`M13-301L${build.shoulder * 0.8}-292Q${build.shoulder + 1}-284 ${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-194Q10-160${-build.hip - 1}-158C${-build.hip - 1}-176${-build.waist - 2}-186${-build.waist - 2}-200Q-32-250 13-301Z`,
        ],
        [
          shadow(context.outfit),
          path`M${build.shoulder * 0.6}-294Q${build.chest * 0.5}-214${-build.waist * 0.6}-170 ${build.chest * 0.5}-196 ${build.shoulder * 0.72}-292ZM${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-194Q${build.waist - 8}-186 ${build.waist - 18}-181 ${build.chest - 14}-220 ${build.chest + 1}-246Z`,
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
      [context.skin, "M-13-302H13Q10-284 0-262-10-284-13-302Z", "flat"],
      [context.shirt, "M-8-281L0-264 8-281V-206L0-199-8-206Z"],
      [seam(context.shirt), buttons(0, -250, -236, -222, -208), 4],
      [raised(context.outfit), mirrored("M13-306Q21-302 23-294 18-282 5-275L2-282Q12-292 13-306Z")],
      [context.shirt, mirrored("M22-293Q17-283 5-276"), 3],
      [
        shadow(context.outfit),
        mirrored(path`M${build.hip * 0.55}-172Q${build.hip * 0.62}-145 ${build.hip * 0.6}-124`),
        3,
      ],
    ],
  }),
  tracksuit: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
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
  }),
  flannel: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
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
  }),
} as const satisfies Readonly<Record<string, Outfit>>;

export const SLEEVE_PACK = {
  "t-shirt": ({ shirt }, { arm }) => ({ upperArm: [[shirt, ring(arm * 1.06, 26, 6), "flat"]] }),
  polo: ({ outfit, shirt }, { arm }) => ({
    upperArm: [
      [raised(outfit), ring(arm * 1.06, 23, 9), "flat"],
      [shirt, ring(arm * 1.06, 26, 3), "flat"],
    ],
  }),
  apron: ({ shirt }, { arm }) => ({ upperArm: [[raised(shirt), ring(arm * 1.1, 24, 9)]] }),
  sari: (_, { arm }) => ({ upperArm: [[GOLD, ring(arm * 1.06, 26, 6), "flat"]] }),
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
      [darken(outfit, 0.42), "M-12 6q10-8 18 0 6 10-6 10-14 2-12-10ZM0 34q10-6 12 2-4 8-12 6Z", "flat"],
      [mix(outfit, "#e8d9a8", 0.42), "M-11 26q8-6 12 2-2 8-10 6-4-4-2-8Z", "flat"],
    ],
    forearm: [
      [darken(outfit, 0.42), "M-10 6q10-6 14 2-2 10-12 6-6-2-2-8Z", "flat"],
      [mix(outfit, "#e8d9a8", 0.42), "M0 20q8-4 10 2-4 8-10 6Z", "flat"],
    ],
  }),
  kurta: ({ shirt }, { arm }) => ({ forearm: [[shirt, ring(arm * 0.83, 28, 5), "flat"]] }),
  tracksuit: ({ shirt }, { arm }) => ({
    upperArm: [[shirt, stripes(arm, 42), "flat"]],
    forearm: [[shirt, stripes(arm * 0.9, 32), "flat"]],
  }),
  flannel: ({ outfit }, { arm }) => ({
    upperArm: [
      [darken(outfit, 0.32), rect(arm * -0.4, -6, 6, 50) + ring(arm * 0.95, 4, 7) + ring(arm * 0.94, 28, 7), "flat"],
    ],
    forearm: [[darken(outfit, 0.32), rect(arm * -0.4, 4, 6, 30) + ring(arm * 0.9, 12, 7), "flat"]],
  }),
} as const satisfies Readonly<Record<string, Sleeves>>;
