import { DARK, GOLD, METAL } from "../../../engine/palette.ts";
import { circle, mirrored, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const SPORT: DrawnAccessories<"sport"> = {
  whistle: {
    tilt: -10,
    layers: [
      ...paint.tube(paint.DEEP_WOOD, GOLD, circle(43, -13, 6), 4),
      [paint.ORANGE, "M-46-20H14A28 28 0 1 1-14 12L-16 4H-46q-4 0-4-4V-16q0-4 4-4Z"],
      [paint.DEEP_ORANGE, "M31-12A27 27 0 1 1-12 14Q26 36 31-12Z", "flat"],
      [paint.NIGHT, "M-20-20H-2L-8-6H-14Z"],
      [paint.CREAM, circle(13, 9, 12)],
      [paint.DEEP_CREAM, "M21 1A11 11 0 1 1 3 15Q18 18 21 1Z", "flat"],
      [paint.YELLOW, "M-24-32l-4-10M-10-34v-10M4-32l4-10", 4],
    ],
    shine: "M-42-14h14M12-15q9 0 15 6",
  },
  ball: {
    layers: [
      [paint.PALE, circle(0, 0, 42)],
      [paint.DEEP_PALE, "M28-30A41 41 0 1 1-32 26 46 46 0 0 0 28-30Z", "flat"],
      [DARK, star(0, 0, 16, 5, 0.81)],
      [DARK, mirrored("M0-32L10-38Q5-42 0-42M28-10L39-12Q36-25 30-30L22-24ZM18 25L28 19 36 23Q30 34 22 36Z")],
      [paint.SLATE, mirrored("M0-16V-32M15-5L28-10M9 13L18 25"), 3],
    ],
    shine: "M-24-30q5-5 11-7",
  },
  dumbbell: {
    tilt: -24,
    layers: [
      [METAL, rect(-42, -7, 84, 14, 2)],
      [paint.DEEP_METAL, "M-18 0H18v6H-18Z", "flat"],
      [paint.TEAL, mirrored("M36-20h6q5 0 5 5V15q0 5-5 5H36Z")],
      [paint.TEAL, mirrored("M18-24q0-6 6-6h7q6 0 6 6V24q0 6-6 6H24q-6 0-6-6Z")],
      [paint.DEEP_TEAL, mirrored("M19 8H36V24q0 5-5 5H24q-5 0-5-5ZM38 8h8v7q0 4-4 4H38Z"), "flat"],
    ],
    shine: "M-31-22V-8M24-22V-8",
    grip: [0, 0],
  },
};
