import { darken, lighten, mix } from "../color.ts";
import { GOLD, METAL, WHITE } from "../palette.ts";
import { hips, jacketEdge } from "../parts/builds.ts";
import {
  BUTTON,
  band,
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
  sideShadow,
  skirt,
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
      [shadow(context.outfit), mirrored(path`M${build.hip}-156H${build.hip - 8}V-146`), 2.5],
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
      [WHITE, neckline(-218), "flat"],
      [darken(context.outfit, 0.5), tie(-214)],
      [WHITE, COLLAR],
      [context.outfit, jacket(build, -146, 2, -218)],
      [shadow(context.outfit), sideShadow(build, -146, 4), "flat"],
      [raised(context.outfit), lapels(-218)],
      [seam(context.outfit), "M0-218Q14-214 15-146", 2],
      [GOLD, mirrored(buttons(13, -207, -189, -171)), 7],
      // Wings over the pocket.
      [GOLD, path`M${-build.chest * 0.62}-252l-19-7q0 7 6 9 1 5 13 5 12 0 13-5 6-2 6-9Z`],
      [lighten(GOLD, 0.5), circle(-build.chest * 0.62, -250, 4), "flat"],
      [raised(context.outfit), epaulettes],
      [GOLD, mirrored("M32-292l-2 8M38-290l-2 8M44-288l-2 8"), 3.5],
    ],
    forearm: [[GOLD, rings(build.arm * 0.8, 3.5, 22, 28, 34)]],
  }),
  fatigues: (context, build) => ({
    trunk: context.outfit,
    over: [
      [context.legs, hips(build)],
      [shadow(context.outfit), sideShadow(build), "flat"],
      [
        darken(context.outfit, 0.38),
        path`M${-build.chest + 4}-262q12-10 22-2 10 2 6 10-14 8-28 2ZM18-234q16-8 24 0 4 10-10 10-14 4-14-10ZM-30-206q14-8 22 2 2 10-14 8-16 2-8-10ZM8-184q12-10 26-2 6 10-10 12-18 0-16-10Z`,
        "flat",
      ],
      [
        mix(context.outfit, "#e8d9a8", 0.4),
        path`M20-268q14-8 20 0 4 8-12 8-12 0-8-8ZM-38-232q10-8 20 0 8 8-6 10-18 2-14-10ZM${build.waist - 22}-210q12-6 16 2 0 8-12 6-10 0-4-8ZM-34-176q12-8 22 0 4 8-10 8-16 2-12-8Z`,
        "flat",
      ],
      [context.skin, neckline(-270), "flat"],
      [mix(context.outfit, "#e8d9a8", 0.25), "M-9-280L0-262 9-280V-270L0-256-9-270Z"],
      [seam(context.outfit), "M0-258V-148", 2],
      [raised(context.outfit), OPEN_COLLAR],
      [
        raised(context.outfit),
        mirrored(pocket(build.chest * 0.36 - 2, -242, 25, 24) + flap(build.chest * 0.36 - 3, -244, 27)),
      ],
      [mix(context.outfit, "#e8d9a8", 0.5), mirrored(rect(Math.round(build.chest * 0.36) - 2, -254, 25, 7))],
      [darken(context.outfit, 0.5), band(build.waist, -197, 10)],
      [METAL, rect(-8, -198, 16, 12, 2)],
    ],
  }),
  sari: (context, build) => ({
    trunk: context.shirt,
    under: [
      [context.outfit, skirt(build, -14, 16)],
      [
        shadow(context.outfit),
        path`M${-build.hip * 0.3}-150Q-20-80-24-8h8Q-10-80-6-150ZM2-150Q2-80 0-8h9Q12-80 12-150ZM${build.waist}-196Q${build.hip - 8}-100 ${build.hip}-10L${build.hip + 16}-12Q${build.hip + 14}-120 ${build.waist}-196Z`,
        "flat",
      ],
      [GOLD, path`M${-build.hip - 15}-22Q0-6 ${build.hip + 15}-22`, 9],
    ],
    over: [
      [context.skin, scoop(20, -268), "flat"],
      [
        context.skin,
        path`M${-build.chest + 4}-214H${build.chest - 4}L${build.waist}-196V-184H${-build.waist}V-196Z`,
        "flat",
      ],
      [
        context.outfit,
        mirrored(path`M0-190H${build.waist}C${build.waist + 1}-178 ${build.hip}-176 ${build.hip + 1}-158V-142H0`),
      ],
      [
        context.outfit,
        path`M22-298L${build.shoulder * 0.84}-290Q${build.shoulder}-284 ${build.chest + 1}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-190L${build.hip}-160Q0-150${-build.hip - 1}-162 ${-build.waist}-178${-build.waist}-192Q-10-216 22-298Z`,
      ],
      [
        shadow(context.outfit),
        path`M${build.shoulder * 0.62}-293Q${build.chest * 0.6}-230 ${-build.waist * 0.3}-182Q${build.chest * 0.5}-210 ${build.shoulder * 0.72}-292ZM${build.chest}-246C${build.chest}-216 ${build.waist + 1}-212 ${build.waist + 2}-190L${build.hip}-160H${build.hip - 20}Q${build.waist - 6}-200 ${build.chest}-246Z`,
        "flat",
      ],
      [GOLD, path`M22-298l7 1Q0-214${-build.waist}-183v-9Q-10-216 22-298Z`],
    ],
  }),
  kurta: (context, build) => ({
    trunk: context.outfit,
    under: [
      [context.legs, hips(build)],
      [context.outfit, skirt(build, -84, 10)],
      [
        shadow(context.outfit),
        path`M${build.waist}-196Q${build.hip - 10}-140 ${build.hip - 8}-80L${build.hip + 8}-83Q${build.hip + 8}-140 ${build.waist}-196Z`,
        "flat",
      ],
    ],
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.outfit, path`M${-build.hip + 2}-150H${build.hip - 18}v9H${-build.hip + 2}Z`, "flat"],
      [context.skin, "M-12-302H12L5-284 0-262-5-284Z", "flat"],
      [context.shirt, "M-8-284L0-262 8-284V-206L0-200-8-206Z"],
      [seam(context.outfit), buttons(0, -252, -238, -224, -210), 4.5],
      [raised(context.outfit), mirrored("M12-305Q20-302 22-294 18-284 6-277L2-284Q11-292 12-305Z")],
      [context.shirt, mirrored("M21-294Q17-284 5-278"), 3],
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
        darken(context.outfit, 0.34),
        mirrored(
          path`M27-284V-140M${build.chest - 7}-262L${build.waist - 5}-200V-141M15-258H${build.chest - 1}M14-226H${build.chest - 4}M15-194H${build.waist}M16-162H${build.hip + 2}`,
        ),
        5,
      ],
      [
        lighten(context.outfit, 0.4),
        mirrored(
          path`M20-268V-140M${build.chest * 0.5 + 12}-284V-140M14-242H${build.chest - 1}M15-210H${build.waist}M16-178H${build.hip + 1}M16-147H${build.hip + 3}`,
        ),
        1.8,
      ],
      [raised(context.outfit), mirrored("M13-303Q23-299 29-287L27-262 15-270Q17-284 13-303Z")],
    ],
    upperArm: [
      [
        darken(context.outfit, 0.34),
        path`M${-build.arm * 0.3} -4V52M${-build.arm} 8h${build.arm * 2}M${-build.arm} 36h${build.arm * 2}`,
        5,
      ],
    ],
    forearm: [
      [darken(context.outfit, 0.34), path`M${-build.arm * 0.3} 0V34M${-build.arm * 0.8} 18h${build.arm * 1.6}`, 5],
    ],
  }),
} as const satisfies Readonly<Record<string, Outfit>>;
