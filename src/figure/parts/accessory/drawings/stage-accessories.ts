import { GOLD, METAL, STEEL } from "../../../engine/palette.ts";
import { circle, dots, ellipse, mirrored, rect } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const STAGE: DrawnAccessories<"stage"> = {
  megaphone: {
    tilt: -14,
    layers: [
      [paint.SLATE, "M-22 10l18 6L-8 40q-8 4-14 0Z"],
      [paint.RED, "M-32-13L28-38V34L-32 11Z"],
      [paint.DEEP_RED, "M-31 0H27V33L-31 10Z", "flat"],
      [paint.CREAM, ellipse(29, -2, 11, 37)],
      [paint.DEEP_RED, ellipse(30, -2, 6, 24)],
      [paint.CREAM, rect(-48, -15, 19, 28, 6)],
      [paint.YELLOW, "M42-22l6-5M45-4h5M43 12l6 5", 5],
    ],
    shine: "M-24-9L16-25",
    grip: [-5, 28],
  },
  microphone: {
    tilt: 28,
    layers: [
      [paint.SLATE, "M-11 0H11L7 42q-1 5-7 5t-7-5Z"],
      [paint.DEEP_SLATE, "M2 0H10L6 42q-1 4-5 4Z", "flat"],
      [METAL, circle(0, -20, 24)],
      [paint.DEEP_METAL, "M14-39A23 23 0 0 1-14-2Q18-6 14-39Z", "flat"],
      [STEEL, "M-22-24Q0-16 22-24M-20-12Q0-4 20-12M-8-42Q-14-20-8 1M8-42Q14-20 8 1", 2.5],
      [GOLD, rect(-15, 0, 30, 10, 4)],
      [paint.RED, circle(0, 22, 4)],
    ],
    shine: "M-16-32q5-7 12-8",
    grip: [-14, 27],
  },
  guitar: {
    tilt: -38,
    layers: [
      [paint.DEEP_WOOD, rect(-4, -40, 8, 50, 1)],
      [paint.NIGHT, "M-7-54H7L5-38H-5Z"],
      [paint.ORANGE, mirrored("M0-6C10-12 22-8 20 4 19 12 28 14 28 28 28 42 14 46 0 46")],
      [paint.DEEP_ORANGE, "M13-8q7 3 6 12c-1 8 8 10 8 24 0 13-13 17-26 17 24-10 10-40 12-53Z", "flat"],
      [paint.NIGHT, circle(0, 10, 8)],
      [paint.DEEP_WOOD, rect(-12, 30, 24, 6, 2)],
      [paint.CREAM, "M-2-38V32M2-38V32", 1.5],
      [paint.CREAM, dots([-9, -50], [9, -50], [-8, -43], [8, -43]), 5],
    ],
    shine: "M-20 24q-1 8 5 13",
    grip: [-14, -16],
  },
  clapperboard: {
    tilt: -6,
    layers: [
      [paint.SLATE, rect(-44, -10, 88, 52, 6)],
      [paint.DEEP_SLATE, "M-43 24H43V36q0 5-5 5H-38q-5 0-5-5Z", "flat"],
      [paint.PALE, "M-34 13H0M-34 25H-10", 4],
      [paint.NIGHT, rect(-44, -14, 88, 14, 2)],
      [paint.PALE, "M-30-14h16l-8 14H-38ZM2-14H18L10 0H-6ZM34-14H44V-8L40 0H26Z"],
      [paint.NIGHT, "M-44-18L42-42l4 13-86 24Z"],
      [paint.PALE, "M-26-23l16-5 4 14-16 4ZM6-32l15-4 4 13-15 4Z"],
      [GOLD, circle(-38, -9, 5)],
      [GOLD, "M14 10L34 20 14 31Z"],
    ],
  },
  camera: {
    layers: [
      [paint.SLATE, "M-26-22l7-13q2-3 5-3H14q3 0 5 3l7 13Z"],
      [paint.RED, rect(-42, -30, 16, 9, 3)],
      [paint.SLATE, rect(-48, -26, 96, 66, 12)],
      [paint.DEEP_SLATE, "M-47-8H47V28q0 11-11 11H-36q-11 0-11-11Z", "flat"],
      [paint.PALE, circle(0, 8, 26)],
      [paint.NIGHT, circle(0, 8, 20)],
      [paint.BLUE, circle(0, 8, 12)],
      [paint.SKY, circle(-4, 4, 5), "flat"],
      [paint.YELLOW, rect(27, -19, 14, 8, 3)],
    ],
    shine: "M-40-19H-24",
  },
  palette: {
    layers: [
      [paint.WOOD, "M-6-38C34-42 54-14 46 8c-6 14-18 2-28 10S12 38-6 38C-36 38-50 18-48-4c2-20 20-32 42-34Z"],
      [
        paint.DEEP_WOOD,
        "M46-6c2 8 0 18-8 18s-14 0-20 6 0 19-24 19C-26 37-44 24-47 6-30 34 0 30 10 12 22 0 40 10 46-6Z",
        "flat",
      ],
      [paint.RED, circle(-28, -13, 8.5)],
      [paint.YELLOW, circle(-6, -24, 8.5)],
      [paint.GREEN, circle(18, -21, 8.5)],
      [paint.VIOLET, circle(-30, 11, 8.5)],
      [paint.NIGHT, circle(-8, 18, 7)],
      ...paint.tube(paint.NIGHT, paint.PALE, "M14 10L-14 44", 6),
      [METAL, "M10 8L20-6l7 6L17 14Z"],
      [paint.BLUE, "M18-4Q32-10 44-32 42-10 28 3Z"],
    ],
    grip: [10, 28],
  },
};
