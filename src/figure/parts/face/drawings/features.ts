import { ellipse, mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { CLASSIC_BROWS, CLASSIC_MOUTHS, CLASSIC_NOSES, Others } from "../classic-features.ts";
import { closedLips, type Expression, type Nose } from "../feature-shapes.ts";

/** Bags under tired eyes. */
const BAGS = mirrored("M9 17Q20 27 33 17 23 34 9 17Z");
/** Creases at the corners of pressed lips and above the chin. */
const PRESSED = mirrored("M20.5 38.5Q26 44 20.5 50 22 44.5 20.5 38.5ZM0 53Q6 53 9 55.5 4 55 0 55Z");

export const MOUTHS: Readonly<Record<Others<FigureSpec["mouth"], typeof CLASSIC_MOUTHS>, Expression>> = {
  open: {
    lids: [1.08, 1],
    rise: [6, 6],
    tilt: [4, 4],
    open: mirrored("M0 34Q9 34 14.5 33 18 56 0 56.5"),
    teeth: mirrored("M0 35Q8 35 13.5 34.5L13.8 39.5Q8 41 0 41"),
    tongue: ellipse(0, 51.5, 9, 4),
  },
  laugh: {
    closed: 9,
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 33Q15 33 24 28.5 25 56.5 0 57"),
    teeth: mirrored("M0 34.5Q13 34.5 22.5 30.5L21 37.5Q11 41.5 0 41.5"),
    tongue: ellipse(0, 52.5, 11, 3.8),
  },
  kind: { ...closedLips(-16, 38, 54, 16, 38), closed: 6, rise: [3, 3], tilt: [14, 14] },
  calm: { ...closedLips(-12, 42.5, 46, 12, 42.5, 6), lids: [0.92, 1], tilt: [2, 2] },
  sly: {
    open: "M-13 42Q8 45 21 30 22 48 4 50-8 50-13 42Z",
    teeth: "M-10 43.5Q9 46 19.5 33.5 19 44 4 46-5 47-10 43.5Z",
    lids: [0.5, 0.5],
    rise: [-4, 4],
    tilt: [-14, -6],
    frowns: true,
    gaze: [3, 0],
  },
  wry: {
    ...closedLips(-9, 42.5, 48, 20, 35.5, 6, 9),
    creases: "M21 33Q28 38 24 45 25 39 21 33Z",
    rise: [-2, 10],
    tilt: [-3, 8],
  },
  stern: {
    ...closedLips(-14, 49, 36, 14, 49),
    lids: [0.74, 0.95],
    rise: [-4, -4],
    tilt: [-8, -8],
    frowns: true,
  },
  tired: {
    ...closedLips(-13, 48, 40, 13, 48),
    lids: [0.34, 0.95],
    rise: [-1, -1],
    tilt: [17, 17],
    creases: BAGS,
  },
  amused: {
    closed: 8,
    rise: [0, 7],
    tilt: [3, 6],
    ...closedLips(-13, 40, 51, 20, 33, 5, 5),
  },
  serene: { ...closedLips(-14, 39, 49, 14, 39), closed: -7, rise: [3, 3], tilt: [2, 2] },
  determined: {
    ...closedLips(-11, 43.5, 42.5, 13, 43, 5),
    lids: [0.84, 0.7],
    rise: [-6, -6],
    tilt: [-4, -4],
    frowns: true,
    creases: PRESSED,
  },
  solemn: { ...closedLips(-9, 46, 43, 9, 46), lids: [0.66, 1], rise: [3, 3], tilt: [10, 10], gaze: [0, 4] },
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
