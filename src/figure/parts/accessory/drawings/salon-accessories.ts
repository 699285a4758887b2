import { GOLD, METAL } from "../../../engine/palette.ts";
import { circle, dots, ellipse, rect } from "../../../engine/shapes.ts";
import * as paint from "../accessory-paint.ts";
import type { DrawnAccessories } from "../types.ts";

export const SALON: DrawnAccessories<"salon"> = {
  hairdryer: {
    layers: [
      [paint.DEEP_VIOLET, "M8-2H26L20 36q-1 6-7 6H8q-5 0-4-6Z"],
      [paint.VIOLET, "M-38-30L10-40A24 24 0 0 1 12 8L-38-2Z"],
      [paint.DEEP_VIOLET, "M-37-14H35Q34 4 12 7L-37-3Z", "flat"],
      [paint.NIGHT, rect(-44, -34, 10, 36, 4)],
      [paint.PALE, circle(13, -16, 12)],
      [paint.DEEP_VIOLET, "M8-16h10M10-21h6M10-11h6", 3],
      [GOLD, rect(9, 13, 8, 14, 4)],
      [paint.SKY, "M-49-26h-2M-49-16h-3M-49-6h-2", 4],
    ],
    shine: "M-28-26L4-33",
    grip: [14, 26],
  },
  mop: {
    layers: [
      ...paint.tube(paint.DEEP_YELLOW, paint.YELLOW, "M12-14C18-40 44-40 46-14", 4),
      [paint.YELLOW, "M4-16H52L46 36q-1 6-7 6H17q-6 0-7-6Z"],
      [paint.DEEP_YELLOW, "M38-15H51L45 36q-1 5-6 5H27Q40 30 38-15Z", "flat"],
      [paint.DEEP_YELLOW, "M6-5H50", 4],
      ...paint.tube(paint.DEEP_WOOD, paint.WOOD, "M10-44L-16 4", 5),
      ...paint.tube(
        paint.DEEP_METAL,
        paint.PALE,
        "M-23 8Q-36 18-46 38M-20 10Q-30 22-34 42M-16 10Q-20 26-21 43M-11 10Q-8 26-8 43M-8 8Q2 22 5 38",
        7,
      ),
      [paint.RED, "M-28 4L-12-4-4 4Q-8 14-16 14-26 14-28 4Z"],
    ],
    shine: "M14 0l2 18",
  },
  "spray-bottle": {
    layers: [
      [paint.TEAL, "M-10-12Q-28-2-28 16V35q0 9 9 9H21q9 0 9-9V16Q30-2 14-12Z"],
      [paint.DEEP_TEAL, "M14-11Q29-1 29 16V35q0 8-8 8H4q12-2 12-14V12Q16-2 8-11Z", "flat"],
      [paint.PALE, rect(-17, 8, 34, 24, 6)],
      [paint.ORANGE, "M-22-38H14q14 0 14 14 0 8-6 14H-12L-10-22H-22Z"],
      [paint.DEEP_ORANGE, "M8-12q8-4 8-12 0-8-4-12 15-1 15 12 0 7-6 12Z", "flat"],
      [paint.SLATE, rect(-31, -41, 12, 17, 4)],
      [paint.RED, "M-18-22h8q0 14-10 22l-6-2q8-8 8-20Z"],
      [paint.SKY, dots([-40, -40], [-48, -33], [-40, -26], [-49, -43], [-49, -23]), 5],
      [paint.TEAL, paint.sparkle(0, 20, 10)],
    ],
    shine: "M-22 10v14",
    grip: [2, -10],
  },
  scissors: {
    tilt: 26,
    layers: [
      [paint.PALE, "M4 10L-15-42Q-8-48-3-42L12 6Z"],
      [METAL, "M-4 10L15-42Q8-48 3-42L-12 6Z"],
      ...paint.tube(paint.DEEP_ORANGE, paint.ORANGE, ellipse(-16, 25, 12, 15) + ellipse(16, 25, 12, 15), 9),
      [GOLD, circle(0, 0, 4)],
    ],
    shine: "M-27 20q2-7 8-10",
    grip: [-11, 24],
  },
};
