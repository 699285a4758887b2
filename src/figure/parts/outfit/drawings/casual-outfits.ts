import { INNER, PRINT } from "../../../engine/ink.ts";
import { gleam, seam, shadow } from "../../../engine/material.ts";
import { METAL } from "../../../engine/palette.ts";
import { mirrored, path, rect } from "../../../engine/shapes.ts";
import { jacketEdge } from "../../body/builds.ts";
import {
  BUTTON,
  band,
  buttons,
  type DrawnOutfits,
  type DrawnSleeves,
  neckline,
  rib,
  ring,
  scoop,
  sideShadow,
  trousers,
} from "../tailoring.ts";

/** Draws three stripes along the outside of a sleeve. */
const stripes = (radius: number, length: number): string =>
  [0.05, 0.38, 0.71].map((at) => rect(radius * at, 0, 2.6, length)).join("");

export const CASUAL = {
  hoodie: (context, build) => ({
    trunk: context.outfit,
    under: [...trousers(context, build), [shadow(context.outfit), "M-42-284C-46-322 46-322 42-284Q0-262-42-284Z"]],
    over: [
      [context.skin, scoop(16, -272), "flat"],
      [context.shirt, "M-17-298Q0-234 17-298H14Q0-258-14-298Z", "flat"],
      [shadow(context.outfit), sideShadow(build), "flat"],
      [gleam(context.outfit), mirrored("M0-258C14-260 30-266 38-279 42-290 28-304 15-306 20-290 10-272 0-267")],
      [context.shirt, !context.isBust && "M-10-262q-3 14-1 27M10-262q3 16 1 33", PRINT],
      [
        gleam(context.outfit),
        mirrored(`M0-204H${build.waist - 17}Q${build.waist - 12}-182 ${build.waist - 5}-172V-164H0`),
      ],
      [shadow(context.outfit), band(build.hip, -162, 17)],
    ],
  }),
  "t-shirt": (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [context.skin, scoop(17, -276), "flat"],
      [context.shirt, rib(17, -276)],
      [
        shadow(context.outfit),
        !context.isBust &&
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
      [gleam(context.outfit), "M-6-276H6V-236H-6Z"],
      [context.skin, neckline(-272), "flat"],
      [context.shirt, buttons(0, -257, -245), BUTTON],
      [gleam(context.outfit), mirrored("M13-303Q24-298 29-287L23-264Q12-264 0-271 11-284 13-303Z")],
    ],
  }),
  tracksuit: (context, build) => ({
    trunk: context.outfit,
    under: trousers(context, build),
    over: [
      [shadow(context.outfit), sideShadow(build), "flat"],
      [
        context.shirt,
        mirrored(
          path`M18-297Q${build.shoulder * 0.6} ${build.slope * 0.6 - 293} ${build.shoulder - build.slope / 2} ${build.slope * 1.2 - 288}L${build.chest + 2}-252Q24-252 14-284Z`,
        ),
      ],
      [seam(context.outfit), "M0-290V-148", INNER],
      [gleam(context.outfit), mirrored("M13-306Q22-303 25-294L17-272 1-264V-284Q11-290 13-306Z")],
      [METAL, rect(-3, -258, 6, 12, 3)],
      [seam(context.outfit), mirrored(path`M${build.waist - 8}-190L${build.waist - 18}-170`), INNER],
      [shadow(context.outfit), band(build.hip, -158, 13)],
    ],
  }),
  flannel: (context, build) => ({
    trunk: context.shirt,
    over: [
      ...trousers(context, build),
      [context.skin, scoop(16, -274), "flat"],
      [seam(context.shirt), scoop(16, -274), INNER],
      [
        context.outfit,
        mirrored(
          `${jacketEdge(build)}C${build.waist + 1}-180 ${build.hip + 4}-170 ${build.hip + 5}-140Q${build.hip - 6}-134 16-140L13-240Q20-262 13-303Z`,
        ),
      ],
      [
        shadow(context.outfit),
        mirrored(
          path`M${build.chest * 0.44} ${build.slope * 0.5 - 288}h6V-138h-6ZM${build.chest * 0.8} ${build.slope * 0.7 - 286}h6L${build.waist - 4}-200V-139h-6V-200ZM22-289Q${build.chest * 0.6} ${build.slope * 0.7 - 286} ${build.chest} ${build.slope * 0.9 - 278}v6Q${build.chest * 0.6} ${build.slope * 0.7 - 280} 22-283ZM18-258H${build.chest}v7H18ZM14-229H${build.chest - 2}v7H14ZM14-196H${build.waist}v7H14ZM16-163H${build.hip + 2}v7H16Z`,
        ),
        "flat",
      ],
      [
        gleam(context.outfit),
        mirrored(
          path`M${build.chest * 0.62} ${build.slope * 0.6 - 287}h2.4V-138h-2.4ZM16-272H${build.chest}v2.4H16ZM14-244H${build.chest}v2.4H14ZM14-212H${build.waist}v2.4H14ZM16-180H${build.waist + 2}v2.4H16ZM16-148H${build.hip + 3}v2.4H16Z`,
        ),
        "flat",
      ],
      [gleam(context.outfit), mirrored("M13-303Q23-299 29-287L27-262 15-270Q17-284 13-303Z")],
    ],
  }),
} satisfies Partial<DrawnOutfits<"everyday">>;

export const CASUAL_SLEEVES: DrawnSleeves = {
  "t-shirt": ({ shirt }, { arm }) => ({ upperArm: [[shirt, ring(arm * 1.06, 26, 6), "flat"]] }),
  polo: ({ outfit, shirt }, { arm }) => ({
    upperArm: [
      [gleam(outfit), ring(arm * 1.06, 23, 9), "flat"],
      [shirt, ring(arm * 1.06, 26, 3), "flat"],
    ],
  }),
  tracksuit: ({ shirt }, { arm }) => ({
    upperArm: [[shirt, stripes(arm, 42), "flat"]],
    forearm: [[shirt, stripes(arm * 0.9, 32), "flat"]],
  }),
  flannel: ({ outfit }, { arm }) => ({
    upperArm: [
      [shadow(outfit), rect(arm * -0.4, -6, 6, 50) + ring(arm * 0.95, 4, 7) + ring(arm * 0.94, 28, 7), "flat"],
    ],
    forearm: [[shadow(outfit), rect(arm * -0.4, 4, 6, 30) + ring(arm * 0.9, 12, 7), "flat"]],
  }),
};
