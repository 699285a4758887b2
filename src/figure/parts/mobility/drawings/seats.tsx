import { lighten, mix } from "../../../engine/color.ts";
import { paths } from "../../../engine/paths.tsx";
import { dots, ellipse, mirrored, path, rect } from "../../../engine/shapes.ts";
import type { AidProps, DrawnAids } from "../types.ts";
import { LEG_PROSTHESES } from "./leg-prostheses.ts";
import { SeatedLegs } from "./SeatedLegs.tsx";

const VELVET = "#5d2f6b";

/** A stool behind the legs. The ground is at y = 0. */
function Stool({ context }: Pick<AidProps, "context">) {
  const half = context.build.hip + 24;
  return paths([
    ["#8a93a8", rect(-6, -56, 12, 54, 2)],
    ["#6f7890", ellipse(0, -3, 40, 6)],
    ["#b07a45", rect(-half, -72, half * 2, 17, 8)],
    [
      "#8d5d31",
      path`M${-half + 4}-60H${half - 4}Q${half}-55 ${half - 8}-55H${8 - half}Q${-half}-55 ${4 - half}-60Z`,
      "flat",
    ],
  ]);
}

/** The back of an armchair, with wings and buttons. */
function ArmchairBack({ context }: Pick<AidProps, "context">) {
  const half = context.build.shoulder + 42;
  const shade = mix(VELVET, "#1c0a2c", 0.4);
  return paths([
    [VELVET, mirrored(path`M0-296Q${half * 0.5}-300 ${half * 0.8}-268Q${half * 1.1}-262 ${half}-214L${half - 8}-40H0`)],
    [
      context.picture.inks.accent,
      mirrored(path`M0-290Q${half * 0.5}-293 ${half * 0.76}-262Q${half}-256 ${half - 7}-214L${half - 14}-60`),
      3,
    ],
    [shade, mirrored(path`M0-280Q${half * 0.44}-282 ${half * 0.66}-256Q${half * 0.84}-240 ${half * 0.8}-60H0`), "flat"],
    [lighten(VELVET, 0.25), mirrored(dots([half * 0.62, -226], [half * 0.62, -186])), 7],
  ]);
}

/** The armrests and feet of an armchair, in front of the hips. */
function ArmchairFront({ context }: Pick<AidProps, "context">) {
  const x = Math.max(context.build.hip, context.build.waist) + 30;
  const shade = mix(VELVET, "#1c0a2c", 0.4);
  return paths([
    [shade, path`M${-x}-62H${x}V-22H${-x}Z`],
    [VELVET, mirrored(path`M${x - 14}-14V-92Q${x - 18}-120 ${x + 6}-120T${x + 24}-92Q${x + 20}-60 ${x + 18}-14Z`)],
    [shade, mirrored(path`M${x + 18}-14L${x + 22}-74Q${x + 10}-50 ${x - 2}-14Z`), "flat"],
    [context.picture.inks.accent, mirrored(path`M${x - 9}-18V-94Q${x - 12}-115 ${x + 6}-115T${x + 18}-94`), 3],
    ["#2a1420", mirrored(rect(x - 8, -14, 20, 13, 3))],
  ]);
}

/** Seats, and the legs of seated figures, including leg prostheses. */
export const SEATS = {
  ...LEG_PROSTHESES,
  seated: { legs: SeatedLegs },
  stool: { seat: Stool, legs: SeatedLegs },
  armchair: { ground: ArmchairBack, seat: ArmchairFront, legs: SeatedLegs },
} satisfies Partial<DrawnAids>;
