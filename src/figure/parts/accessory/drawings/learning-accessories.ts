import { GOLD } from "../../../engine/palette.ts";
import { circle, mirrored, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const LEARNING: DrawnAccessories<"learning"> = {
  book: {
    tilt: -8,
    layers: [
      [paint.DEEP_TEAL, "M-36-38H33V38H-36q-6-4-6-10V-30q0-8 6-8Z"],
      [paint.CREAM, "M-36 24H30v9H-36q-7-4 0-9Z"],
      [paint.TEAL, "M-34-38H33V25H-33q-9 0-9 8V-30q0-8 8-8Z"],
      [paint.DEEP_TEAL, "M-30-37V25", 3],
      [paint.YELLOW, star(2, -10, 16)],
      [paint.PALE, "M-12 14H16", 4],
      [paint.RED, "M16-38h10v25l-5-5-5 5Z"],
    ],
    shine: "M-22-31H8",
    grip: [4, 42],
  },
  gavel: {
    layers: [
      [paint.DEEP_WOOD, rect(-50, 28, 62, 15, 5)],
      [paint.WOOD, rect(-50, 28, 62, 8, 4), "flat"],
      ...paint.tube(paint.DEEP_WOOD, paint.WOOD, "M-4-10L42 33", 9),
      [paint.WOOD, "M-36-2L8-42 26-22-18 18Z"],
      [paint.DEEP_WOOD, "M17-32L26-22-18 18-27 8Z", "flat"],
      [GOLD, "M-38-3L-28-12-10 9-20 18q-3 3-6 0L-38 4q-3-4 0-7ZM6-43q3-4 6-1L28-26q3 4 0 7L18-11 0-32Z"],
    ],
    shine: "M-16-11L-3-23",
    grip: [31, 23],
  },
  apple: {
    layers: [
      [paint.RED, mirrored("M0-16C10-28 40-26 38 4 36 28 20 46 8 41 4 39 2 39 0 39")],
      [paint.DEEP_RED, "M28-19c9 5 10 14 9 23C35 28 20 45 8 40 26 30 36 6 28-19Z", "flat"],
      [paint.DEEP_WOOD, "M0-16Q0-30 6-38", 5],
      [paint.GREEN, paint.leaf(4, -24, 28, 18, 66)],
    ],
    shine: "M-28 2q-1-12 8-16",
  },
  globe: {
    layers: [
      [paint.DEEP_WOOD, "M-26 44q0-9 10-9H16q10 0 10 9Z"],
      ...paint.tube(paint.DEEP_WOOD, GOLD, "M22-38C50-14 34 30 0 30V36", 5),
      ["#56b7f0", circle(-3, -7, 32)],
      [
        paint.GREEN,
        "M-22-30C-8-42 8-38 6-30-2-26 4-18-6-14-10-6-20-4-24-12-32-14-30-24-22-30ZM4-6C14-12 26-6 22 4 20 14 12 20 6 18 4 10-4 2 4-6ZM-22 10q8 0 10 8-2 4-6 3-6-5-4-11Z",
      ],
      ["#2b7fc4", "M24-23A32 32 0 0 1-14 23 40 40 0 0 0 24-23Z", "flat"],
    ],
    shine: "M-29-8q1-10 7-15",
  },
  scales: {
    layers: [
      [paint.DEEP_GOLD, mirrored("M0 36H16q8 0 8 8H0")],
      ...paint.tube(paint.DEEP_WOOD, GOLD, "M0-34V38", 6),
      ...paint.tube(paint.DEEP_WOOD, GOLD, "M-38-26Q0-34 38-26", 6),
      [paint.DEEP_GOLD, mirrored("M36-26L22 10M36-26L50 10"), 3],
      [GOLD, mirrored("M18 9H54Q52 25 36 25T18 9Z")],
      [paint.DEEP_GOLD, mirrored("M22 15H52Q48 24 36 24T22 15Z"), "flat"],
      [GOLD, circle(0, -36, 7)],
    ],
    grip: [0, 38],
  },
  microscope: {
    layers: [
      ...paint.tube(paint.NIGHT, paint.PALE, "M4-18C42-18 42 26 12 36", 9),
      [paint.PALE, "M-36 44q0-10 10-10H26q10 0 10 10Z"],
      [paint.DEEP_PALE, "M-35 41H35l1 3H-36Z", "flat"],
      [paint.SLATE, rect(-36, 14, 68, 8, 3)],
      [paint.SLATE, "M-18 2l12 4-5 11-9-3Z"],
      [paint.PALE, "M-4-38L14-32 0 6-18 0Z"],
      [paint.DEEP_PALE, "M7-34L14-32 0 6-8 3Z", "flat"],
      [paint.TEAL, "M0-48L20-41 17-31-3-38Z"],
      [paint.TEAL, circle(25, 4, 8)],
      [paint.GREEN, rect(-30, 10, 18, 4)],
    ],
  },
  flask: {
    layers: [
      ["#e3f3ff", mirrored("M0-38H11v22L38 28q7 16-10 16H0")],
      ["#7edb58", mirrored("M0 8H22L34 29q6 11-7 11H0")],
      ["#52b038", "M10 8H22L34 29q6 11-7 11H2Q24 34 10 8Z", "flat"],
      [paint.SLATE, rect(-16, -45, 32, 10, 4)],
      ["#d9ffc4", circle(-12, 22, 5) + circle(3, 31, 4) + circle(4, -4, 4) + circle(0, 14, 3.5)],
    ],
    shine: "M-5-29v15L-22 14",
  },
};
