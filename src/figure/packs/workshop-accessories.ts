import type { AccessoryKind } from "../../domain/accessories.ts";
import { GOLD, METAL } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  BLUE,
  DEEP_METAL,
  DEEP_ORANGE,
  DEEP_PALE,
  DEEP_RED,
  DEEP_SLATE,
  DEEP_WOOD,
  GREEN,
  NIGHT,
  ORANGE,
  PALE,
  RED,
  SKY,
  SLATE,
  TEAL,
  tube,
  VIOLET,
  WOOD,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, dots, ellipse, mirrored, rect, star } from "../shapes.ts";

/** Things of the workshop, the ward, the studio and the kitchen. */
export const WORKSHOP = {
  stethoscope: {
    layers: [
      ...tube(NIGHT, TEAL, "M-32-36C-42-4-22 10-10 10S20-4 12-36M-10 10c0 38 44 40 44 4", 7),
      ...tube(NIGHT, METAL, "M-32-36l7-5M12-36L5-41", 6),
      [METAL, circle(34, 6, 17)],
      [DEEP_METAL, "M44-7A16 16 0 0 1 22 17Q48 18 44-7Z", "flat"],
      [PALE, circle(34, 6, 9)],
    ],
    shine: "M-34-24q0 12 6 20",
    grip: [-10, 14],
  },
  blueprint: {
    layers: [
      [PALE, rect(-46, -38, 88, 64, 3)],
      [BLUE, rect(-41, -33, 76, 54, 1)],
      [PALE, "M-32 12V-24H-4V-4H24V12ZM-4 12V-4M6-24H24M6-15H18", 3],
      [PALE, "M36-38H45q7 0 7 8V18q0 8-7 8H36Z"],
      [DEEP_PALE, "M44-37q7 0 7 8V17q0 8-7 8Z", "flat"],
      [YELLOW, "M-50 30L44 16l2 14L-47 44Z"],
      [DEEP_WOOD, "M-36 29l1 6M-20 26l1 6M-4 24l1 6M12 22l1 6M28 19l1 6", 3],
    ],
    grip: [0, 30],
  },
  camera: {
    layers: [
      [SLATE, "M-26-22l7-13q2-3 5-3H14q3 0 5 3l7 13Z"],
      [RED, rect(-42, -30, 16, 9, 3)],
      [SLATE, rect(-48, -26, 96, 66, 12)],
      [DEEP_SLATE, "M-47-8H47V28q0 11-11 11H-36q-11 0-11-11Z", "flat"],
      [PALE, circle(0, 8, 26)],
      [NIGHT, circle(0, 8, 20)],
      [BLUE, circle(0, 8, 12)],
      [SKY, circle(-4, 4, 5), "flat"],
      [YELLOW, rect(27, -19, 14, 8, 3)],
    ],
    shine: "M-40-19H-24",
  },
  palette: {
    layers: [
      [WOOD, "M-6-38C34-42 54-14 46 8c-6 14-18 2-28 10S12 38-6 38C-36 38-50 18-48-4c2-20 20-32 42-34Z"],
      [
        DEEP_WOOD,
        "M46-6c2 8 0 18-8 18s-14 0-20 6 0 19-24 19C-26 37-44 24-47 6-30 34 0 30 10 12 22 0 40 10 46-6Z",
        "flat",
      ],
      [RED, circle(-28, -13, 8.5)],
      [YELLOW, circle(-6, -24, 8.5)],
      [GREEN, circle(18, -21, 8.5)],
      [VIOLET, circle(-30, 11, 8.5)],
      [NIGHT, circle(-8, 18, 7)],
      ...tube(NIGHT, PALE, "M14 10L-14 44", 6),
      [METAL, "M10 8L20-6l7 6L17 14Z"],
      [BLUE, "M18-4Q32-10 44-32 42-10 28 3Z"],
    ],
    grip: [10, 28],
  },
  wrench: {
    tilt: 36,
    layers: [
      [METAL, mirrored("M0 49q9 0 9-9V-8C24-15 26-34 15-46V-28L0-20")],
      [DEEP_METAL, "M2-19L16-29V-43C25-34 22-15 8-9V40q0 8-6 8Z", "flat"],
      [YELLOW, star(31, 8, 19, 8, 0.74)],
      [SLATE, circle(31, 8, 7) + circle(0, 39, 4)],
    ],
    shine: "M-4 0V26",
    grip: [-19, 26],
  },
  knife: {
    layers: [
      [PALE, "M-50 12L8-26 22-6C4 8-22 22-50 12Z"],
      [DEEP_PALE, "M-49 12L16-14 21-6C4 7-22 21-49 12Z", "flat"],
      [SLATE, "M7-28L36-44q9-4 13 4 4 8-4 13L20-4Z"],
      [GOLD, dots([22, -21], [31, -27], [40, -33]), 5],
      [RED, ellipse(16, 25, 21, 18)],
      [DEEP_RED, "M32 14A20 17 0 0 1 2 37Q32 38 32 14Z", "flat"],
      [GREEN, star(16, 11, 13, 5, 0.4, 90)],
    ],
    shine: "M4 18q-3 4-2 9",
  },
  flask: {
    layers: [
      ["#e3f3ff", mirrored("M0-38H11v22L38 28q7 16-10 16H0")],
      ["#7edb58", mirrored("M0 8H22L34 29q6 11-7 11H0")],
      ["#52b038", "M10 8H22L34 29q6 11-7 11H2Q24 34 10 8Z", "flat"],
      [SLATE, rect(-16, -45, 32, 10, 4)],
      ["#d9ffc4", circle(-12, 22, 5) + circle(3, 31, 4) + circle(4, -4, 4) + circle(0, 14, 3.5)],
    ],
    shine: "M-5-29v15L-22 14",
  },
  scissors: {
    tilt: 26,
    layers: [
      [PALE, "M4 10L-15-42Q-8-48-3-42L12 6Z"],
      [METAL, "M-4 10L15-42Q8-48 3-42L-12 6Z"],
      ...tube(DEEP_ORANGE, ORANGE, ellipse(-16, 25, 12, 15) + ellipse(16, 25, 12, 15), 9),
      [GOLD, circle(0, 0, 4)],
    ],
    shine: "M-27 20q2-7 8-10",
    grip: [-11, 24],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
