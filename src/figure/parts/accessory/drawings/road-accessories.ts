import { METAL } from "../../../engine/palette.ts";
import { circle, mirrored, rect } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const ROAD: DrawnAccessories<"road"> = {
  "steering-wheel": {
    layers: [
      ...paint.tube(paint.NIGHT, METAL, "M0 0H36M0 0H-36M0 0V36", 11),
      ...paint.tube(paint.NIGHT, paint.SLATE, circle(0, 0, 36), 10),
      [paint.NIGHT, circle(0, 0, 15)],
      [paint.RED, circle(0, 0, 11)],
    ],
    shine: "M-35-13Q-28-32-8-37M-5-4q2-3 5-3",
  },
  parcel: {
    layers: [
      [paint.WOOD, "M-42-14H42V36q0 6-6 6H-36q-6 0-6-6Z"],
      ["#ad7038", "M12-13H41V36q0 5-5 5H12Z", "flat"],
      ["#e0ab6b", "M-42-14L-30-38H30L42-14Z"],
      ["#ffe3a6", "M-9-38H9l2 24V8l-5.5-4L0 8l-5.5-4L-11 8V-14Z"],
      [paint.PALE, rect(-34, 10, 34, 24, 3)],
      [paint.SLATE, "M-28 18H-8M-28 26h12", 3.5],
      [paint.DEEP_RED, "M21 34V18m-6 6 6-7 6 7", 4],
    ],
  },
  plane: {
    tilt: 42,
    layers: [
      [paint.RED, mirrored("M0 12L18 28v7L0 31")],
      [paint.DEEP_PALE, mirrored("M6-24L50 4q3 3 0 8L6 0")],
      [paint.RED, "M34-6L50 4q3 3 0 8L34 6ZM-34-6L-50 4q-3 3 0 8L-34 6Z"],
      [METAL, rect(19, -18, 9, 17, 4) + rect(-28, -18, 9, 17, 4)],
      [paint.PALE, mirrored("M0-58C9-54 11-40 11-26L7 24Q5 32 0 34")],
      [paint.DEEP_PALE, "M4-54C9-50 10-38 10-26L6 24Q4 30 1 33 4-2 4-54Z", "flat"],
      [paint.BLUE, mirrored("M0-50Q6-48 7-40L0-42")],
      [paint.RED, mirrored("M0 14H3L2 36H0")],
    ],
    shine: "M-6-34V-4",
    grip: [-13, 18],
  },
};
