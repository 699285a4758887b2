import { darken, lighten } from "../color.ts";
import type { PictureContext } from "../picture-context.ts";
import { mirrored, path, radians } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import type { HandPose } from "./stances.ts";

/** A finger from a knuckle at x, y; hanging straight down at 0 degrees, `length` long. */
function finger(x: number, y: number, degrees: number, radius: number, length: number): string {
  const sin = Math.sin(radians(degrees));
  const cos = Math.cos(radians(degrees));
  const [ax, ay] = [cos * radius, sin * radius];
  const [tx, ty] = [x - sin * length, y + cos * length];
  return path`M${x - ax} ${y - ay}A${radius} ${radius} 0 0 1 ${x + ax} ${y + ay}L${tx + ax} ${ty + ay}A${radius} ${radius} 0 0 1 ${tx - ax} ${ty - ay}Z`;
}

const PALM = mirrored("M0-4H4q9 0 9 9v8Q13 23 3 23H0");

interface HandPaths {
  readonly fingers: string;
  readonly palm: string;
  readonly lines: string;
}

/** Hands hang from the wrist at 0,0, fingers down, thumb on the side of -x. */
const HANDS: Readonly<Record<Exclude<HandPose, "none" | "steeple">, HandPaths>> = {
  fist: {
    palm: "M-3-4H4Q15-4 15 8v5Q15 25 3 25H-3q-11 0-11-12V8Q-14-4-3-4Z",
    fingers: finger(-10, 5, -14, 5.5, 11),
    lines: "M-5 15v7M1 16v7M7 15v7",
  },
  open: {
    palm: PALM,
    fingers:
      finger(-11, 8, 58, 5, 13) +
      finger(-9, 18, 18, 4.6, 14) +
      finger(-3, 20, 6, 4.6, 17) +
      finger(3, 20, -6, 4.6, 16) +
      finger(9, 17, -20, 4.4, 12),
    lines: "M-6 13Q0 8 8 12",
  },
  claw: {
    palm: PALM,
    fingers:
      finger(-11, 8, 64, 5, 14) +
      finger(-9, 17, 34, 4.6, 15) +
      finger(-3, 20, 10, 4.6, 17) +
      finger(3, 20, -12, 4.6, 17) +
      finger(9, 16, -38, 4.6, 15),
    lines: "M-6 13Q0 8 8 12",
  },
  point: {
    palm: PALM,
    fingers: finger(-7, 16, 0, 5.4, 26) + finger(-10, 8, 40, 5, 12),
    lines: "M-1 15v7M5 14v7",
  },
};

/** One hand; `line` is the color of the lines between its fingers. The thumb is in front of a fist and beside an open palm. */
export function hand(picture: PictureContext, shape: HandPose, color: string, line: string) {
  if (shape === "none" || shape === "steeple") return null;
  const { palm, fingers, lines } = HANDS[shape];
  const isFist = shape === "fist";
  return paths(picture, [
    [color, isFist ? palm : fingers],
    [color, isFist ? fingers : palm],
    [line, lines, 1.5],
  ]);
}

/**
 * Fingertips pressed together before the chest: a tent with light under it and thumbs across, so that it
 * reads from afar. 0,0 is between the wrists; 62 units high.
 */
export const steeple = ({ picture, glove }: DrawContext) =>
  paths(picture, [
    [picture.inks.accent, "M0-46L-19 0H19Z", "flat"],
    [lighten(glove, 0.12), mirrored("M38 8c3-14-3-26-11-34L4-60Q-1-64-2-58L17-22Q12-4 16 8Z")],
    [lighten(glove, 0.2), mirrored("M19-20Q6-24-1-15L1-8Q9-13 16-8Z")],
    [darken(glove, 0.5), mirrored("M7-52L29-20M5-46L23-14"), 2],
    ["#fff6", "M-34-2q0-12 10-24", 3],
  ]);
