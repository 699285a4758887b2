import { GOLD } from "../../../engine/palette.ts";
import { circle, curls, mirrored, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const RESCUE: DrawnAccessories<"rescue"> = {
  radio: {
    tilt: 8,
    layers: [
      [paint.NIGHT, rect(-18, -42, 9, 30, 4)],
      [paint.RED, rect(6, -25, 12, 12, 3)],
      [paint.SLATE, rect(-25, -17, 50, 60, 10)],
      [paint.DEEP_SLATE, "M10-16h5q9 0 9 9V33q0 9-9 9H10Z", "flat"],
      ["#a4ec9a", rect(-16, -9, 32, 17, 4)],
      [paint.NIGHT, "M-12 18H12M-12 26H12M-12 34H12", 4],
      [paint.ORANGE, rect(-29, 0, 8, 20, 3)],
      [paint.YELLOW, "M-2-40q6 7 0 14M6-46q10 12 4 18M-25-40q-6 7 0 14", 4],
    ],
    shine: "M-12-5h10",
    grip: [-4, 26],
  },
  axe: {
    tilt: 34,
    layers: [
      [paint.WOOD, "M-1-34H10C6-8 8 14 12 40q-1 6-9 6t-8-6C1 16 1-8-1-34Z"],
      [paint.DEEP_WOOD, "M6-10H9C7 12 8 24 11 40q-1 4-6 5C9 30 4 10 6-10Z", "flat"],
      [paint.RED, "M18-29Q-8-26-32-38-42-18-32 4-10-10 18-8l7-5V-24Z"],
      [paint.DEEP_RED, "M24-18Q-8-18-36-16-35-6-32 3-10-11 18-9l6-4Z", "flat"],
      [paint.PALE, "M-32-38Q-42-18-32 4l10-6q-8-15 0-30Z"],
    ],
    shine: "M-14-27Q0-23 12-23",
    grip: [-13, 33],
  },
  torch: {
    tilt: -16,
    layers: [
      ["#ffefa0", "M18-20L44-34V34L18 20Z", "flat"],
      ["#fffbe0", "M18-11L44-18V18L18 11Z", "flat"],
      [paint.ORANGE, rect(-52, -13, 52, 26, 6)],
      [paint.DEEP_ORANGE, "M-50 2H0v10H-46q-4 0-4-4Z", "flat"],
      [paint.SLATE, "M-4-13L10-23V23L-4 13Z"],
      [paint.NIGHT, rect(8, -26, 11, 52, 4)],
      [paint.SLATE, rect(-52, -13, 12, 26, 5)],
      [paint.PALE, rect(-28, -9, 15, 9, 4)],
    ],
    shine: "M13-19V-6",
    grip: [-29, 8],
  },
  medal: {
    layers: [
      [paint.DEEP_TEAL, "M-28-44H-10L8-8-8 2Z"],
      [paint.TEAL, "M28-44H10L-8-8 8 2Z"],
      [paint.PALE, "M16-44h6L-2-2-5-5Z", "flat"],
      [paint.DEEP_GOLD, curls([0, 17, 26, 26], [0, 360], 12)],
      [GOLD, circle(0, 17, 23)],
      ["#ffdf8a", circle(0, 17, 17)],
      [paint.DEEP_GOLD, star(0, 18, 13)],
    ],
    shine: "M-15 6q4-6 10-8",
  },
  compass: {
    layers: [
      ...paint.tube(paint.DEEP_WOOD, GOLD, circle(0, -38, 6), 4),
      [GOLD, circle(0, 6, 38)],
      [paint.DEEP_GOLD, "M37 6A37 37 0 0 1-16 39Q32 40 28-16 37-8 37 6Z", "flat"],
      [paint.CREAM, circle(0, 6, 29)],
      [paint.SLATE, "M0-18v5M0 25v5M-24 6h5M19 6h5", 4],
      [paint.RED, "M17-15L7 12-7 0Z"],
      [paint.SLATE, "M-17 27L7 12-7 0Z"],
      [GOLD, circle(0, 6, 4)],
    ],
    shine: "M-33-4q5-17 20-23",
  },
  binoculars: {
    layers: [
      [paint.NIGHT, mirrored("M7-43H23q4 0 4 4v9H6v-9Z")],
      [paint.SLATE, rect(-10, -18, 20, 30, 4)],
      [paint.SLATE, mirrored("M4-32H27L46 8 44 20H2V-20Z")],
      [paint.DEEP_SLATE, "M18-31h8L45 8 44 16H32ZM-16-31H-8L-3-20V16H-8Z", "flat"],
      [paint.NIGHT, circle(-25, 20, 23) + circle(25, 20, 23)],
      [paint.SKY, circle(-25, 20, 16) + circle(25, 20, 16)],
      ["#4fb0ea", "M-14 9A15 15 0 0 1-35 31Q-14 32-14 9ZM36 9A15 15 0 0 1 15 31Q36 32 36 9Z", "flat"],
      [paint.YELLOW, circle(0, -12, 6)],
    ],
    shine: "M-35 15q2-5 6-6M15 15q2-5 6-6",
    grip: [0, 12],
  },
};
