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
  ring,
  type Sleeves,
  seam,
  shadow,
  shirtFront,
  sideShadow,
  skirt,
  skirtShadow,
  tie,
  trousers,
  vestShadow,
} from "../parts/tailoring.ts";
import { circle, dots, mirrored, path, rect, star } from "../shapes.ts";

const SILVER = "#eef1f4";
/** Yellow of a reflecting band's edges. */
const SIGNAL = "#d9f23c";

/** A strap on each shoulder. */
const epaulettes = mirrored("M21-298L48-288 46-278 20-288Z");

/** What is worn at work: in the workshop, the ward, the kitchen, the court and in uniform. */
export const OUTFIT_PACK = {
  "lab-coat": (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, neckline(-264), "flat"],
      [raised(context.shirt), OPEN_COLLAR],
      [seam(context.shirt), "M0-260V-196", 1.5],
      [seam(context.shirt), buttons(0, -248, -228, -208), 4],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 2}-170 ${build.hip + 6}-150 ${build.hip + 8}-116Q${build.hip + 8}-110 ${build.hip + 2}-110H18Q12-110 12-117L9-214Q22-262 13-303Z`,
        ),
      ],
      [shadow(context.outfit), sideShadow(build, -111, 7), "flat"],
      [raised(context.outfit), mirrored("M13-303Q24-297 32-287L34-273 27-270 38-262Q30-234 9-208 22-262 13-303Z")],
      [raised(context.outfit), mirrored(pocket(build.hip - 24, -166, 25, 26))],
      ["#d8463a", path`M${-build.chest * 0.5 - 9}-257v-9`, 4],
      ["#2f6fd0", path`M${-build.chest * 0.5 - 2}-257v-7`, 4],
      [raised(context.outfit), pocket(-build.chest * 0.5 - 15, -256, 19, 20)],
      [seam(context.outfit), buttons(-14, -190, -168), BUTTON],
    ],
  }),
  scrubs: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, neckline(-260), "flat"],
      [context.shirt, "M-11-283Q0-264 11-283L0-256Z", "flat"],
      [lighten(context.outfit, 0.24), "M-13-303l-8 5Q-14-276 6-246l5-10Q-10-280-13-303Z"],
      [lighten(context.outfit, 0.24), "M13-303l8 5Q16-274-6-246l-5-10Q10-280 13-303Z"],
      [raised(context.outfit), pocket(build.chest * 0.34, -252, 23, 22)],
      [shadow(context.outfit), mirrored(path`M${build.hip - 24}-176h20v26`), 2.5],
      // A badge on a clip.
      ["#78889c", path`M${-build.chest * 0.52}-258v8`, 3.5],
      [WHITE, rect(Math.round(-build.chest * 0.52) - 10, -251, 20, 25, 3)],
      [context.trim, circle(-build.chest * 0.52, -242, 4.5)],
      ["#78889c", path`M${-build.chest * 0.52 - 5}-232h10`, 2.5],
    ],
  }),
  overalls: (context, build) => ({
    trunk: context.shirt,
    over: [
      [context.skin, neckline(-272), "flat"],
      [shadow(context.shirt), sideShadow(build, -200, -8), "flat"],
      [raised(context.shirt), OPEN_COLLAR],
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
      [raised(context.outfit), pocket(-16, -247, 32, 25)],
      [lighten(context.outfit, 0.5), "M-16-240H16M0-240V-223", 1.5],
      [lighten(context.outfit, 0.5), mirrored(path`M${build.hip - 20}-178q2 16 18 18`), 1.8],
      [GOLD, dots([-22, -258], [22, -258]), 10],
    ],
  }),
  "chef-whites": (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [raised(context.outfit), mirrored("M12-304Q20-300 24-290L15-276 0-284Q9-292 12-304Z")],
      [seam(context.outfit), "M15-277Q28-262 26-236L22-190", 2],
      [context.trim, "M-15-300Q0-284 15-300L17-290Q8-282 4-281L9-262-1-268-9-260-4-281Q-10-282-17-290Z"],
      [darken(context.outfit, 0.38), mirrored(buttons(14, -264, -246, -228, -210)), 5],
      [context.outfit, mirrored(`M0-196H${build.waist + 1}L${build.hip + 6}-120Q${build.hip / 2 + 4}-112 0-112`)],
      [
        shadow(context.outfit),
        path`M${build.waist + 1}-196L${build.hip + 6}-120Q${build.hip - 8}-116 ${build.hip - 14}-115Q${build.hip - 12}-160 ${build.waist - 16}-196Z`,
        "flat",
      ],
      [raised(context.outfit), mirrored(`M0-198H${build.waist + 1}V-187H0`)],
      [raised(context.outfit), "M-7-190L-16-158-10-156-3-186ZM3-190L8-150 14-152 8-188Z"],
    ],
  }),
  "hi-vis": (context, build) => ({
    trunk: context.shirt,
    under: trousers(context, build),
    over: [
      [context.skin, neckline(-274), "flat"],
      [raised(context.shirt), OPEN_COLLAR],
      [
        context.outfit,
        mirrored(
          path`M15-300C${build.shoulder * 0.5}-295 ${build.shoulder * 0.8}-293 ${build.shoulder * 0.82}-276L${build.chest}-244C${build.chest}-218 ${build.waist + 2}-212 ${build.waist + 2}-196L${build.hip + 3}-150Q${build.hip + 3}-146 ${build.hip - 2}-146H1V-236Q20-270 15-300Z`,
        ),
      ],
      [shadow(context.outfit), vestShadow(build, -147, 2), "flat"],
      ["#f3f5f7", mirrored(path`M${build.chest * 0.62 - 4}-291q7 1 10 2v42h-10Z`)],
      [
        "#f3f5f7",
        mirrored(
          path`M1-244H${build.chest}Q${build.chest}-236 ${build.chest - 1}-230H1ZM1-194H${build.waist + 2}L${build.waist + 4}-180H1Z`,
        ),
      ],
      [darken(context.outfit, 0.45), "M0-236V-147", 2.5],
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
          raised(context.outfit),
          mirrored(`M13-303Q24-298 30-289Q26-220 20 ${hem + 8}L1 ${hem + 7}V-262Q14-276 13-303Z`),
        ],
        [seam(context.outfit), `M0-262V${hem + 6}`, 2],
        [WHITE, mirrored("M12-304Q20-300 23-291Q12-278 0-277V-286Q9-292 12-304Z")],
        [WHITE, mirrored("M1-280Q8-281 9-278L14-236 2-232Z")],
      ],
    };
  },
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
} as const satisfies Readonly<Record<string, Outfit>>;

export const SLEEVE_PACK = {
  apron: ({ shirt }, { arm }) => ({ upperArm: [[raised(shirt), ring(arm * 1.1, 24, 9)]] }),
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
} as const satisfies Readonly<Record<string, Sleeves>>;
