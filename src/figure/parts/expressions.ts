import type { FigureSpec } from "../../domain/figure-spec.ts";
import { ellipse, mirrored } from "../shapes.ts";

/** What a mouth and all that moves with it do. Left and right are the viewer's. */
export interface Expression {
  /** Height of the upper and the lower lid: 1 leaves the eye as its kind has it, 0 closes it. */
  readonly lids?: readonly [upper: number, lower: number];
  /** A fold under the eyes. */
  readonly hasFold?: boolean;
  /** Eyes closed to happy arcs. */
  readonly isClosed?: boolean;
  /** How far the brows rise, in units: left, right. */
  readonly rise?: readonly [left: number, right: number];
  /** Turn of the brows, in degrees: positive lifts their inner ends; left, right. */
  readonly tilt?: readonly [left: number, right: number];
  /** Closed lips: one line. */
  readonly line?: string;
  readonly lips?: string;
  /** Opened lips, with teeth and tongue inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Only villains show it. */
  readonly fang?: string;
  /** Where the lower lip ends. */
  readonly bottom: number;
}

/** Mouths around the axis of the face; their corners are at about ±18, 38. */
export const EXPRESSIONS: Readonly<Record<FigureSpec["mouth"], Expression>> = {
  grin: {
    lids: [1, 0.85],
    rise: [2, 2],
    tilt: [3, 3],
    open: mirrored("M0 37.5Q12 37 20 33.5 19 52 0 52.5"),
    teeth: mirrored("M0 38.5Q10 38 18.5 35 17 45.5 0 46"),
    bottom: 53,
  },
  smile: {
    lids: [1, 0.88],
    rise: [1, 1],
    tilt: [3, 3],
    line: mirrored("M0 43.5Q12 43.5 18 36.5"),
    lips: mirrored("M0 41.8Q2 40 5 40.5L14.5 40.5Q9 49 0 49"),
    bottom: 48,
  },
  open: {
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 34.5Q9 34.5 15 33 16 53.5 0 54"),
    teeth: mirrored("M0 35.5Q8 35.5 13.5 34.5L13.3 39Q8 40.5 0 40.5"),
    tongue: ellipse(0, 50, 8, 3.6),
    bottom: 55,
  },
  laugh: {
    isClosed: true,
    rise: [4, 4],
    tilt: [4, 4],
    open: mirrored("M0 34Q14 34 22 30 22 54.5 0 55"),
    teeth: mirrored("M0 35Q12 35 20.5 31.5L19.5 37.5Q10 41.5 0 41.5"),
    tongue: ellipse(0, 51, 10, 3.6),
    bottom: 56,
  },
  kind: {
    lids: [0.94, 0.36],
    hasFold: true,
    rise: [3, 3],
    tilt: [11, 11],
    line: mirrored("M0 45Q11 45 17.5 37.5"),
    lips: mirrored("M0 43Q2.4 41 5 41.6L14 41.6Q9 50.4 0 50.4"),
    bottom: 49,
  },
  calm: {
    line: mirrored("M0 42.6Q7 42.6 12.5 40.6"),
    lips: mirrored("M0 41Q2.4 39 5 39.8L10.5 41.2Q7 48 0 48"),
    bottom: 47,
  },
  smirk: {
    lids: [0.86, 0.85],
    rise: [-1, 4],
    tilt: [-5, 0],
    line: "M-12 43Q8 46.5 19 36M17.5 33q3.5 1 4 4.5",
    lips: "M-8 43Q-4 40 0 42 3 40 6 41L14.5 40Q9 50 0 49.4-5 49-8 43Z",
    fang: "M6.5 43.6l3.2 6.4 3.2-8.6Z",
    bottom: 48,
  },
  sly: {
    lids: [0.54, 0.5],
    hasFold: true,
    rise: [-1, 0],
    tilt: [-11, -11],
    line: "M-17 39Q3 48.5 18.5 34.5",
    lips: "M-13.5 41.5-4 41.6Q-2 40.4 0 42 2 40.4 4 41.4L13.5 41Q8 49.5 0 49.5T-13.5 41.5Z",
    fang: "M-10.5 42.3l2.2 6.6 4-5Z",
    bottom: 48,
  },
  wry: {
    lids: [0.9, 0.85],
    rise: [-3, 7],
    tilt: [-6, 6],
    line: "M-12 42.5Q6 44.5 16 38.5M17 35.5q2.6 2 2 5.5",
    lips: "M-9 43Q-4 39.4 0 41.6 3 39 6 40L12.5 41Q9 48.5 2 48.5T-9 43Z",
    bottom: 48,
  },
  stern: {
    lids: [0.8, 0.9],
    rise: [-3, -3],
    tilt: [-9, -9],
    line: mirrored("M0 41.5Q8 41.5 13 43"),
    lips: mirrored("M0 40Q3 37.5 6 39L10.5 42Q7 47 0 47"),
    bottom: 46,
  },
  tired: {
    lids: [0.46, 0.9],
    hasFold: true,
    tilt: [13, 13],
    line: "M-11 42.5Q-4 40.5 2 42T12 42.5",
    lips: mirrored("M0 40Q3 38.5 6 40L9.5 42.5Q7 47.6 0 47.6"),
    bottom: 46,
  },
};
