import { GOLD, METAL, WHITE } from "../../../engine/palette.ts";
import { ellipse, mirrored, rect } from "../../../engine/shapes.ts";
import type { Classic } from "../../../schema/field.ts";
import * as paint from "../accessory-paint.ts";
import type { ACCESSORIES } from "../options.ts";
import type { AccessoryDrawing } from "../types.ts";

const LEATHER = "#6e4022";

/** Draws keys of a keyboard. They have columns 0 to 5 in three rows; the space bar is in the middle of the last row. */
const keys = (isChosen: (column: number, row: number) => boolean): string =>
  Array.from({ length: 18 }, (_, i) => [i % 6, Math.floor(i / 6)] as const)
    .filter(([column, row]) => (row < 2 || column % 5 === 0) && isChosen(column, row))
    .map(([column, row]) => `M${-40 + column * 14} ${-19 + row * 14}h10v9h-10Z`)
    .join("");

/** The accessories in the initial bundle: those of the sample figure (specification §3). */
export const CLASSICS: Readonly<Record<Classic<typeof ACCESSORIES>, AccessoryDrawing>> = {
  belt: {
    layers: [
      [METAL, rect(-39, -26, 7, 24, 1)],
      [paint.RED, rect(-43, -44, 15, 22, 6)],
      [METAL, "M30 4V-16Q20-24 24-42L30-44 31-32H40L42-44 47-42Q51-24 41-16V4Z"],
      [LEATHER, "M-52-12Q0 8 52-12V12Q0 32-52 12Z"],
      [paint.WOOD, rect(-51, -8, 30, 42, 8) + rect(21, -8, 30, 42, 8)],
      [paint.DEEP_WOOD, "M-50-4q0-3 4-3h20q4 0 4 4V4Q-36 14-50 4ZM22-4q0-3 4-3h20q4 0 4 4V4Q36 14 22 4Z", "flat"],
      [GOLD, rect(-16, -6, 32, 28, 6)],
      [LEATHER, rect(-8, 1, 16, 14, 3)],
      [paint.NIGHT, "M29 16H43M29 24H43M36 14V8", 3],
      ["#7dd85a", ellipse(36, 20, 5, 7)],
    ],
    shine: "M-38-37v6",
    grip: [0, 32],
  },
  keyboard: {
    tilt: -7,
    layers: [
      ...paint.tube(paint.NIGHT, paint.SLATE, "M18-28c2-12 14-4 16-13", 4),
      [paint.SLATE, mirrored("M0-29H42q7 0 8 7L52 26q0 9-9 9H0")],
      [paint.DEEP_SLATE, mirrored("M0 25H51q1 9-8 9H0"), "flat"],
      [paint.PALE, keys((column, row) => column + row > 0 && (column + row) % 3 > 0)],
      [paint.DEEP_PALE, keys((column, row) => column + row > 0 && (column + row) % 3 === 0)],
      [paint.RED, "M-40-19h10v9h-10Z"],
      [paint.SKY, rect(-26, 9, 52, 9, 2)],
    ],
    grip: [0, 34],
  },
  coffee: {
    layers: [
      ...paint.tube(paint.DEEP_WOOD, paint.CREAM, "M25-3c22-6 22 30-2 26", 8),
      [paint.CREAM, "M-36-15H29L25 35Q24 45 13 45H-20q-11 0-12-10Z"],
      [paint.DEEP_CREAM, "M12-14H28L24 35Q23 44 13 44H-2Q16 30 12-14Z", "flat"],
      ["#633b22", ellipse(-3.5, -15, 32, 7)],
      [paint.RED, "M-6 32C-25 18-20 4-11 4c4 0 5 4 5 5 0-1 1-5 5-5 9 0 14 14-5 28Z"],
      [WHITE, "M-18-26c-6-6 4-8 0-16M-3-26c-6-8 6-8 0-18M12-26c-6-6 4-8 0-16", 4],
    ],
    shine: "M-29-3l2 26",
  },
};
