import { GOLD, STEEL } from "../../../engine/palette.ts";
import { circle, curls, radians, rect } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

/** Draws an ear of wheat. Its stem starts at x, y. */
function ear(x: number, y: number, degrees: number): string {
  const [right, up] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [0, 11, 22]
    .map((along) =>
      [-38, 38].map((turn) => paint.leaf(x + right * along, y - up * along, 18, 9, degrees + turn)).join(""),
    )
    .concat(paint.leaf(x + right * 30, y - up * 30, 18, 9, degrees))
    .join("");
}

export const LAND: DrawnAccessories<"land"> = {
  flowers: {
    layers: [
      [paint.GREEN, "M0 6Q-13.7-23-45-15.9Q-31 13 0 6ZM0 6Q31 13 45-15.9Q13.7-23 0 6Z"],
      [paint.PINK, curls([-23, -14, 14, 14], [0, 360], 6)],
      [paint.YELLOW, curls([23, -14, 14, 14], [0, 360], 6)],
      [paint.VIOLET, curls([0, -25, 15, 15], [0, 360], 6)],
      [paint.CREAM, circle(-23, -14, 6) + circle(23, -14, 6) + circle(0, -25, 6.5)],
      [paint.CREAM, "M-32 2Q0 14 32 2L10 40q-10 7-20 0Z"],
      [paint.DEEP_CREAM, "M31 3L9 40q-5 4-10 3Q16 26 14 8 22 7 31 3Z", "flat"],
      [paint.RED, "M0 27q17-11 19 2-6 9-19-2ZM0 27q-17-11-19 2 6 9 19-2Z"],
    ],
    grip: [0, 30],
  },
  wheat: {
    layers: [
      [paint.DEEP_GREEN, "M0-4V44M-12-2Q-4 20-10 42M12-2Q4 20 10 42", 4.5],
      [paint.DEEP_YELLOW, ear(-14, 0, -24) + ear(14, 0, 24)],
      [paint.YELLOW, ear(0, 4, 0)],
      [paint.RED, rect(-11, 18, 22, 9, 4)],
      [paint.RED, "M0 22q14-8 16 2-6 8-16-2ZM0 22q-14-8-16 2 6 8 16-2Z"],
    ],
    grip: [0, 36],
  },
  "watering-can": {
    layers: [
      ...paint.tube(paint.DEEP_GREEN, paint.GREEN, "M22-6C50-28 54 22 28 26", 7),
      ...paint.tube(paint.DEEP_GREEN, paint.GREEN, "M-14-10Q2-36 20-10", 6),
      [paint.GREEN, "M-20 24L-44-12l9-6 19 20Z"],
      [paint.GREEN, "M-20-12H26L31 36q0 6-6 6H-18q-6 0-6-6Z"],
      [paint.DEEP_GREEN, "M8-11H25l5 47q0 5-5 5H-2Q14 34 8-11Z", "flat"],
      [GOLD, "M-52-10L-34-26l5 7L-46-4Z"],
      [paint.SKY, paint.leaf(-50, 18, 14, 9, 8) + paint.leaf(-42, 30, 14, 9, 8) + paint.leaf(-40, 10, 13, 8, 8)],
      ["#7fd48a", paint.leaf(-2, 30, 20, 14, -36) + paint.leaf(-2, 30, 20, 14, 40)],
    ],
    shine: "M-13-4l-2 24",
  },
  tractor: {
    layers: [
      ...paint.tube(paint.NIGHT, STEEL, "M-24-4V-28", 5),
      [paint.SKY, "M-4-2L2-32H30l6 36H-4Z"],
      [paint.GREEN, "M-6-40H36q5 0 5 5t-5 5H-6q-4 0-4-5t4-5Z"],
      [paint.GREEN, "M-46 2q0-8 8-8H-2L2 4H42V24H-46Z"],
      [paint.DEEP_GREEN, "M-45 12H42V24H-45Z", "flat"],
      [paint.GREEN, "M16-32l2 36", 4],
      [paint.NIGHT, `${circle(21, 19, 25)}${circle(-30, 29, 15)}`],
      [GOLD, `${circle(21, 19, 13)}${circle(-30, 29, 7)}`],
      [paint.DEEP_GOLD, circle(21, 19, 5)],
      [paint.CREAM, circle(-42, 4, 5)],
    ],
    shine: "M-36-1H-14M4-27l-3 14",
  },
};
