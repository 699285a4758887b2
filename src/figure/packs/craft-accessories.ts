import type { AccessoryKind } from "../../domain/accessories.ts";
import { GOLD, METAL, WHITE } from "../palette.ts";
import type { AccessoryDrawing } from "../parts/Accessory.tsx";
import {
  CREAM,
  DEEP_CREAM,
  DEEP_GOLD,
  DEEP_METAL,
  DEEP_ORANGE,
  DEEP_PINK,
  DEEP_RED,
  DEEP_SLATE,
  DEEP_VIOLET,
  DEEP_WOOD,
  DEEP_YELLOW,
  GREEN,
  NIGHT,
  ORANGE,
  PALE,
  PINK,
  RED,
  SKY,
  SLATE,
  TEAL,
  tube,
  VIOLET,
  WOOD,
  YELLOW,
} from "../parts/accessory-paint.ts";
import { circle, curls, dots, mirrored, path, radians, rect } from "../shapes.ts";

/** A toothed wheel; teeth reach `radius`. */
function cog(cx: number, cy: number, radius: number, teeth: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, i) =>
    (
      [
        [-0.32, 0.76],
        [-0.17, 1],
        [0.17, 1],
        [0.32, 0.76],
      ] as const
    ).map(([turn, reach]) => {
      const angle = radians((i + turn) * step);
      return path`${cx + Math.cos(angle) * radius * reach} ${cy + Math.sin(angle) * radius * reach}`;
    }),
  );
  return `M${corners.flat().join(" ")}Z`.replaceAll(" -", "-");
}

