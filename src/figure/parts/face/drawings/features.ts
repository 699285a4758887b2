import { ellipse, mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { CLASSIC_BROWS, CLASSIC_MOUTHS, CLASSIC_NOSES, Others } from "../classic-features.ts";
import { closedLips, type Expression, type Nose } from "../feature-shapes.ts";

/** Dimples next to the raised corners of the mouth. */
const DIMPLES = mirrored("M20.5 32Q26.5 36.5 22.5 43.5 23 38 20.5 32Z");
/** Bags under tired eyes. */
const BAGS = mirrored("M10 16.5Q20 24.5 32.5 16.5 22 30 10 16.5Z");
/** Creases at the corners of pressed lips. */
const PRESSED = mirrored("M15.5 38.5Q20 43.5 15 48.5 16.6 43.5 15.5 38.5Z");

export const MOUTHS: Readonly<Record<Others<FigureSpec["mouth"], typeof CLASSIC_MOUTHS>, Expression>> = {
  open: {
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 34.5Q9 34.5 15 33 16 53.5 0 54"),
    teeth: mirrored("M0 35.5Q8 35.5 13.5 34.5L13.3 39Q8 40.5 0 40.5"),
    tongue: ellipse(0, 50, 8, 3.6),
    lean: 2,
    bottom: 55,
  },
  laugh: {
    closed: 9,
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 34Q14 34 22 30 22 54.5 0 55"),
    teeth: mirrored("M0 35Q12 35 20.5 31.5L19.5 37.5Q10 41.5 0 41.5"),
    tongue: ellipse(0, 51, 10, 3.6),
    lean: 4,
    bottom: 56,
  },
  kind: {
    ...closedLips(-15, 37.5, 53, 15, 37.5),
    lids: [0.84, 0.5],
    rise: [2, 2],
    tilt: [13, 13],
    lean: 5,
  },
  calm: { ...closedLips(-14, 42, 44.5, 14, 42, 5), lids: [0.84, 0.98], rise: [-1, -1], tilt: [0, 0] },
  sly: {
    ...closedLips(-15, 42, 50, 19, 33.5, 5),
    lids: [0.56, 0.56],
    rise: [-2, 2],
    tilt: [-9, -5],
    frowns: true,
    gaze: 2,
    lean: 4,
  },
  wry: {
    ...closedLips(-15, 45.5, 44.5, 18, 35, 5.4),
    lids: [0.92, 0.85],
    rise: [-2, 7],
    tilt: [-2, 6],
    creases: "M19 31.5Q25 35 22 41.5 22 36.5 19 31.5Z",
    gaze: 1.2,
    lean: 4,
  },
  stern: {
    ...closedLips(-14, 46.5, 39.5, 14, 46.5, 5.4),
    lids: [0.8, 0.92],
    rise: [-3.5, -3.5],
    tilt: [-8, -8],
    frowns: true,
  },
  tired: {
    ...closedLips(-13, 46.5, 40.5, 13, 46.5, 5.4),
    lids: [0.45, 0.9],
    rise: [1, 1],
    tilt: [9, 9],
    creases: BAGS,
    lean: 4,
  },
  amused: {
    ...closedLips(-18, 38, 50.5, 21, 32.5, 5),
    lids: [0.9, 0.42],
    rise: [1, 5],
    tilt: [3, 5],
    creases: DIMPLES,
    lean: 4,
  },
  serene: { ...closedLips(-15, 39, 50, 15, 39), closed: -7, rise: [3, 3], tilt: [2, 2], lean: 3 },
  determined: {
    ...closedLips(-14, 43.5, 43.5, 14, 43.5, 4.4),
    lids: [0.86, 0.8],
    rise: [-4, -4],
    tilt: [-1, -1],
    frowns: true,
    creases: PRESSED,
  },
  solemn: { ...closedLips(-11, 46, 41.5, 11, 46), lids: [0.78, 0.95], rise: [0, 0], tilt: [12, 12], lean: 1 },
};

export const NOSES: Readonly<Record<Others<FigureSpec["nose"], typeof CLASSIC_NOSES>, Nose>> = {
  long: { shade: "M2 0Q6 14 10 22 9 30 0 29-6 28-7 24 1 27 4 22 4 12 2 0Z", line: "M-6 25.5q6 5 12-.5" },
  broad: {
    shade: "M5 8Q6 16 12 20 14 25 9 27 0 30-9 27 0 27 5 22Z",
    line: mirrored("M0 27.5C3 27.5 5 25 8 26 12 27 13.5 23.5 11 19.5"),
    wing: 12,
  },
  straight: { shade: "M2-2 9 22Q8 27 0 27-5 27-7 23 2 25 3 20Z", line: "M-5 24.5q5 3 10-.5" },
  hooked: { shade: "M1-5C12 4 15 18 9 24 5 30-2 30-6 26 2 27 6 22 7 10Z", line: "M-7 23.5q7 7 13 0" },
  snub: {
    shade: "M-6.5 20.5Q-5 16 0 16.5 5 16 6.5 20.5 6.5 24 3 23.5 0 25.5-3 23.5-6.5 24-6.5 20.5Z",
    line: "M-3 21.5h.1M3 21.5h.1",
  },
  fine: { shade: "M2 2 5 19Q5 23 0 23.5 2 21 2 2Z", line: "M-3.5 22q3.5 3 7 0", wing: 5 },
  bulbous: { shade: "M9 10Q15 20 7 27-1 30-8 25 3 26 8 19Z", line: "M-8 21a8.6 8.6 0 0 0 17 0" },
};

export const BROWS: Readonly<Record<Others<FigureSpec["brows"], typeof CLASSIC_BROWS>, string>> = {
  straight: "M-12-1.5Q0-4 13-1.5 14 0 12.5 1Q0 1-11.5 3-14 1-12-1.5Z",
  arched: "M-12.5 0C-7-4-1-7 5-7 10-6.5 12.5-2 14 3.5 10-1.5 7-2.8 4-3-1-3-6-1-11 2.6Q-13.5 2.6-12.5 0Z",
  rounded: "M-12 4C-9-6 8-8 13 3 14 5 12.5 5.5 11.5 4 6-3-5-2-9.5 5Q-12.5 7-12 4Z",
  thin: "M-12 2.5C-6-4 6-5.5 13 2 5-2.5-5-1-11.5 3.4Q-12.8 3.6-12 2.5Z",
  thick: "M-13 1C-8-6 6-8 14 1 15 3.5 12 3.5 10 2.6 3 0-5 2-10.5 5.5Q-14.5 5-13 1Z",
  bushy:
    "M-14 2C-12-4-7-7-2-7.5L-1-6C4-9 10-7 15-1L11.5-1 15 4C10 1 5 .5 1 1.5-4 2-8 3.5-10.5 6L-11 4-13.5 6C-14.5 5-14.6 3.5-14 2Z",
};
