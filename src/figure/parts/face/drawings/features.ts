import { ellipse, mirrored } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { CLASSIC_BROWS, CLASSIC_MOUTHS, CLASSIC_NOSES, Others } from "../classic-features.ts";
import { closedLips, type Expression, type Nose } from "../feature-shapes.ts";

/** Bags under tired eyes. */
const BAGS = mirrored("M9 17Q20 27 33 17 23 34 9 17Z");

export const MOUTHS: Readonly<Record<Others<FigureSpec["mouth"], typeof CLASSIC_MOUTHS>, Expression>> = {
  open: {
    lids: [1.08, 1],
    rise: [6, 6],
    tilt: [4, 4],
    open: mirrored("M0 36Q8 36 13.5 35 17 56 0 56.5"),
    teeth: mirrored("M0 37Q7 37 12.5 36.5L12.8 41Q7 42.5 0 42.5"),
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
    rise: [-1, 6],
    tilt: [-3, 5],
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
  },
  solemn: { ...closedLips(-9, 46, 43, 9, 46), lids: [0.66, 1], rise: [3, 3], tilt: [10, 10], gaze: [0, 4] },
};

export const NOSES: Readonly<Record<Others<FigureSpec["nose"], typeof CLASSIC_NOSES>, Nose>> = {
  long: { line: "M4 8Q6 16 9 21.5C10 27.5 2 28.5-5.5 25.5" },
  broad: { line: mirrored("M0 27.5C3 27.5 5 25 8 26 12 27 13.5 23.5 11 19.5"), wing: 12 },
  straight: { line: "M3 8L7.5 20.5C8.5 25.5 2 26.5-4.5 24" },
  hooked: { line: "M2.5 6C8 7.5 11 13 10 20 9 27.5 2 27-5.5 23" },
  snub: { line: "M-3 21.5h.1M3 21.5h.1" },
  fine: { line: "M2.5 10L5 20C5.5 23.5 1 24-3 22.5", wing: 5 },
  bulbous: { line: "M-8 21a8.6 8.6 0 0 0 17 0" },
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
