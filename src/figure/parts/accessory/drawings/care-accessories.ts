import { GOLD, METAL, WHITE } from "../../../engine/palette.ts";
import { circle, dots, mirrored, rect } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const CARE: DrawnAccessories<"care"> = {
  cat: {
    layers: [
      ...paint.tube(paint.DEEP_ORANGE, paint.ORANGE, "M20 38C48 42 50 12 38 6", 9),
      [paint.ORANGE, mirrored("M0 0H14C24 14 28 28 24 44H0")],
      [paint.DEEP_ORANGE, "M14 14C22 22 26 31 23 43H14Q20 28 14 14Z", "flat"],
      [paint.CREAM, mirrored("M0 12Q10 16 11 44H0")],
      [paint.DEEP_ORANGE, mirrored("M0 15Q14 14 19 7L22 14Q13 23 0 23"), "flat"],
      [paint.ORANGE, mirrored("M0-32Q8-34 14-30L28-42Q34-30 32-14 34 10 0 12")],
      [paint.DEEP_ORANGE, "M28-38Q33-28 31-14C32 5 16 11 2 11Q26 3 24-26Z", "flat"],
      ["#ffb3a8", mirrored("M19-28l7-6q2 6 1 13Z"), "flat"],
      [paint.DEEP_ORANGE, "M0-31v9M-8-30v5M8-30v5", 4],
      [paint.CREAM, mirrored("M0-7Q12-8 13 1 12 9 0 9"), "flat"],
      [paint.NIGHT, "M-14-10.5v3M14-10.5v3", 9],
      ["#e0677b", "M-4-6H4L0-1Z"],
      [paint.NIGHT, "M-7 3Q-1 4 0-1 1 4 7 3", 3],
      [WHITE, dots([-13, -12], [15, -12]), 3],
      [paint.TEAL, "M-16 12Q0 20 16 12", 5],
    ],
  },
  dog: {
    layers: [
      ...paint.tube(paint.DEEP_WOOD, paint.WOOD, "M22 36Q42 34 42 16", 8),
      [paint.WOOD, mirrored("M0 0H15C26 14 28 28 25 44H0")],
      [paint.DEEP_WOOD, "M15 14C24 24 27 32 24 43H15Q21 28 15 14Z", "flat"],
      [paint.CREAM, mirrored("M0 12Q12 18 11 44H0")],
      [paint.DEEP_WOOD, mirrored("M0 20Q14 19 20 8L23 14Q14 28 0 28"), "flat"],
      [paint.WOOD, mirrored("M0-36Q26-36 28-12 28 12 0 14")],
      [paint.DEEP_WOOD, "M24-22Q29-8 24 2 16 13 2 13 22 4 24-22Z", "flat"],
      [paint.CREAM, mirrored("M0-34Q5-26 5-12 17-8 17 2 14 13 0 13"), "flat"],
      [paint.DEEP_WOOD, mirrored("M18-34Q34-40 38-18 42 2 34 6 26 4 25-10 25-24 18-34Z")],
      ["#e8798a", mirrored("M0 5H5V11Q5 18 0 18")],
      [paint.NIGHT, "M-13-13v2M13-13v2", 9],
      [paint.NIGHT, mirrored("M0-8H5Q9-8 7-3 4 1 0 1")],
      [paint.NIGHT, "M-9 4Q-1 6 0 0 1 6 9 4", 3],
      [WHITE, dots([-12, -14], [14, -14]), 3],
      [paint.RED, "M-17 17Q0 26 17 17", 6],
      [GOLD, circle(0, 25, 5)],
    ],
  },
  "first-aid": {
    layers: [
      ...paint.tube(paint.DEEP_GREEN, paint.PALE, "M-16-24V-34q0-4 4-4H12q4 0 4 4v10", 6),
      [paint.GREEN, rect(-46, -24, 92, 64, 11)],
      [paint.DEEP_GREEN, "M-45 20H45V29q0 10-10 10H-35q-10 0-10-10Z", "flat"],
      [paint.DEEP_GREEN, "M-30-23V39M30-23V39", 4],
      [paint.PALE, circle(0, 8, 25)],
      [paint.GREEN, "M-6-10H6V2H18V14H6V26H-6V14H-18V2H-6Z"],
    ],
    shine: "M-38-17H-34M-20-17H8",
  },
  syringe: {
    tilt: 42,
    layers: [
      [METAL, "M0 32V48", 3.5],
      [paint.SLATE, rect(-3, -40, 6, 24, 1)],
      [paint.TEAL, rect(-13, -48, 26, 9, 4)],
      [paint.DEEP_TEAL, "M-6 26H6L3 36H-3Z"],
      [paint.PALE, rect(-13, -20, 26, 48, 5)],
      [paint.SKY, "M-12 0H12V23q0 4-4 4H-8q-4 0-4-4Z", "flat"],
      ["#5fb8e8", "M4 0H12V23q0 4-4 4H4Z", "flat"],
      [paint.SLATE, rect(-12, -5, 24, 7, 2)],
      [paint.SLATE, "M2 10h9M2 18h9", 2.5],
      [paint.TEAL, rect(-20, -25, 40, 9, 4)],
    ],
    shine: "M-8-12V20",
    grip: [-14, 17],
  },
  tooth: {
    layers: [
      [paint.PALE, mirrored("M0-30C12-44 42-40 38-8 36 8 28 14 26 32 24 48 12 46 10 32 8 20 5 14 0 14")],
      [paint.DEEP_PALE, "M24-37C40-34 40-16 37-6 35 8 27 14 25 32 23 46 14 45 11 34 12 12 30 0 24-37Z", "flat"],
      [paint.DEEP_PALE, "M0-29q6 6 14 6", 3],
      [GOLD, paint.sparkle(38, -30, 14)],
      [GOLD, paint.sparkle(-40, 20, 9)],
    ],
    shine: "M-28-12q0-12 8-18",
  },
  stethoscope: {
    layers: [
      ...paint.tube(paint.NIGHT, paint.TEAL, "M-32-36C-42-4-22 10-10 10S20-4 12-36M-10 10c0 38 44 40 44 4", 7),
      ...paint.tube(paint.NIGHT, METAL, "M-32-36l7-5M12-36L5-41", 6),
      [METAL, circle(34, 6, 17)],
      [paint.DEEP_METAL, "M44-7A16 16 0 0 1 22 17Q48 18 44-7Z", "flat"],
      [paint.PALE, circle(34, 6, 9)],
    ],
    shine: "M-34-24q0 12 6 20",
    grip: [-10, 14],
  },
};
