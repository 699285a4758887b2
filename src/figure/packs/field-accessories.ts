import type { AccessoryKind } from "../../domain/accessories.ts";
import { DARK, GOLD, METAL, STEEL } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  BLUE,
  CREAM,
  DEEP_CREAM,
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
  NIGHT,
  ORANGE,
  PALE,
  RED,
  SKY,
  SLATE,
  TEAL,
  tube,
  WOOD,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, curls, dots, mirrored, path, radians, rect, star } from "../shapes.ts";

/** A leaf, petal or grain that starts at x, y; degrees are clockwise from upwards. */
function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const [right, up] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const at = (along: number, across: number) => [x + right * along + up * across, y - up * along + right * across];
  const [[a = 0, b = 0], [c = 0, d = 0], [e = 0, f = 0]] = [
    at(length / 2, width),
    at(length, 0),
    at(length / 2, -width),
  ];
  return path`M${x} ${y}Q${a} ${b} ${c} ${d}Q${e} ${f} ${x} ${y}Z`;
}

/** An ear of wheat whose stem starts at x, y. */
function ear(x: number, y: number, degrees: number): string {
  const [right, up] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [0, 11, 22]
    .map((along) => [-38, 38].map((turn) => leaf(x + right * along, y - up * along, 18, 9, degrees + turn)).join(""))
    .concat(leaf(x + right * 30, y - up * 30, 18, 9, degrees))
    .join("");
}

const SPARKLE = (x: number, y: number, radius: number): string => star(x, y, radius, 4, 0.3);

