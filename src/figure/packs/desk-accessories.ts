import type { AccessoryKind } from "../../domain/accessories.ts";
import { GOLD, METAL, STEEL, WHITE } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  BLUE,
  CREAM,
  DEEP_GOLD,
  DEEP_METAL,
  DEEP_PALE,
  DEEP_RED,
  DEEP_SLATE,
  DEEP_TEAL,
  DEEP_WOOD,
  GREEN,
  NIGHT,
  PALE,
  RED,
  SKY,
  SLATE,
  TEAL,
  tube,
  WOOD,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, ellipse, mirrored, rect, star } from "../shapes.ts";

/** Things of the desk. */
export const DESK = {
  laptop: {
    layers: [
      [DEEP_METAL, mirrored("M0-40H37q6 0 6 6V18H0")],
      [NIGHT, rect(-37, -34, 74, 46, 3)],
      ["#7df0b4", "M-29-24h18M-29-14H2M-22-4H6", 4.5],
      [SKY, "M-3-24H20M12-14H28M-29 5h16", 4.5],
      [PALE, mirrored("M0 16H50q3 0 2 5L48 27q-2 5-8 5H0")],
      [DEEP_PALE, mirrored("M0 24H50L47 27q-2 4-8 4H0"), "flat"],
      [DEEP_METAL, rect(-12, 16, 24, 6, 3), "flat"],
    ],
    grip: [0, 38],
  },
  phone: {
    tilt: 9,
    layers: [
      [NIGHT, rect(-25, -44, 50, 88, 11)],
      [PALE, rect(-20, -37, 40, 74, 6)],
      [BLUE, rect(-14, -29, 24, 14, 5)],
      [GREEN, rect(-8, -9, 22, 14, 5)],
      [YELLOW, rect(-14, 11, 24, 14, 5)],
      [RED, circle(23, -36, 12)],
      [WHITE, "M23-42v7M23-30v.1", 4.5],
    ],
    shine: "M-15 31H0",
    grip: [-6, 34],
  },
  chart: {
    layers: [
      ...tube(DEEP_WOOD, WOOD, mirrored("M22 24l7 16"), 6),
      [PALE, rect(-48, -38, 96, 66, 7)],
      [DEEP_PALE, mirrored("M0 20H47q1 7-6 7H0"), "flat"],
      [DEEP_METAL, "M-37 14H38", 3],
      [SKY, rect(-32, -4, 16, 18, 2)],
      [BLUE, rect(-9, -11, 16, 25, 2)],
      [GREEN, rect(14, -18, 16, 32, 2)],
      [RED, "M-34-12L-12-22l16 3L34-31M25-33l10 1-3 10", 4.5],
    ],
    grip: [0, 34],
  },
  book: {
    tilt: -8,
    layers: [
      [DEEP_TEAL, "M-36-38H33V38H-36q-6-4-6-10V-30q0-8 6-8Z"],
      [CREAM, "M-36 24H30v9H-36q-7-4 0-9Z"],
      [TEAL, "M-34-38H33V25H-33q-9 0-9 8V-30q0-8 8-8Z"],
      [DEEP_TEAL, "M-30-37V25", 3],
      [YELLOW, star(2, -10, 16)],
      [PALE, "M-12 14H16", 4],
      [RED, "M16-38h10v25l-5-5-5 5Z"],
    ],
    shine: "M-22-31H8",
    grip: [4, 42],
  },
  briefcase: {
    layers: [
      ...tube(NIGHT, DEEP_WOOD, "M-15-24V-33q0-4 4-4H11q4 0 4 4v9", 6),
      [DEEP_WOOD, rect(-48, -24, 96, 64, 9)],
      [WOOD, mirrored("M0 14q26 0 48-9V-15q0-9-9-9H0")],
      [GOLD, rect(-11, 4, 22, 18, 4)],
      [DEEP_WOOD, circle(0, 12, 3.5), "flat"],
    ],
    shine: "M-40-17H10",
  },
  megaphone: {
    tilt: -14,
    layers: [
      [SLATE, "M-22 10l18 6L-8 40q-8 4-14 0Z"],
      [RED, "M-32-13L28-38V34L-32 11Z"],
      [DEEP_RED, "M-31 0H27V33L-31 10Z", "flat"],
      [CREAM, ellipse(29, -2, 11, 37)],
      [DEEP_RED, ellipse(30, -2, 6, 24)],
      [CREAM, rect(-48, -15, 19, 28, 6)],
      [YELLOW, "M42-22l6-5M45-4h5M43 12l6 5", 5],
    ],
    shine: "M-24-9L16-25",
    grip: [-5, 28],
  },
  trophy: {
    layers: [
      ...tube(DEEP_WOOD, GOLD, mirrored("M26-28C56-32 46 6 18 4"), 6),
      [SLATE, mirrored("M0 26H17q5 0 5 5V43H0")],
      [GOLD, mirrored("M0-40H29C29-6 20 8 7 14 6 20 8 22 12 28H0")],
      [DEEP_GOLD, "M14-39H28C28-6 19 7 6 13 5 20 7 23 11 27H0Q20 4 14-39Z", "flat"],
      [CREAM, star(-1, -15, 14)],
    ],
    shine: "M-22-32q0 18 7 28",
    grip: [0, 34],
  },
  gavel: {
    layers: [
      [DEEP_WOOD, rect(-50, 28, 62, 15, 5)],
      [WOOD, rect(-50, 28, 62, 8, 4), "flat"],
      ...tube(DEEP_WOOD, WOOD, "M-4-10L42 33", 9),
      [WOOD, "M-36-2L8-42 26-22-18 18Z"],
      [DEEP_WOOD, "M17-32L26-22-18 18-27 8Z", "flat"],
      [GOLD, "M-38-3L-28-12-10 9-20 18q-3 3-6 0L-38 4q-3-4 0-7ZM6-43q3-4 6-1L28-26q3 4 0 7L18-11 0-32Z"],
    ],
    shine: "M-16-11L-3-23",
    grip: [31, 23],
  },
  microphone: {
    tilt: 28,
    layers: [
      [SLATE, "M-11 0H11L7 42q-1 5-7 5t-7-5Z"],
      [DEEP_SLATE, "M2 0H10L6 42q-1 4-5 4Z", "flat"],
      [METAL, circle(0, -20, 24)],
      [DEEP_METAL, "M14-39A23 23 0 0 1-14-2Q18-6 14-39Z", "flat"],
      [STEEL, "M-22-24Q0-16 22-24M-20-12Q0-4 20-12M-8-42Q-14-20-8 1M8-42Q14-20 8 1", 2.5],
      [GOLD, rect(-15, 0, 30, 10, 4)],
      [RED, circle(0, 22, 4)],
    ],
    shine: "M-16-32q5-7 12-8",
    grip: [-14, 27],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
