import type { FigureSpec } from "../../domain/figure-spec.ts";
import { METAL, STEEL, WHITE } from "../palette.ts";
import type { Aid } from "../parts/aids.ts";
import type { DrawContext } from "../parts/draw-context.ts";
import { paths } from "../parts/paths.tsx";
import { ANKLE_HEIGHT, SHIN_LENGTH } from "../parts/proportions.ts";
import { circle, path, roundForSvg } from "../shapes.ts";

/** A running blade in place of the right shin; 0,0 is the knee. */
function blade({ picture, build, prosthesis }: DrawContext) {
  const ground = roundForSvg(SHIN_LENGTH * build.limbs) + ANKLE_HEIGHT;
  return paths(picture, [
    [
      "#55637a",
      path`M-9 4V${ground - 32}C-9 ${ground - 8} 0 ${ground} 12 ${ground}H26Q31 ${ground - 5} 25 ${ground - 8}L16 ${ground - 10}Q7 ${ground - 16} 8 ${ground - 34}V4Z`,
    ],
    ["#b4c0d0", path`M-2 12V${ground - 30}Q-1 ${ground - 8} 13 ${ground - 5}`, 3],
    [prosthesis, "M-15-6Q0-12 15-6V12Q0 22-15 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

/** A socket and a metal tube in place of the right shin, above an ordinary shoe; 0,0 is the knee. */
function pylon({ picture, build, prosthesis }: DrawContext) {
  const ankle = roundForSvg(SHIN_LENGTH * build.limbs);
  return paths(picture, [
    [METAL, path`M-5 10H5V${ankle + 6}H-5Z`],
    [STEEL, path`M1.5 10H5V${ankle + 6}H1.5Z`, "flat"],
    [prosthesis, "M-16-6Q0-12 16-6L13 12Q0 24-13 12Z"],
    [WHITE, circle(0, 4, 3.5), "flat"],
  ]);
}

export const LEG_PROSTHESES: Partial<Record<FigureSpec["mobility"], Pick<Aid, "shin">>> = {
  "prosthetic-leg": { shin: blade },
  "prosthetic-foot": { shin: pylon },
};
