import type { AccessoryKind } from "../../domain/accessories.ts";
import { DARK, GOLD, METAL, STEEL } from "../palette.ts";
import { circle, ellipse, mirrored, rect, star } from "../shapes.ts";
import type { AccessoryDrawing } from "./Accessory.tsx";

const RED = "#d43";
const BLUE = "#37f";
const LEATHER = "#742";
const WOOD = "#b74";

/** Things of the workshop, the ward, the studio and the kitchen. */
export const WORKSHOP = {
  belt: {
    layers: [
      [LEATHER, "M-50-12Q0 8 50-12L52 6Q0 28-52 6Z", "lit"],
      [METAL, `${rect(-39, -32, 6, 30)}${circle(36, -15, 5)}`],
      [RED, rect(-42, -42, 12, 16, 4)],
      [STEEL, "M32-10v-8q-7-6-4-18M40-10v-8q7-6 4-18", 5],
      ["#853", `${rect(-47, -5, 21, 29, 5)}${rect(26, -5, 21, 29, 5)}`],
      ["#eb8", "M-24 4Q0 11 24 4M-24 16q24 7 48 0M-44 9h15", 1.5],
      [GOLD, rect(-13, -4, 26, 24, 5)],
      [LEATHER, rect(-7, 3, 14, 10, 2)],
      ["#7c5", ellipse(36, 10, 6, 7.5)],
      ["#241", "M36 3V17M27 6h18M27 13h18", 1.8],
    ],
  },
  stethoscope: {
    layers: [
      ["#224", "M-30-38C-40-4-20 10-8 10S22-4 14-38M-8 10c0 30 38 32 42 8", 9],
      ["#45a", "M-30-38C-40-4-20 10-8 10S22-4 14-38M-8 10c0 30 38 32 42 8", 5.5],
      [METAL, "M-30-38l6-4M14-38L8-42", 6],
      [METAL, circle(34, 6, 15)],
      ["#eef", circle(34, 6, 9)],
    ],
    shine: "M29 3q2-3 6-3M-31-28q-1 14 7 25",
  },
  blueprint: {
    layers: [
      ["#25c", rect(-44, -32, 84, 56), "lit"],
      ["#def", "M-34 14V-22H-6V-4H24V14ZM-6 14V4M-20-22v12H-34M6-22H24M6-15H18", 2.2],
      ["#bcf", ellipse(40, -4, 7, 29)],
      [GOLD, "M-50 30L40 14l3 15L-47 45Z"],
      ["#641", "M-36 28l1 6M-20 25l1 6M-4 22l1 6M12 19l1 6M28 16l1 6", 1.6],
    ],
  },
  camera: {
    layers: [
      ["#346", rect(-46, -26, 92, 60, 11), "lit"],
      [DARK, "M-24-26l8-11H12l8 11Z", "lit"],
      ["#224", rect(-46, -8, 92, 24)],
      [METAL, circle(2, 5, 24)],
      ["#112", circle(2, 5, 18)],
      ["#35a", circle(2, 5, 11)],
      ["#fec", rect(24, -21, 14, 9, 3)],
      [RED, circle(-34, -17, 4)],
    ],
    shine: "M-38-22q8-2 12-2M-4 0q1-2 4-2",
  },
  palette: {
    layers: [
      [WOOD, "M-6-34C34-38 52-12 44 8c-6 14-18 2-28 10S12 36-6 36C-34 36-48 16-46-4c2-18 18-28 40-30Z", "lit"],
      [RED, circle(-26, -12, 7.5)],
      ["#fc4", circle(-6, -22, 7.5)],
      ["#1a8", circle(17, -20, 7.5)],
      ["#a5e", circle(-30, 9, 7.5)],
      ["#432", circle(-8, 18, 7)],
      ["#eef", "M8 8L-20 44", 7],
      [METAL, "M14 1L7 10", 9],
      [BLUE, "M9-6q11-6 21-22Q22-6 18 2Z"],
    ],
  },
  wrench: {
    tilt: 34,
    layers: [
      [METAL, mirrored("M0 48q8 0 8-8V-8c12-6 14-24 4-32v16L0-18"), "lit"],
      [GOLD, star(28, 4, 18, 8, 0.74), "lit"],
      [STEEL, circle(28, 4, 6) + circle(0, 38, 4)],
    ],
    shine: "M-3 2V28",
  },
  knife: {
    layers: [
      ["#dee", "M-46 20L10-12 21 7C3 20-26 31-46 20Z", "lit"],
      [DARK, "M8-14L40-32q8-4 12 3l2 4q3 6-4 10L18 3Z", "lit"],
      [RED, circle(-14, 29, 12), "lit"],
      [METAL, circle(24, -13, 2.5) + circle(34, -18.5, 2.5) + circle(44, -24, 2.5)],
      ["#493", "M-14 18q4-7 10-6", 4],
    ],
    shine: "M-35 21Q-14 20 6 4M-19 24q2-3 5-3",
  },
  flask: {
    layers: [
      ["#def", mirrored("M0-38H10v24L34 24q6 12-6 14H0"), "lit"],
      ["#7d5", mirrored("M0 8H21L33 26q4 10-5 10H0")],
      [METAL, rect(-14, -43, 28, 9, 4)],
      ["#dfc", circle(-8, 22, 4) + circle(8, 16, 3) + circle(15, 28, 5) + circle(0, -2, 3)],
    ],
    shine: "M-5-30v18L-24 20",
  },
  scissors: {
    tilt: 24,
    layers: [
      [METAL, "M-5 4l-8-48Q-2-40 5 4Z", "lit"],
      ["#dde", "M5 4l8-48Q2-40-5 4Z", "lit"],
      [BLUE, ellipse(-13, 22, 11, 15) + ellipse(13, 22, 11, 15), 8],
      [STEEL, circle(0, 2, 4)],
    ],
    shine: "M-22 16q1-6 6-8M9 11q4-4 9-2",
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryDrawing>>;
