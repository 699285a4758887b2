import type { AccessoryKind } from "../../domain/accessories.ts";
import { DARK, GOLD, METAL, STEEL, WHITE } from "../palette.ts";
import { circle, ellipse, mirrored, rect, star } from "../shapes.ts";
import type { AccessoryDrawing } from "./Accessory.tsx";

const RED = "#d43";
const BLUE = "#37f";
const GREEN = "#1a8";
const PAPER = "#ffe";
const CASE = "#346";
const SCREEN = "#113";

/** Keys of a keyboard: columns 0 to 7 in three rows; the space bar takes the middle of the last. */
const keys = (isChosen: (column: number, row: number) => boolean): string =>
  Array.from({ length: 24 }, (_, i) => [i % 8, Math.floor(i / 8)] as const)
    .filter(([column, row]) => (row < 2 || column < 2 || column > 5) && isChosen(column, row))
    .map(([column, row]) => `M${-42 + column * 11} ${-15 + row * 11}h7v8h-7Z`)
    .join("");

/** Things of the desk. */
export const DESK = {
  keyboard: {
    tilt: -7,
    layers: [
      ["#346", mirrored("M0-26H44q8 0 8 8l3 38q0 8-8 8H0"), "lit"],
      ["#224", "M20-26c4-14 18-8 22-18", 4],
      ["#224", rect(-47, -20, 94, 41, 5)],
      [PAPER, keys((column, row) => (column + row) % 3 > 0)],
      ["#cce", keys((column, row) => (column + row) % 3 === 0)],
      ["#f55", "M-42-15h7v8h-7Z"],
      ["#7df", rect(-20, 7, 40, 8, 2)],
    ],
    shine: "M-44-23H10",
  },
  coffee: {
    layers: [
      ["#ffe", "M-34-15H28L24 35Q23 45 12 45H-18q-11 0-12-10Z", "lit"],
      ["#776", "M25-4c21-6 21 30-2 26", 10],
      ["#ffe", "M25-4c21-6 21 30-2 26", 7],
      ["#532", ellipse(-3, -15, 31, 7)],
      [RED, "M-3 31C-22 17-17 3-8 3c4 0 5 4 5 5 0-1 1-5 5-5 9 0 14 14-5 28Z"],
      [WHITE, "M-16-25c-6-6 4-8 0-16M-2-25c-6-8 6-8 0-18M12-25c-6-6 4-8 0-16", 3],
    ],
    shine: "M-27-4l3 34",
  },
  laptop: {
    layers: [
      [CASE, mirrored("M0-36H38q4 0 4 4V14H0"), "lit"],
      [METAL, mirrored("M0 16H52l4 10q0 6-6 6H0"), "lit"],
      [SCREEN, rect(-37, -31, 74, 41, 2)],
      ["#6eb", "M-30-22h18M-30-14H0M-24-6H2M-24 2h14", 3.5],
      ["#7cf", "M8-22H28M12-6H24", 3.5],
      ["#789", rect(-12, 17, 24, 6, 3)],
    ],
  },
  phone: {
    tilt: 9,
    layers: [
      [DARK, rect(-22, -40, 44, 80, 9), "lit"],
      ["#eef", rect(-18, -33, 36, 64, 4)],
      [BLUE, rect(-13, -27, 21, 13, 5)],
      [GREEN, rect(-7, -9, 20, 13, 5)],
      [GOLD, rect(-13, 9, 21, 13, 5)],
      [RED, circle(22, -34, 11)],
      [WHITE, "M22-40v7M22-29.5v.1", 4],
    ],
    shine: "M-19-32V10",
  },
  chart: {
    layers: [
      [PAPER, rect(-46, -34, 92, 62, 6), "lit"],
      ["#b74", mirrored("M20 28l6 12"), 6],
      ["#9ab", "M-36 20H38M-36 20V-24", 2.5],
      ["#7bf", rect(-28, 0, 13, 19, 2)],
      [BLUE, rect(-9, -10, 13, 29, 2)],
      [GREEN, rect(10, -20, 13, 39, 2)],
      [RED, "M-30-6L-8-18l18 4L36-32M28-33h9l-1 9", 4],
    ],
  },
  book: {
    tilt: -8,
    layers: [
      ["#287", "M-34-36H32V34H-34q-8 0-8-8V-28q0-8 8-8Z", "lit"],
      [PAPER, "M-34 24H30v8H-34q-6-4 0-8Z"],
      [GOLD, star(2, -10, 15)],
      ["#dee", "M-14 13H18", 4],
      [RED, "M18-36h9v24l-4.5-5L18-12Z"],
    ],
    shine: "M-24-31H12",
  },
  briefcase: {
    layers: [
      ["#853", rect(-46, -22, 92, 56, 8), "lit"],
      ["#a63", mirrored("M0 10q23 0 46-8V-14q0-8-8-8H0"), "lit"],
      ["#321", "M-16-23V-35H16v12", 7],
      [GOLD, rect(-10, 2, 20, 15, 4)],
      ["#641", circle(0, 9, 3)],
    ],
    shine: "M-38-17H20",
  },
  megaphone: {
    tilt: -14,
    layers: [
      [RED, "M-30-12L30-36V32L-30 10Z", "lit"],
      [DARK, "M-20 12l16 6L-8 38H-22Z", "lit"],
      ["#fdc", ellipse(30, -2, 9, 34)],
      ["#822", ellipse(31, -2, 5, 20)],
      [PAPER, rect(-46, -14, 18, 26, 6)],
      [GOLD, "M44-18l9-5M47-2H57M44 14l9 5", 4.5],
    ],
    shine: "M-24-9L18-25",
  },
  trophy: {
    layers: [
      [GOLD, mirrored("M0-34H26C26-4 18 10 6 14V24H0"), "lit"],
      [GOLD, mirrored("M25-24C50-26 42 6 18 4"), 6],
      [DARK, rect(-20, 24, 40, 13, 3)],
      ["#ffd", star(0, -14, 13)],
    ],
    shine: "M-19-28q1 20 9 30",
  },
  gavel: {
    tilt: -24,
    layers: [
      ["#b74", rect(-5, -4, 10, 52, 4), "lit"],
      ["#953", rect(-30, -32, 60, 28, 6), "lit"],
      [GOLD, `${rect(-34, -35, 12, 34, 4)}${rect(22, -35, 12, 34, 4)}`],
      ["#742", "M-50 20L2 42-2 52-58 28Z"],
    ],
    shine: "M-16-26H14",
  },
  microphone: {
    tilt: 28,
    layers: [
      [DARK, "M-9 0H9L6 44H-6Z", "lit"],
      [METAL, circle(0, -17, 22), "lit"],
      [STEEL, mirrored("M0-24H20M0-16H22M0-7H19M9-37V2"), 1.8],
      [GOLD, rect(-14, 1, 28, 9, 4)],
      [RED, circle(0, 20, 3.5)],
    ],
    shine: "M-12-30q8-6 16-5",
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
