import type { FigureSpec } from "../../domain/figure-spec.ts";
import { ellipse, mirrored } from "../shapes.ts";

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
  /** Closed lips: one line. */
  readonly line?: string;
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
    open: mirrored("M0 37.5Q12 37 20 33.5 19 52 0 52.5"),
    teeth: mirrored("M0 38.5Q10 38 18.5 35 17 45.5 0 46"),
    bottom: 53,
  },
  smile: { lids: [1, 0.88], rise: [1, 1], line: mirrored("M0 44Q11 44 18 36.5"), bottom: 46 },
  open: {
    rise: [4, 4],
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
  kind: { lids: [0.94, 0.35], rise: [2, 2], tilt: [7, 7], line: mirrored("M0 44.5Q9 44.5 15 39"), bottom: 46 },
  calm: { line: mirrored("M0 43Q7 43 12 40.5"), bottom: 45 },
  smirk: {
    lids: [0.86, 0.85],
    rise: [-1, 4],
    tilt: [-5, 0],
    line: "M-12 43Q8 46.5 19 36M17.5 33q3.5 1 4 4.5",
    fang: "M6.5 43.6l3.2 6.4 3.2-8.6Z",
    bottom: 46,
  },
  sly: {
    lids: [0.62, 0.62],
    rise: [-1, 0],
    tilt: [-10, -10],
    line: "M-18 38Q2 50 18 37M-19.5 35.5q-1.5 1.5-1 3.5M19.5 34.5q1.5 1.5 1 3.5",
    fang: "M-10.5 42.3l2.2 6.6 4-5Z",
    bottom: 47,
  },
  wry: {
    lids: [0.9, 0.85],
    rise: [-2, 5],
    tilt: [-4, 5],
    line: "M-12 42.5Q6 44.5 16 38.5M17 35.5q2.6 2 2 5.5",
    bottom: 46,
  },
  stern: { lids: [0.8, 0.9], rise: [-3, -3], tilt: [-9, -9], line: mirrored("M0 41.5Q8 41.5 13 43"), bottom: 45 },
  tired: { lids: [0.55, 0.9], rise: [0, 0], tilt: [9, 9], line: "M-11 42.5Q-4 40.5 2 42T12 42.5", bottom: 45 },
};
