import type { AccessoryKind } from "../../domain/accessories.ts";
import { GOLD, METAL, WHITE } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  CREAM,
  DEEP_GOLD,
  DEEP_GREEN,
  DEEP_METAL,
  DEEP_ORANGE,
  DEEP_PALE,
  DEEP_RED,
  DEEP_SLATE,
  DEEP_TEAL,
  DEEP_WOOD,
  DEEP_YELLOW,
  GREEN,
  leaf,
  NIGHT,
  ORANGE,
  PALE,
  RED,
  SLATE,
  sparkle,
  TEAL,
  tube,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, dots, mirrored, rect } from "../shapes.ts";

/** Keys of a calculator in a column, as dots. */
const keys = (x: number, ...rows: readonly number[]): string => dots(...rows.map((y) => [x, y] as const));

/** Things of the kitchen, the stage, the school and the laboratory. */
export const STUDY = {
  whisk: {
    tilt: 32,
    layers: [
      ...tube(SLATE, METAL, "M-3 14C-40-14-26-46 0-46S40-14 3 14", 4),
      ...tube(SLATE, METAL, "M-1 14C-18-12-14-46 0-46S18-12 1 14", 4),
      [DEEP_METAL, rect(-8, 8, 16, 12, 4)],
      [TEAL, rect(-8, 17, 16, 33, 8)],
      [DEEP_TEAL, "M1 18H7V42q0 6-6 7Z", "flat"],
    ],
    shine: "M-4 23V38",
    grip: [-17, 28],
  },
  bread: {
    tilt: -8,
    layers: [
      ["#d98f3d", "M-48 8C-50-20-26-32 0-32S50-20 48 8V20q0 12-12 12H-36q-12 0-12-12Z"],
      ["#b56a25", "M47 6V20q0 11-11 11H-36Q-46 31-47 20 20 30 34-22 47-14 47 6Z", "flat"],
      ["#ffe2ae", leaf(-34, 10, 34, 12, 32) + leaf(-10, 12, 36, 12, 32) + leaf(14, 10, 34, 12, 32)],
    ],
    shine: "M-40-2q4-14 14-18",
    grip: [0, 36],
  },
  tray: {
    layers: [
      [GOLD, circle(0, -32, 7)],
      [PALE, "M-40 18C-40-42 40-42 40 18Z"],
      [DEEP_PALE, "M14-24C32-18 39-4 39 17H10C24 4 22-14 14-24Z", "flat"],
      [METAL, "M-52 17H52q-2 14-16 14H-36q-14 0-16-14Z"],
      [DEEP_METAL, "M-48 24H48q-4 6-12 6H-36q-8 0-12-6Z", "flat"],
      [GOLD, rect(-42, 12, 84, 7, 3)],
      [WHITE, sparkle(40, -28, 12)],
    ],
    shine: "M-31 6q3-20 18-26",
    grip: [0, 38],
  },
  guitar: {
    tilt: -38,
    layers: [
      [DEEP_WOOD, rect(-4, -40, 8, 50, 1)],
      [NIGHT, "M-7-54H7L5-38H-5Z"],
      [ORANGE, mirrored("M0-6C10-12 22-8 20 4 19 12 28 14 28 28 28 42 14 46 0 46")],
      [DEEP_ORANGE, "M13-8q7 3 6 12c-1 8 8 10 8 24 0 13-13 17-26 17 24-10 10-40 12-53Z", "flat"],
      [NIGHT, circle(0, 10, 8)],
      [DEEP_WOOD, rect(-12, 30, 24, 6, 2)],
      [CREAM, "M-2-38V32M2-38V32", 1.5],
      [CREAM, dots([-9, -50], [9, -50], [-8, -43], [8, -43]), 5],
    ],
    shine: "M-20 24q-1 8 5 13",
    grip: [-14, -16],
  },
  clapperboard: {
    tilt: -6,
    layers: [
      [SLATE, rect(-44, -10, 88, 52, 6)],
      [DEEP_SLATE, "M-43 24H43V36q0 5-5 5H-38q-5 0-5-5Z", "flat"],
      [PALE, "M-34 13H0M-34 25H-10", 4],
      [NIGHT, rect(-44, -14, 88, 14, 2)],
      [PALE, "M-30-14h16l-8 14H-38ZM2-14H18L10 0H-6ZM34-14H44V-8L40 0H26Z"],
      [NIGHT, "M-44-18L42-42l4 13-86 24Z"],
      [PALE, "M-26-23l16-5 4 14-16 4ZM6-32l15-4 4 13-15 4Z"],
      [GOLD, circle(-38, -9, 5)],
      [GOLD, "M14 10L34 20 14 31Z"],
    ],
  },
  pencil: {
    tilt: 40,
    layers: [
      ["#f79aa8", rect(-12, -54, 24, 18, 7)],
      [METAL, rect(-13, -42, 26, 10)],
      [YELLOW, "M-13-33H13V24L0 30-13 24Z"],
      [DEEP_YELLOW, "M4-33H13V24L4 29Z", "flat"],
      [CREAM, "M-13 24Q-8 19-4 24 0 20 4 24 8 19 13 24L0 52Z"],
      [NIGHT, "M-5 41Q0 38 5 41L0 52Z"],
    ],
    shine: "M-7-27V10",
    grip: [-8, 10],
  },
  apple: {
    layers: [
      [RED, mirrored("M0-16C10-28 40-26 38 4 36 28 20 46 8 41 4 39 2 39 0 39")],
      [DEEP_RED, "M28-19c9 5 10 14 9 23C35 28 20 45 8 40 26 30 36 6 28-19Z", "flat"],
      [DEEP_WOOD, "M0-16Q0-30 6-38", 5],
      [GREEN, leaf(4, -24, 28, 18, 66)],
    ],
    shine: "M-28 2q-1-12 8-16",
  },
  globe: {
    layers: [
      [DEEP_WOOD, "M-26 44q0-9 10-9H16q10 0 10 9Z"],
      ...tube(DEEP_WOOD, GOLD, "M22-38C50-14 34 30 0 30V36", 5),
      ["#56b7f0", circle(-3, -7, 32)],
      [
        GREEN,
        "M-22-30C-8-42 8-38 6-30-2-26 4-18-6-14-10-6-20-4-24-12-32-14-30-24-22-30ZM4-6C14-12 26-6 22 4 20 14 12 20 6 18 4 10-4 2 4-6ZM-22 10q8 0 10 8-2 4-6 3-6-5-4-11Z",
      ],
      ["#2b7fc4", "M24-23A32 32 0 0 1-14 23 40 40 0 0 0 24-23Z", "flat"],
    ],
    shine: "M-29-8q1-10 7-15",
  },
  scales: {
    layers: [
      [DEEP_GOLD, mirrored("M0 36H16q8 0 8 8H0")],
      ...tube(DEEP_WOOD, GOLD, "M0-34V38", 6),
      ...tube(DEEP_WOOD, GOLD, "M-38-26Q0-34 38-26", 6),
      [DEEP_GOLD, mirrored("M36-26L22 10M36-26L50 10"), 3],
      [GOLD, mirrored("M18 9H54Q52 25 36 25T18 9Z")],
      [DEEP_GOLD, mirrored("M22 15H52Q48 24 36 24T22 15Z"), "flat"],
      [GOLD, circle(0, -36, 7)],
    ],
    grip: [0, 38],
  },
  calculator: {
    tilt: 6,
    layers: [
      [SLATE, rect(-31, -44, 62, 88, 10)],
      [DEEP_SLATE, "M20-43q10 1 10 10V33q0 10-10 10H-20q-9 0-10-9Q20 40 20-43Z", "flat"],
      ["#c8f0b4", rect(-24, -37, 48, 21, 4)],
      [DEEP_GREEN, "M-2-32v6H6M6-32v11M12-32h7v5H12v6h7", 3],
      [PALE, keys(-18, -5, 8, 21, 34) + keys(-6, -5, 8, 21, 34) + keys(6, -5, 8, 21, 34), 9],
      [ORANGE, "M18-5h0M18 8h0M18 21V34", 9],
    ],
  },
  microscope: {
    layers: [
      ...tube(NIGHT, PALE, "M4-18C42-18 42 26 12 36", 9),
      [PALE, "M-36 44q0-10 10-10H26q10 0 10 10Z"],
      [DEEP_PALE, "M-35 41H35l1 3H-36Z", "flat"],
      [SLATE, rect(-36, 14, 68, 8, 3)],
      [SLATE, "M-18 2l12 4-5 11-9-3Z"],
      [PALE, "M-4-38L14-32 0 6-18 0Z"],
      [DEEP_PALE, "M7-34L14-32 0 6-8 3Z", "flat"],
      [TEAL, "M0-48L20-41 17-31-3-38Z"],
      [TEAL, circle(25, 4, 8)],
      [GREEN, rect(-30, 10, 18, 4)],
    ],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
