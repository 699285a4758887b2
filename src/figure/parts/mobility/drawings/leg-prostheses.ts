import { METAL, STEEL, WHITE } from "../../../engine/palette.ts";
import { paths } from "../../../engine/paths.tsx";
import { circle, path, roundForSvg } from "../../../engine/shapes.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import { ANKLE_HEIGHT, SHIN_LENGTH } from "../../body/proportions.ts";
import type { Aid } from "../types.ts";

/** A running blade in place of the right shin. The knee is at 0,0. */
function blade({ build, prosthesis }: DrawContext) {
  const ground = roundForSvg(SHIN_LENGTH * build.limbs) + ANKLE_HEIGHT;
  const curve = path`M-1 12C-13 ${ground - 34}-14 ${ground - 7} 9 ${ground - 7}H27`;
  return paths([
    [WHITE, curve, 16],
    ["#35415c", curve, 12],
    [METAL, path`M-5 20C-12 ${ground - 34}-10 ${ground - 10} 9 ${ground - 10}H24`, 3],
    [prosthesis, "M-15-6Q0-12 15-6V12Q0 22-15 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

/** A socket and a metal tube in place of the right shin, above an ordinary shoe. The knee is at 0,0. */
function pylon({ build, prosthesis }: DrawContext) {
  const ankle = roundForSvg(SHIN_LENGTH * build.limbs);
  return paths([
    [METAL, path`M-5 10H5V${ankle + 6}H-5Z`],
    [STEEL, path`M1.5 10H5V${ankle + 6}H1.5Z`, "flat"],
    [prosthesis, "M-16-6Q0-12 16-6L13 12Q0 24-13 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

export const LEG_PROSTHESES = {
  "prosthetic-leg": { shin: blade },
  "prosthetic-foot": { shin: pylon },
} as const satisfies Readonly<Record<string, Pick<Aid, "shin">>>;