/** Things of trades beyond the desk and the workshop. */
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
      [TEAL, SPARKLE(0, 20, 10)],
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
  medal: {
    layers: [
      [DEEP_TEAL, "M-28-44H-10L8-8-8 2Z"],
      [TEAL, "M28-44H10L-8-8 8 2Z"],
      [PALE, "M16-44h6L-2-2-5-5Z", "flat"],
      [DEEP_GOLD, curls([0, 17, 26, 26], [0, 360], 12)],
      [GOLD, circle(0, 17, 23)],
      ["#ffdf8a", circle(0, 17, 17)],
      [DEEP_GOLD, star(0, 18, 13)],
    ],
    shine: "M-15 6q4-6 10-8",
  },
  compass: {
    layers: [
      ...tube(DEEP_WOOD, GOLD, circle(0, -38, 6), 4),
      [GOLD, circle(0, 6, 38)],
      [DEEP_GOLD, "M37 6A37 37 0 0 1-16 39Q32 40 28-16 37-8 37 6Z", "flat"],
      [CREAM, circle(0, 6, 29)],
      [SLATE, "M0-18v5M0 25v5M-24 6h5M19 6h5", 4],
      [RED, "M17-15L7 12-7 0Z"],
      [SLATE, "M-17 27L7 12-7 0Z"],
      [GOLD, circle(0, 6, 4)],
    ],
    shine: "M-33-4q5-17 20-23",
  },
  binoculars: {
    layers: [
      [NIGHT, mirrored("M7-43H23q4 0 4 4v9H6v-9Z")],
      [SLATE, rect(-10, -18, 20, 30, 4)],
      [SLATE, mirrored("M4-32H27L46 8 44 20H2V-20Z")],
      [DEEP_SLATE, "M18-31h8L45 8 44 16H32ZM-16-31H-8L-3-20V16H-8Z", "flat"],
      [NIGHT, circle(-25, 20, 23) + circle(25, 20, 23)],
      [SKY, circle(-25, 20, 16) + circle(25, 20, 16)],
      ["#4fb0ea", "M-14 9A15 15 0 0 1-35 31Q-14 32-14 9ZM36 9A15 15 0 0 1 15 31Q36 32 36 9Z", "flat"],
      [YELLOW, circle(0, -12, 6)],
    ],
    shine: "M-35 15q2-5 6-6M15 15q2-5 6-6",
    grip: [0, 12],
  },
  whistle: {
    tilt: -10,
    layers: [
      ...tube(DEEP_WOOD, GOLD, circle(43, -13, 6), 4),
      [ORANGE, "M-46-20H14A28 28 0 1 1-14 12L-16 4H-46q-4 0-4-4V-16q0-4 4-4Z"],
      [DEEP_ORANGE, "M31-12A27 27 0 1 1-12 14Q26 36 31-12Z", "flat"],
      [NIGHT, "M-20-20H-2L-8-6H-14Z"],
      [CREAM, circle(13, 9, 12)],
      [DEEP_CREAM, "M21 1A11 11 0 1 1 3 15Q18 18 21 1Z", "flat"],
      [YELLOW, "M-24-32l-4-10M-10-34v-10M4-32l4-10", 4],
    ],
    shine: "M-42-14h14M12-15q9 0 15 6",
  },
  ball: {
    layers: [
      [PALE, circle(0, 0, 42)],
      [DEEP_PALE, "M28-30A41 41 0 1 1-32 26 46 46 0 0 0 28-30Z", "flat"],
      [DARK, star(0, 0, 16, 5, 0.81)],
      [DARK, mirrored("M0-32L10-38Q5-42 0-42M28-10L39-12Q36-25 30-30L22-24ZM18 25L28 19 36 23Q30 34 22 36Z")],
      [SLATE, mirrored("M0-16V-32M15-5L28-10M9 13L18 25"), 3],
    ],
    shine: "M-24-30q5-5 11-7",
  },
  dumbbell: {
    tilt: -24,
    layers: [
      [METAL, rect(-42, -7, 84, 14, 2)],
      [DEEP_METAL, "M-18 0H18v6H-18Z", "flat"],
      [TEAL, mirrored("M36-20h6q5 0 5 5V15q0 5-5 5H36Z")],
      [TEAL, mirrored("M18-24q0-6 6-6h7q6 0 6 6V24q0 6-6 6H24q-6 0-6-6Z")],
      [DEEP_TEAL, mirrored("M19 8H36V24q0 5-5 5H24q-5 0-5-5ZM38 8h8v7q0 4-4 4H38Z"), "flat"],
    ],
    shine: "M-31-22V-8M24-22V-8",
    grip: [0, 0],
  },
  "first-aid": {
    layers: [
      ...tube(DEEP_GREEN, PALE, "M-16-24V-34q0-4 4-4H12q4 0 4 4v10", 6),
      [GREEN, rect(-46, -24, 92, 64, 11)],
      [DEEP_GREEN, "M-45 20H45V29q0 10-10 10H-35q-10 0-10-10Z", "flat"],
      [DEEP_GREEN, "M-30-23V39M30-23V39", 4],
      [PALE, circle(0, 8, 25)],
      [GREEN, "M-6-10H6V2H18V14H6V26H-6V14H-18V2H-6Z"],
    ],
    shine: "M-38-17H-34M-20-17H8",
  },
  syringe: {
    tilt: 42,
    layers: [
      [METAL, "M0 32V48", 3.5],
      [SLATE, rect(-3, -40, 6, 24, 1)],
      [TEAL, rect(-13, -48, 26, 9, 4)],
      [DEEP_TEAL, "M-6 26H6L3 36H-3Z"],
      [PALE, rect(-13, -20, 26, 48, 5)],
      [SKY, "M-12 0H12V23q0 4-4 4H-8q-4 0-4-4Z", "flat"],
      ["#5fb8e8", "M4 0H12V23q0 4-4 4H4Z", "flat"],
      [SLATE, rect(-12, -5, 24, 7, 2)],
      [SLATE, "M2 10h9M2 18h9", 2.5],
      [TEAL, rect(-20, -25, 40, 9, 4)],
    ],
    shine: "M-8-12V20",
    grip: [-14, 17],
  },
  tooth: {
    layers: [
      [PALE, mirrored("M0-30C12-44 42-40 38-8 36 8 28 14 26 32 24 48 12 46 10 32 8 20 5 14 0 14")],
      [DEEP_PALE, "M24-37C40-34 40-16 37-6 35 8 27 14 25 32 23 46 14 45 11 34 12 12 30 0 24-37Z", "flat"],
      [DEEP_PALE, "M0-29q6 6 14 6", 3],
      [GOLD, SPARKLE(38, -30, 14)],
      [GOLD, SPARKLE(-40, 20, 9)],
    ],
    shine: "M-28-12q0-12 8-18",
  },
  "rolling-pin": {
    tilt: -34,
    layers: [
      [RED, `${rect(-54, -8, 22, 16, 8)}${rect(32, -8, 22, 16, 8)}`],
      ["#e8b878", rect(-37, -19, 74, 38, 10)],
      [WOOD, "M-36 4H36v4q0 10-10 10H-26q-10 0-10-10Z", "flat"],
      [DEEP_WOOD, "M-22 11H8", 3],
    ],
    shine: "M-28-11H4M-49-2h8",
    grip: [-35, 24],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
