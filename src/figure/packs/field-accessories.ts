import type { AccessoryKind } from "../../domain/accessories.ts";
import { GOLD, METAL, STEEL } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  BLUE,
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
  SKY,
  SLATE,
  sparkle,
  TEAL,
  tube,
  WOOD,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, dots, mirrored, radians, rect } from "../shapes.ts";

/** An ear of wheat whose stem starts at x, y. */
function ear(x: number, y: number, degrees: number): string {
  const [right, up] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [0, 11, 22]
    .map((along) => [-38, 38].map((turn) => leaf(x + right * along, y - up * along, 18, 9, degrees + turn)).join(""))
    .concat(leaf(x + right * 30, y - up * 30, 18, 9, degrees))
    .join("");
}

/** Things of rescue, cleaning, the field and the road. */
export const FIELD = {
  radio: {
    tilt: 8,
    layers: [
      [NIGHT, rect(-18, -42, 9, 30, 4)],
      [RED, rect(6, -25, 12, 12, 3)],
      [SLATE, rect(-25, -17, 50, 60, 10)],
      [DEEP_SLATE, "M10-16h5q9 0 9 9V33q0 9-9 9H10Z", "flat"],
      ["#a4ec9a", rect(-16, -9, 32, 17, 4)],
      [NIGHT, "M-12 18H12M-12 26H12M-12 34H12", 4],
      [ORANGE, rect(-29, 0, 8, 20, 3)],
      [YELLOW, "M-2-40q6 7 0 14M6-46q10 12 4 18M-25-40q-6 7 0 14", 4],
    ],
    shine: "M-12-5h10",
    grip: [-4, 26],
  },
  axe: {
    tilt: 34,
    layers: [
      [WOOD, "M-1-34H10C6-8 8 14 12 40q-1 6-9 6t-8-6C1 16 1-8-1-34Z"],
      [DEEP_WOOD, "M6-10H9C7 12 8 24 11 40q-1 4-6 5C9 30 4 10 6-10Z", "flat"],
      [RED, "M18-29Q-8-26-32-38-42-18-32 4-10-10 18-8l7-5V-24Z"],
      [DEEP_RED, "M24-18Q-8-18-36-16-35-6-32 3-10-11 18-9l6-4Z", "flat"],
      [PALE, "M-32-38Q-42-18-32 4l10-6q-8-15 0-30Z"],
    ],
    shine: "M-14-27Q0-23 12-23",
    grip: [-13, 33],
  },
  torch: {
    tilt: -16,
    layers: [
      ["#ffefa0", "M18-20L44-34V34L18 20Z", "flat"],
      ["#fffbe0", "M18-11L44-18V18L18 11Z", "flat"],
      [ORANGE, rect(-52, -13, 52, 26, 6)],
      [DEEP_ORANGE, "M-50 2H0v10H-46q-4 0-4-4Z", "flat"],
      [SLATE, "M-4-13L10-23V23L-4 13Z"],
      [NIGHT, rect(8, -26, 11, 52, 4)],
      [SLATE, rect(-52, -13, 12, 26, 5)],
      [PALE, rect(-28, -9, 15, 9, 4)],
    ],
    shine: "M13-19V-6",
    grip: [-29, 8],
  },
  mop: {
    layers: [
      ...tube(DEEP_YELLOW, YELLOW, "M12-14C18-40 44-40 46-14", 4),
      [YELLOW, "M4-16H52L46 36q-1 6-7 6H17q-6 0-7-6Z"],
      [DEEP_YELLOW, "M38-15H51L45 36q-1 5-6 5H27Q40 30 38-15Z", "flat"],
      [DEEP_YELLOW, "M6-5H50", 4],
      ...tube(DEEP_WOOD, WOOD, "M10-44L-16 4", 5),
      ...tube(
        DEEP_METAL,
        PALE,
        "M-23 8Q-36 18-46 38M-20 10Q-30 22-34 42M-16 10Q-20 26-21 43M-11 10Q-8 26-8 43M-8 8Q2 22 5 38",
        7,
      ),
      [RED, "M-28 4L-12-4-4 4Q-8 14-16 14-26 14-28 4Z"],
    ],
    shine: "M14 0l2 18",
  },
  "spray-bottle": {
    layers: [
      [TEAL, "M-10-12Q-28-2-28 16V35q0 9 9 9H21q9 0 9-9V16Q30-2 14-12Z"],
      [DEEP_TEAL, "M14-11Q29-1 29 16V35q0 8-8 8H4q12-2 12-14V12Q16-2 8-11Z", "flat"],
      [PALE, rect(-17, 8, 34, 24, 6)],
      [ORANGE, "M-22-38H14q14 0 14 14 0 8-6 14H-12L-10-22H-22Z"],
      [DEEP_ORANGE, "M8-12q8-4 8-12 0-8-4-12 15-1 15 12 0 7-6 12Z", "flat"],
      [SLATE, rect(-31, -41, 12, 17, 4)],
      [RED, "M-18-22h8q0 14-10 22l-6-2q8-8 8-20Z"],
      [SKY, dots([-40, -40], [-48, -33], [-40, -26], [-49, -43], [-49, -23]), 5],
      [TEAL, sparkle(0, 20, 10)],
    ],
    shine: "M-22 10v14",
    grip: [2, -10],
  },
  wheat: {
    layers: [
      [DEEP_GREEN, "M0-4V44M-12-2Q-4 20-10 42M12-2Q4 20 10 42", 4.5],
      [DEEP_YELLOW, ear(-14, 0, -24) + ear(14, 0, 24)],
      [YELLOW, ear(0, 4, 0)],
      [RED, rect(-11, 18, 22, 9, 4)],
      [RED, "M0 22q14-8 16 2-6 8-16-2ZM0 22q-14-8-16 2 6 8 16-2Z"],
    ],
    grip: [0, 36],
  },
  "watering-can": {
    layers: [
      ...tube(DEEP_GREEN, GREEN, "M22-6C50-28 54 22 28 26", 7),
      ...tube(DEEP_GREEN, GREEN, "M-14-10Q2-36 20-10", 6),
      [GREEN, "M-20 24L-44-12l9-6 19 20Z"],
      [GREEN, "M-20-12H26L31 36q0 6-6 6H-18q-6 0-6-6Z"],
      [DEEP_GREEN, "M8-11H25l5 47q0 5-5 5H-2Q14 34 8-11Z", "flat"],
      [GOLD, "M-52-10L-34-26l5 7L-46-4Z"],
      [SKY, leaf(-50, 18, 14, 9, 8) + leaf(-42, 30, 14, 9, 8) + leaf(-40, 10, 13, 8, 8)],
      ["#7fd48a", leaf(-2, 30, 20, 14, -36) + leaf(-2, 30, 20, 14, 40)],
    ],
    shine: "M-13-4l-2 24",
  },
  tractor: {
    layers: [
      ...tube(NIGHT, STEEL, "M-24-4V-28", 5),
      [SKY, "M-4-2L2-32H30l6 36H-4Z"],
      [GREEN, "M-6-40H36q5 0 5 5t-5 5H-6q-4 0-4-5t4-5Z"],
      [GREEN, "M-46 2q0-8 8-8H-2L2 4H42V24H-46Z"],
      [DEEP_GREEN, "M-45 12H42V24H-45Z", "flat"],
      [GREEN, "M16-32l2 36", 4],
      [NIGHT, `${circle(21, 19, 25)}${circle(-30, 29, 15)}`],
      [GOLD, `${circle(21, 19, 13)}${circle(-30, 29, 7)}`],
      [DEEP_GOLD, circle(21, 19, 5)],
      [CREAM, circle(-42, 4, 5)],
    ],
    shine: "M-36-1H-14M4-27l-3 14",
  },
  "steering-wheel": {
    layers: [
      ...tube(NIGHT, METAL, "M0 0H36M0 0H-36M0 0V36", 11),
      ...tube(NIGHT, SLATE, circle(0, 0, 36), 10),
      [NIGHT, circle(0, 0, 15)],
      [RED, circle(0, 0, 11)],
    ],
    shine: "M-35-13Q-28-32-8-37M-5-4q2-3 5-3",
  },
  parcel: {
    layers: [
      [WOOD, "M-42-14H42V36q0 6-6 6H-36q-6 0-6-6Z"],
      ["#ad7038", "M12-13H41V36q0 5-5 5H12Z", "flat"],
      ["#e0ab6b", "M-42-14L-30-38H30L42-14Z"],
      ["#ffe3a6", "M-9-38H9l2 24V8l-5.5-4L0 8l-5.5-4L-11 8V-14Z"],
      [PALE, rect(-34, 10, 34, 24, 3)],
      [SLATE, "M-28 18H-8M-28 26h12", 3.5],
      [DEEP_RED, "M21 34V18m-6 6 6-7 6 7", 4],
    ],
  },
  plane: {
    tilt: 42,
    layers: [
      [RED, mirrored("M0 12L18 28v7L0 31")],
      [DEEP_PALE, mirrored("M6-24L50 4q3 3 0 8L6 0")],
      [RED, "M34-6L50 4q3 3 0 8L34 6ZM-34-6L-50 4q-3 3 0 8L-34 6Z"],
      [METAL, rect(19, -18, 9, 17, 4) + rect(-28, -18, 9, 17, 4)],
      [PALE, mirrored("M0-58C9-54 11-40 11-26L7 24Q5 32 0 34")],
      [DEEP_PALE, "M4-54C9-50 10-38 10-26L6 24Q4 30 1 33 4-2 4-54Z", "flat"],
      [BLUE, mirrored("M0-50Q6-48 7-40L0-42")],
      [RED, mirrored("M0 14H3L2 36H0")],
    ],
    shine: "M-6-34V-4",
    grip: [-13, 18],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
