import type { AccessoryKind } from "../../domain/figure-spec.ts";
import { DARK, GOLD, METAL, STEEL } from "../palette.ts";
import { box, circle, ellipse, star } from "../shapes.ts";
import type { AccessoryArt } from "./Accessory.tsx";

const RED = "#e0403a";
const BLUE = "#2f74ff";
const LEATHER = "#7a4a2a";
const WOOD = "#b87a45";

/** Things of the workshop, the ward, the studio and the kitchen. */
export const WORKSHOP = {
  belt: {
    layers: [
      [LEATHER, "M-50-12Q0,8 50-12L52,6Q0,28-52,6Z", "lit"],
      [METAL, `${box(-39, -32, 6, 30)}${circle(36, -15, 5)}`],
      [RED, box(-42, -42, 12, 16, 4)],
      [STEEL, "M32-10V-18Q25-24 28-36M40-10V-18Q47-24 44-36", 5],
      ["#8e5832", `${box(-47, -5, 21, 29, 5)}${box(26, -5, 21, 29, 5)}`],
      ["#e6b98a", "M-24,4Q0,11 24,4M-24,16Q0,23 24,16M-44,9h15", 1.5],
      [GOLD, box(-13, -4, 26, 24, 5)],
      [LEATHER, box(-7, 3, 14, 10, 2)],
      ["#7bd44f", ellipse(36, 10, 6, 7.5)],
      ["#23400f", "M36,3v14M29,6l-3-2M28,12h-3M43,6l3-2M44,12h3", 1.8],
    ],
  },
  stethoscope: {
    layers: [
      ["#1d2440", "M-30-38C-40-4-20,10-8,10C4,10 22-4 14-38M-8,10C-8,40 30,42 34,18", 9],
      ["#4a5ca8", "M-30-38C-40-4-20,10-8,10C4,10 22-4 14-38M-8,10C-8,40 30,42 34,18", 5.5],
      [METAL, "M-30-38l6-4M14-38l-6-4", 6],
      [METAL, circle(34, 6, 15)],
      ["#eef3fb", circle(34, 6, 9)],
    ],
    shine: "M29,3Q31,0 35,0M-31-28Q-32-14-24-3",
  },
  blueprint: {
    layers: [
      ["#2458c9", box(-44, -32, 84, 56), "lit"],
      ["#dcecff", "M-34,14V-22H-6V-4H24V14ZM-6,14V4M-20-22V-10H-34M6-22h18M6-15h12", 2.2],
      ["#bcd4ff", ellipse(40, -4, 7, 29)],
      [GOLD, "M-50,30L40,14L43,29L-47,45Z"],
      ["#6b4a0c", "M-40,28l1,6M-30,26l1,4M-20,25l1,6M-10,23l1,4M0,21l1,6M10,20l1,4M20,18l1,6M30,16l1,4", 1.6],
    ],
  },
  camera: {
    layers: [
      ["#39415e", box(-46, -26, 92, 60, 11), "lit"],
      [DARK, "M-24-26L-16-37H12L20-26Z", "lit"],
      ["#20263f", box(-46, -8, 92, 24)],
      [METAL, circle(2, 5, 24)],
      ["#10142a", circle(2, 5, 18)],
      ["#2c4fb0", circle(2, 5, 11)],
      ["#fff3c4", box(24, -21, 14, 9, 3)],
      [RED, circle(-34, -17, 4)],
    ],
    shine: "M-38-22Q-30-24-26-24M-4,0Q-3-2 0-2",
  },
  palette: {
    layers: [
      [WOOD, "M-6-34C34-38 52-12 44,8C38,22 26,10 16,18C6,26 12,36-6,36C-34,36-48,16-46-4C-44-22-28-32-6-34Z", "lit"],
      [RED, circle(-26, -12, 7.5)],
      ["#ffcb3d", circle(-6, -22, 7.5)],
      ["#18b08a", circle(17, -20, 7.5)],
      ["#b05cf0", circle(-30, 9, 7.5)],
      ["#4a3424", circle(-8, 18, 7)],
      ["#e8edf7", "M8,8L-20,44", 7],
      [METAL, "M14,1L7,10", 9],
      [BLUE, "M9-6Q20-12 30-28Q22-6 18,2Z"],
    ],
  },
  wrench: {
    tilt: 34,
    layers: [
      [METAL, "M-8-8V40Q-8,48 0,48Q8,48 8,40V-8C20-14 22-32 12-40V-24L0-18L-12-24V-40C-22-32-20-14-8-8Z", "lit"],
      [GOLD, star(28, 4, 18, 8, 0.74), "lit"],
      [STEEL, circle(28, 4, 6) + circle(0, 38, 4)],
    ],
    shine: "M-3,2V28",
  },
  knife: {
    layers: [
      ["#dfe6f0", "M-46,20L10-12L21,7C3,20-26,31-46,20Z", "lit"],
      [DARK, "M8-14L40-32Q48-36 52-29L54-25Q57-19 50-15L18,3Z", "lit"],
      [RED, circle(-14, 29, 12), "lit"],
      [METAL, circle(24, -13, 2.5) + circle(34, -18.5, 2.5) + circle(44, -24, 2.5)],
      ["#3e9a3a", "M-14,18q4-7 10-6", 4],
    ],
    shine: "M-35,21Q-14,20 6,4M-19,24q2-3 5-3",
  },
  flask: {
    layers: [
      ["#dff3ff", "M-10-38H10V-14L34,24Q40,36 28,38H-28Q-40,36-34,24L-10-14Z", "lit"],
      ["#7ee05a", "M-21,8H21L33,26Q37,36 28,36H-28Q-37,36-33,26Z"],
      [METAL, box(-14, -43, 28, 9, 4)],
      ["#e4ffd2", circle(-8, 22, 4) + circle(8, 16, 3) + circle(15, 28, 5) + circle(0, -2, 3)],
    ],
    shine: "M-5-30V-12L-24,20",
  },
  scissors: {
    tilt: 24,
    layers: [
      [METAL, "M-5,4L-13-44Q-2-40 5,4Z", "lit"],
      ["#d5dcea", "M5,4L13-44Q2-40-5,4Z", "lit"],
      [BLUE, ellipse(-13, 22, 11, 15) + ellipse(13, 22, 11, 15), 8],
      [STEEL, circle(0, 2, 4)],
    ],
    shine: "M-22,16Q-21,10-16,8M9,11Q13,7 18,9",
  },
} as const satisfies Partial<Record<AccessoryKind, AccessoryArt>>;
