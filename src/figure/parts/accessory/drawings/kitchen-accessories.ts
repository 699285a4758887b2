import { GOLD, METAL, WHITE } from "../../../engine/palette.ts";
import { circle, dots, ellipse, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const KITCHEN: DrawnAccessories<"kitchen"> = {
  "rolling-pin": {
    tilt: -34,
    layers: [
      [paint.RED, `${rect(-54, -8, 22, 16, 8)}${rect(32, -8, 22, 16, 8)}`],
      ["#e8b878", rect(-37, -19, 74, 38, 10)],
      [paint.WOOD, "M-36 4H36v4q0 10-10 10H-26q-10 0-10-10Z", "flat"],
      [paint.DEEP_WOOD, "M-22 11H8", 3],
    ],
    shine: "M-28-11H4M-49-2h8",
    grip: [-35, 24],
  },
  whisk: {
    tilt: 32,
    layers: [
      ...paint.tube(paint.SLATE, METAL, "M-3 14C-40-14-26-46 0-46S40-14 3 14", 4),
      ...paint.tube(paint.SLATE, METAL, "M-1 14C-18-12-14-46 0-46S18-12 1 14", 4),
      [paint.DEEP_METAL, rect(-8, 8, 16, 12, 4)],
      [paint.TEAL, rect(-8, 17, 16, 33, 8)],
      [paint.DEEP_TEAL, "M1 18H7V42q0 6-6 7Z", "flat"],
    ],
    shine: "M-4 23V38",
    grip: [-17, 28],
  },
  bread: {
    tilt: -8,
    layers: [
      ["#d98f3d", "M-48 8C-50-20-26-32 0-32S50-20 48 8V20q0 12-12 12H-36q-12 0-12-12Z"],
      ["#b56a25", "M47 6V20q0 11-11 11H-36Q-46 31-47 20 20 30 34-22 47-14 47 6Z", "flat"],
      ["#ffe2ae", paint.leaf(-34, 10, 34, 12, 32) + paint.leaf(-10, 12, 36, 12, 32) + paint.leaf(14, 10, 34, 12, 32)],
    ],
    shine: "M-40-2q4-14 14-18",
    grip: [0, 36],
  },
  tray: {
    layers: [
      [GOLD, circle(0, -32, 7)],
      [paint.PALE, "M-40 18C-40-42 40-42 40 18Z"],
      [paint.DEEP_PALE, "M14-24C32-18 39-4 39 17H10C24 4 22-14 14-24Z", "flat"],
      [METAL, "M-52 17H52q-2 14-16 14H-36q-14 0-16-14Z"],
      [paint.DEEP_METAL, "M-48 24H48q-4 6-12 6H-36q-8 0-12-6Z", "flat"],
      [GOLD, rect(-42, 12, 84, 7, 3)],
      [WHITE, paint.sparkle(40, -28, 12)],
    ],
    shine: "M-31 6q3-20 18-26",
    grip: [0, 38],
  },
  knife: {
    layers: [
      [paint.PALE, "M-50 12L8-26 22-6C4 8-22 22-50 12Z"],
      [paint.DEEP_PALE, "M-49 12L16-14 21-6C4 7-22 21-49 12Z", "flat"],
      [paint.SLATE, "M7-28L36-44q9-4 13 4 4 8-4 13L20-4Z"],
      [GOLD, dots([22, -21], [31, -27], [40, -33]), 5],
      [paint.RED, ellipse(16, 25, 21, 18)],
      [paint.DEEP_RED, "M32 14A20 17 0 0 1 2 37Q32 38 32 14Z", "flat"],
      [paint.GREEN, star(16, 11, 13, 5, 0.4, 90)],
    ],
    shine: "M4 18q-3 4-2 9",
  },
};