/** Things of hands and machines, and animals. */
export const CRAFT = {
  hammer: {
    tilt: 36,
    layers: [
      ["#e8b878", "M0-16H12L14 42q-1 5-8 5t-8-5Z"],
      [RED, "M-1 16H13L14 42q-1 5-8 5t-8-5Z"],
      [DEEP_RED, "M7 17H12L13 42q-1 4-6 4Z", "flat"],
      [METAL, "M-6-35H13C30-34 44-26 48-10 38-18 30-17 16-15H-6Z"],
      [METAL, "M-28-38H-14q3 0 3 3H-4V-14H-11q0 3-3 3H-28q-3 0-3-3V-35q0-3 3-3Z"],
      [DEEP_METAL, "M-30-23H14Q34-25 46-13 36-19 16-16H-5v1H-12q0 3-2 3H-28q-2 0-2-2Z", "flat"],
    ],
    shine: "M-24-31H4",
    grip: [-15, 31],
  },
  drill: {
    layers: [
      [METAL, "M-32-19L-54-17-32-14Z"],
      [SLATE, "M-20-26L-34-21V-11L-20-6Z"],
      [YELLOW, "M-20-32H26q16 0 16 15T26-2H16L24 26H-4L-8-2H-20q-3 0-3-3V-29q0-3 3-3Z"],
      [DEEP_YELLOW, "M-21-12H41Q39-3 26-3H15l8 28H10L2-3H-20q-1 0-1-2Z", "flat"],
      [NIGHT, rect(-14, 24, 46, 19, 6)],
      [RED, "M-8 0h10l2 11q-10 0-12-11Z"],
      [NIGHT, "M10-26V-18M18-26V-18M26-26V-18", 4],
    ],
    shine: "M-15-26H-1",
    grip: [6, 14],
  },
  "paint-roller": {
    tilt: 8,
    layers: [
      ...tube(NIGHT, METAL, "M30-28H42V-4H0V14", 5),
      [PINK, rect(-42, -42, 74, 27, 10)],
      [DEEP_PINK, "M-41-28H31v4q0 8-8 8H-33q-8 0-8-8Z", "flat"],
      [DEEP_METAL, rect(-46, -36, 8, 15, 3)],
      [ORANGE, rect(-8, 10, 16, 36, 7)],
      [DEEP_ORANGE, "M1 11H7V38q0 6-6 7Z", "flat"],
      [PINK, "M-30-16h9V-6q-4.5 7-9 0Z", "flat"],
    ],
    shine: "M-32-36H4",
    grip: [-4, 28],
  },
  hairdryer: {
    layers: [
      [DEEP_VIOLET, "M8-2H26L20 36q-1 6-7 6H8q-5 0-4-6Z"],
      [VIOLET, "M-38-30L10-40A24 24 0 0 1 12 8L-38-2Z"],
      [DEEP_VIOLET, "M-37-14H35Q34 4 12 7L-37-3Z", "flat"],
      [NIGHT, rect(-44, -34, 10, 36, 4)],
      [PALE, circle(13, -16, 12)],
      [DEEP_VIOLET, "M8-16h10M10-21h6M10-11h6", 3],
      [GOLD, rect(9, 13, 8, 14, 4)],
      [SKY, "M-49-26h-2M-49-16h-3M-49-6h-2", 4],
    ],
    shine: "M-28-26L4-33",
    grip: [14, 26],
  },
  flowers: {
    layers: [
      [GREEN, "M0 6Q-13.7-23-45-15.9Q-31 13 0 6ZM0 6Q31 13 45-15.9Q13.7-23 0 6Z"],
      [PINK, curls([-23, -14, 14, 14], [0, 360], 6)],
      [YELLOW, curls([23, -14, 14, 14], [0, 360], 6)],
      [VIOLET, curls([0, -25, 15, 15], [0, 360], 6)],
      [CREAM, circle(-23, -14, 6) + circle(23, -14, 6) + circle(0, -25, 6.5)],
      [CREAM, "M-32 2Q0 14 32 2L10 40q-10 7-20 0Z"],
      [DEEP_CREAM, "M31 3L9 40q-5 4-10 3Q16 26 14 8 22 7 31 3Z", "flat"],
      [RED, "M0 27q17-11 19 2-6 9-19-2ZM0 27q-17-11-19 2 6 9 19-2Z"],
    ],
    grip: [0, 30],
  },
  "tape-measure": {
    layers: [
      [CREAM, "M-20 22H48V37H-20Z"],
      [NIGHT, "M24 24v5M33 24v8M42 24v5", 3],
      [SLATE, rect(46, 19, 7, 24, 2)],
      [YELLOW, "M-52 26V-6C-52-28-38-40-18-40S16-28 16-6V30q0 8-8 8H-40q-12 0-12-12Z"],
      [DEEP_YELLOW, "M15-6V30q0 7-7 7H-40Q-50 37-51 26 6 30 4-31 15-22 15-6Z", "flat"],
      [NIGHT, circle(-18, -3, 22)],
      [PALE, circle(-18, -3, 15)],
      [RED, "M-27 2h18M-23-6h10", 4],
    ],
    shine: "M-45-8q2-14 13-20",
  },
  gear: {
    layers: [
      [DEEP_GOLD, cog(-9, -3, 42, 8)],
      [GOLD, circle(-9, -3, 28)],
      [DEEP_WOOD, circle(-9, -3, 12)],
      [METAL, cog(32, 25, 21, 7)],
      [SLATE, circle(32, 25, 7)],
    ],
    shine: "M-30-9q3-12 14-16",
  },
  server: {
    layers: [
      [SLATE, rect(-34, -44, 68, 88, 8)],
      [DEEP_SLATE, "M28-43q5 1 5 8V36q0 7-8 7H-27q-6 0-6-6 61 6 61-10Z", "flat"],
      [NIGHT, [-38, -12, 14].map((y) => rect(-28, y, 56, 23, 4)).join("")],
      [DEEP_METAL, "M-20-30H2M-20-23H2M-20-4H2M-20 3H2M-20 22H2M-20 29H2", 3.5],
      ["#7dff9a", dots([12, -27], [12, -1], [21, 25]), 6],
      [GOLD, dots([21, -27], [12, 25]), 6],
      [SKY, dots([21, -1]), 6],
    ],
    shine: "M-30-40H0",
  },
  cat: {
    layers: [
      ...tube(DEEP_ORANGE, ORANGE, "M20 38C48 42 50 12 38 6", 9),
      [ORANGE, mirrored("M0 0H14C24 14 28 28 24 44H0")],
      [DEEP_ORANGE, "M14 14C22 22 26 31 23 43H14Q20 28 14 14Z", "flat"],
      [CREAM, mirrored("M0 12Q10 16 11 44H0")],
      [DEEP_ORANGE, mirrored("M0 15Q14 14 19 7L22 14Q13 23 0 23"), "flat"],
      [ORANGE, mirrored("M0-32Q8-34 14-30L28-42Q34-30 32-14 34 10 0 12")],
      [DEEP_ORANGE, "M28-38Q33-28 31-14C32 5 16 11 2 11Q26 3 24-26Z", "flat"],
      ["#ffb3a8", mirrored("M19-28l7-6q2 6 1 13Z"), "flat"],
      [DEEP_ORANGE, "M0-31v9M-8-30v5M8-30v5", 4],
      [CREAM, mirrored("M0-7Q12-8 13 1 12 9 0 9"), "flat"],
      [NIGHT, "M-14-10.5v3M14-10.5v3", 9],
      ["#e0677b", "M-4-6H4L0-1Z"],
      [NIGHT, "M-7 3Q-1 4 0-1 1 4 7 3", 3],
      [WHITE, dots([-13, -12], [15, -12]), 3],
      [TEAL, "M-16 12Q0 20 16 12", 5],
    ],
  },
  dog: {
    layers: [
      ...tube(DEEP_WOOD, WOOD, "M22 36Q42 34 42 16", 8),
      [WOOD, mirrored("M0 0H15C26 14 28 28 25 44H0")],
      [DEEP_WOOD, "M15 14C24 24 27 32 24 43H15Q21 28 15 14Z", "flat"],
      [CREAM, mirrored("M0 12Q12 18 11 44H0")],
      [DEEP_WOOD, mirrored("M0 20Q14 19 20 8L23 14Q14 28 0 28"), "flat"],
      [WOOD, mirrored("M0-36Q26-36 28-12 28 12 0 14")],
      [DEEP_WOOD, "M24-22Q29-8 24 2 16 13 2 13 22 4 24-22Z", "flat"],
      [CREAM, mirrored("M0-34Q5-26 5-12 17-8 17 2 14 13 0 13"), "flat"],
      [DEEP_WOOD, mirrored("M18-34Q34-40 38-18 42 2 34 6 26 4 25-10 25-24 18-34Z")],
      ["#e8798a", mirrored("M0 5H5V11Q5 18 0 18")],
      [NIGHT, "M-13-13v2M13-13v2", 9],
      [NIGHT, mirrored("M0-8H5Q9-8 7-3 4 1 0 1")],
      [NIGHT, "M-9 4Q-1 6 0 0 1 6 9 4", 3],
      [WHITE, dots([-12, -14], [14, -14]), 3],
      [RED, "M-17 17Q0 26 17 17", 6],
      [GOLD, circle(0, 25, 5)],
    ],
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
