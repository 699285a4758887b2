import { METAL } from "../../../engine/palette.ts";
import { circle, mirrored, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const WORKSHOP: DrawnAccessories<"workshop"> = {
  hammer: {
    tilt: 36,
    layers: [
      ["#e8b878", "M0-16H12L14 42q-1 5-8 5t-8-5Z"],
      [paint.RED, "M-1 16H13L14 42q-1 5-8 5t-8-5Z"],
      [paint.DEEP_RED, "M7 17H12L13 42q-1 4-6 4Z", "flat"],
      [METAL, "M-6-35H13C30-34 44-26 48-10 38-18 30-17 16-15H-6Z"],
      [METAL, "M-28-38H-14q3 0 3 3H-4V-14H-11q0 3-3 3H-28q-3 0-3-3V-35q0-3 3-3Z"],
      [paint.DEEP_METAL, "M-30-23H14Q34-25 46-13 36-19 16-16H-5v1H-12q0 3-2 3H-28q-2 0-2-2Z", "flat"],
    ],
    shine: "M-24-31H4",
    grip: [-15, 31],
  },
  drill: {
    layers: [
      [METAL, "M-32-19L-54-17-32-14Z"],
      [paint.SLATE, "M-20-26L-34-21V-11L-20-6Z"],
      [paint.YELLOW, "M-20-32H26q16 0 16 15T26-2H16L24 26H-4L-8-2H-20q-3 0-3-3V-29q0-3 3-3Z"],
      [paint.DEEP_YELLOW, "M-21-12H41Q39-3 26-3H15l8 28H10L2-3H-20q-1 0-1-2Z", "flat"],
      [paint.NIGHT, rect(-14, 24, 46, 19, 6)],
      [paint.RED, "M-8 0h10l2 11q-10 0-12-11Z"],
      [paint.NIGHT, "M10-26V-18M18-26V-18M26-26V-18", 4],
    ],
    shine: "M-15-26H-1",
    grip: [6, 14],
  },
  "paint-roller": {
    tilt: 8,
    layers: [
      ...paint.tube(paint.NIGHT, METAL, "M30-28H42V-4H0V14", 5),
      [paint.PINK, rect(-42, -42, 74, 27, 10)],
      [paint.DEEP_PINK, "M-41-28H31v4q0 8-8 8H-33q-8 0-8-8Z", "flat"],
      [paint.DEEP_METAL, rect(-46, -36, 8, 15, 3)],
      [paint.ORANGE, rect(-8, 10, 16, 36, 7)],
      [paint.DEEP_ORANGE, "M1 11H7V38q0 6-6 7Z", "flat"],
      [paint.PINK, "M-30-16h9V-6q-4.5 7-9 0Z", "flat"],
    ],
    shine: "M-32-36H4",
    grip: [-4, 28],
  },
  "tape-measure": {
    layers: [
      [paint.CREAM, "M-20 22H48V37H-20Z"],
      [paint.NIGHT, "M24 24v5M33 24v8M42 24v5", 3],
      [paint.SLATE, rect(46, 19, 7, 24, 2)],
      [paint.YELLOW, "M-52 26V-6C-52-28-38-40-18-40S16-28 16-6V30q0 8-8 8H-40q-12 0-12-12Z"],
      [paint.DEEP_YELLOW, "M15-6V30q0 7-7 7H-40Q-50 37-51 26 6 30 4-31 15-22 15-6Z", "flat"],
      [paint.NIGHT, circle(-18, -3, 22)],
      [paint.PALE, circle(-18, -3, 15)],
      [paint.RED, "M-27 2h18M-23-6h10", 4],
    ],
    shine: "M-45-8q2-14 13-20",
  },
  blueprint: {
    layers: [
      [paint.PALE, rect(-46, -38, 88, 64, 3)],
      [paint.BLUE, rect(-41, -33, 76, 54, 1)],
      [paint.PALE, "M-32 12V-24H-4V-4H24V12ZM-4 12V-4M6-24H24M6-15H18", 3],
      [paint.PALE, "M36-38H45q7 0 7 8V18q0 8-7 8H36Z"],
      [paint.DEEP_PALE, "M44-37q7 0 7 8V17q0 8-7 8Z", "flat"],
      [paint.YELLOW, "M-50 30L44 16l2 14L-47 44Z"],
      [paint.DEEP_WOOD, "M-36 29l1 6M-20 26l1 6M-4 24l1 6M12 22l1 6M28 19l1 6", 3],
    ],
    grip: [0, 30],
  },
  wrench: {
    tilt: 36,
    layers: [
      [METAL, mirrored("M0 49q9 0 9-9V-8C24-15 26-34 15-46V-28L0-20")],
      [paint.DEEP_METAL, "M2-19L16-29V-43C25-34 22-15 8-9V40q0 8-6 8Z", "flat"],
      [paint.YELLOW, star(31, 8, 19, 8, 0.74)],
      [paint.SLATE, circle(31, 8, 7) + circle(0, 39, 4)],
    ],
    shine: "M-4 0V26",
    grip: [-19, 26],
  },
};
