import { ellipse, mirrored } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";

/** What a mouth and all that moves with it do. Left and right are the viewer's. */
export interface Expression {
  /** Height of the upper and the lower lid: 1 leaves the eye as its kind has it, 0 closes it. */
  readonly lids?: readonly [upper: number, lower: number];
  /** Eyes closed to happy arcs. */
  readonly isClosed?: boolean;
  /** How far the brows rise, in units: left, right. */
  readonly rise?: readonly [left: number, right: number];
  /** Turn of the brows, in degrees: positive lifts their inner ends; left, right. */
  readonly tilt?: readonly [left: number, right: number];
  /** Where the eyes look aside, in units to the right of where the face points. */
  readonly gaze?: number;
  /** Closed lips: one line. */
  readonly line?: string;
  readonly lips?: string;
  /** Opened lips, with teeth and tongue inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** How far the head leans to the side to which the pose has it, in degrees. */
  readonly lean?: number;
  /** Where the lower lip ends. */
  readonly bottom: number;
}

const UNEVEN_LIPS = "M-9 43Q-4 39.6 0 41.4 3 39.4 6 40L12 41Q8 48.2 0 48.2-6 48-9 43Z";

/** Mouths around the axis of the face; their corners are at about ±18, 38. */
export const EXPRESSIONS: Readonly<Record<FigureSpec["mouth"], Expression>> = {
  grin: {
    lids: [1, 0.85],
    rise: [2, 2],
    tilt: [3, 3],
    open: mirrored("M0 37.5Q12 37 20 33.5 19 52 0 52.5"),
    teeth: mirrored("M0 38.5Q10 38 18.5 35 17 45.5 0 46"),
    lean: 2,
    bottom: 53,
  },
  smile: {
    lids: [1, 0.88],
    rise: [1, 1],
    tilt: [3, 3],
    line: mirrored("M0 44Q12 44 18.5 36.5"),
    lips: mirrored("M0 42.2Q2 40.4 5 40.9L14.5 40.9Q9 49.6 0 49.6"),
    lean: 3,
    bottom: 48,
  },
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
    isClosed: true,
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 34Q14 34 22 30 22 54.5 0 55"),
    teeth: mirrored("M0 35Q12 35 20.5 31.5L19.5 37.5Q10 41.5 0 41.5"),
    tongue: ellipse(0, 51, 10, 3.6),
    lean: 4,
    bottom: 56,
  },
  kind: {
    lids: [0.97, 0.66],
    rise: [2, 2],
    tilt: [8, 8],
    line: mirrored("M0 45Q11.5 45 18 37"),
    lips: mirrored("M0 43Q2.4 41 5 41.6L14 41.6Q9 50.4 0 50.4"),
    lean: 4,
    bottom: 49,
  },
  calm: {
    lids: [0.96, 0.94],
    rise: [1, 1],
    tilt: [2, 2],
    line: mirrored("M0 43.6Q8.5 43.6 14.5 39"),
    lips: mirrored("M0 41.6Q2.4 39.6 5 40.2L11.5 40.6Q7.5 48.8 0 48.8"),
    lean: 2,
    bottom: 47,
  },
  smirk: {
    lids: [0.9, 0.85],
    rise: [0, 4],
    tilt: [-2, 2],
    gaze: 1.6,
    line: "M-12.5 42.5Q8 47.5 19 35.5",
    lips: UNEVEN_LIPS,
    lean: 3,
    bottom: 48,
  },
  sly: {
    lids: [0.72, 0.66],
    rise: [-1, 3],
    tilt: [-7, -4],
    gaze: 2,
    line: "M-16 39.5Q3 49 19 35.5",
    lips: UNEVEN_LIPS,
    lean: 4,
    bottom: 48,
  },
  wry: {
    lids: [0.94, 0.85],
    rise: [-1, 6],
    tilt: [-3, 5],
    gaze: 1.4,
    line: "M-12 42Q5 46 17 37.5",
    lips: UNEVEN_LIPS,
    lean: 4,
    bottom: 48,
  },
  stern: {
    lids: [0.93, 0.92],
    rise: [-2, -2],
    tilt: [-2, -2],
    line: "M-13 42.6Q-2 43 5 42T14.5 38.4",
    lips: UNEVEN_LIPS,
    bottom: 46,
  },
  tired: {
    lids: [0.68, 0.94],
    tilt: [8, 8],
    line: "M-12 42Q-3 44.8 4 43.6T14.5 38.6",
    lips: UNEVEN_LIPS,
    lean: 4,
    bottom: 46,
  },
};
