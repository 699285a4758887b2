import { GOLD, METAL, WHITE } from "../../../engine/palette.ts";
import { circle, dots, mirrored, path, radians, rect, star } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

/** Draws a gear. Its teeth extend to `radius`. */
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

/** Draws a column of calculator keys as dots. */
const keys = (x: number, ...rows: readonly number[]): string => dots(...rows.map((y) => [x, y] as const));

export const DESK: DrawnAccessories<"desk"> = {
  gear: {
    layers: [
      [paint.DEEP_GOLD, cog(-9, -3, 42, 8)],
      [GOLD, circle(-9, -3, 28)],
      [paint.DEEP_WOOD, circle(-9, -3, 12)],
      [METAL, cog(32, 25, 21, 7)],
      [paint.SLATE, circle(32, 25, 7)],
    ],
    shine: "M-30-9q3-12 14-16",
  },
  server: {
    layers: [
      [paint.SLATE, rect(-34, -44, 68, 88, 8)],
      [paint.DEEP_SLATE, "M28-43q5 1 5 8V36q0 7-8 7H-27q-6 0-6-6 61 6 61-10Z", "flat"],
      [paint.NIGHT, [-38, -12, 14].map((y) => rect(-28, y, 56, 23, 4)).join("")],
      [paint.DEEP_METAL, "M-20-30H2M-20-23H2M-20-4H2M-20 3H2M-20 22H2M-20 29H2", 3.5],
      ["#7dff9a", dots([12, -27], [12, -1], [21, 25]), 6],
      [GOLD, dots([21, -27], [12, 25]), 6],
      [paint.SKY, dots([21, -1]), 6],
    ],
    shine: "M-30-40H0",
  },
  laptop: {
    layers: [
      [paint.DEEP_METAL, mirrored("M0-40H37q6 0 6 6V18H0")],
      [paint.NIGHT, rect(-37, -34, 74, 46, 3)],
      ["#7df0b4", "M-29-24h18M-29-14H2M-22-4H6", 4.5],
      [paint.SKY, "M-3-24H20M12-14H28M-29 5h16", 4.5],
      [paint.PALE, mirrored("M0 16H50q3 0 2 5L48 27q-2 5-8 5H0")],
      [paint.DEEP_PALE, mirrored("M0 24H50L47 27q-2 4-8 4H0"), "flat"],
      [paint.DEEP_METAL, rect(-12, 16, 24, 6, 3), "flat"],
    ],
    grip: [0, 38],
  },
  phone: {
    tilt: 9,
    layers: [
      [paint.NIGHT, rect(-25, -44, 50, 88, 11)],
      [paint.PALE, rect(-20, -37, 40, 74, 6)],
      [paint.BLUE, rect(-14, -29, 24, 14, 5)],
      [paint.GREEN, rect(-8, -9, 22, 14, 5)],
      [paint.YELLOW, rect(-14, 11, 24, 14, 5)],
      [paint.RED, circle(23, -36, 12)],
      [WHITE, "M23-42v7M23-30v.1", 4.5],
    ],
    shine: "M-15 31H0",
    grip: [-6, 34],
  },
  chart: {
    layers: [
      ...paint.tube(paint.DEEP_WOOD, paint.WOOD, mirrored("M22 24l7 16"), 6),
      [paint.PALE, rect(-48, -38, 96, 66, 7)],
      [paint.DEEP_PALE, mirrored("M0 20H47q1 7-6 7H0"), "flat"],
      [paint.DEEP_METAL, "M-37 14H38", 3],
      [paint.SKY, rect(-32, -4, 16, 18, 2)],
      [paint.BLUE, rect(-9, -11, 16, 25, 2)],
      [paint.GREEN, rect(14, -18, 16, 32, 2)],
      [paint.RED, "M-34-12L-12-22l16 3L34-31M25-33l10 1-3 10", 4.5],
    ],
    grip: [0, 34],
  },
  briefcase: {
    layers: [
      ...paint.tube(paint.NIGHT, paint.DEEP_WOOD, "M-15-24V-33q0-4 4-4H11q4 0 4 4v9", 6),
      [paint.DEEP_WOOD, rect(-48, -24, 96, 64, 9)],
      [paint.WOOD, mirrored("M0 14q26 0 48-9V-15q0-9-9-9H0")],
      [GOLD, rect(-11, 4, 22, 18, 4)],
      [paint.DEEP_WOOD, circle(0, 12, 3.5), "flat"],
    ],
    shine: "M-40-17H10",
  },
  trophy: {
    layers: [
      ...paint.tube(paint.DEEP_WOOD, GOLD, mirrored("M26-28C56-32 46 6 18 4"), 6),
      [paint.SLATE, mirrored("M0 26H17q5 0 5 5V43H0")],
      [GOLD, mirrored("M0-40H29C29-6 20 8 7 14 6 20 8 22 12 28H0")],
      [paint.DEEP_GOLD, "M14-39H28C28-6 19 7 6 13 5 20 7 23 11 27H0Q20 4 14-39Z", "flat"],
      [paint.CREAM, star(-1, -15, 14)],
    ],
    shine: "M-22-32q0 18 7 28",
    grip: [0, 34],
  },
  pencil: {
    tilt: 40,
    layers: [
      ["#f79aa8", rect(-12, -54, 24, 18, 7)],
      [METAL, rect(-13, -42, 26, 10)],
      [paint.YELLOW, "M-13-33H13V24L0 30-13 24Z"],
      [paint.DEEP_YELLOW, "M4-33H13V24L4 29Z", "flat"],
      [paint.CREAM, "M-13 24Q-8 19-4 24 0 20 4 24 8 19 13 24L0 52Z"],
      [paint.NIGHT, "M-5 41Q0 38 5 41L0 52Z"],
    ],
    shine: "M-7-27V10",
    grip: [-8, 10],
  },
  calculator: {
    tilt: 6,
    layers: [
      [paint.SLATE, rect(-31, -44, 62, 88, 10)],
      [paint.DEEP_SLATE, "M20-43q10 1 10 10V33q0 10-10 10H-20q-9 0-10-9Q20 40 20-43Z", "flat"],
      ["#c8f0b4", rect(-24, -37, 48, 21, 4)],
      [paint.DEEP_GREEN, "M-2-32v6H6M6-32v11M12-32h7v5H12v6h7", 3],
      [paint.PALE, keys(-18, -5, 8, 21, 34) + keys(-6, -5, 8, 21, 34) + keys(6, -5, 8, 21, 34), 9],
      [paint.ORANGE, "M18-5h0M18 8h0M18 21V34", 9],
    ],
  },
};
