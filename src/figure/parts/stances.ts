import type { FigureSpec } from "../../domain/figure-spec.ts";
import { standIn } from "../stand-in.ts";

export type HandPose = "fist" | "open" | "claw" | "point" | "steeple" | "none";

/** How a figure stands. Angles in degrees; of limbs, outward from hanging straight down. Left is the viewer's left. */
export interface Stance {
  /** Upper arm and forearm. */
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly hands: readonly [HandPose, HandPose];
  /** Thigh and shin. */
  readonly legs: readonly [readonly [number, number], readonly [number, number]];
  /** Clockwise. */
  readonly headTilt: number;
  /** Where the face points: -1 left, 0 ahead, 1 right. */
  readonly headTurn: number;
  /** The upper body's lean from the hips, clockwise. */
  readonly lean: number;
  /** The arm that is turned away and drawn behind the body. */
  readonly farArm?: "left" | "right";
  /** Length of the forearms, where they must meet or fold. */
  readonly forearmLength?: number;
}

export const STANCES: Readonly<Record<FigureSpec["pose"], Stance>> = {
  proud: {
    left: [44, -46],
    right: [42, -48],
    hands: ["fist", "fist"],
    legs: [
      [7, 7],
      [15, 4],
    ],
    headTilt: -2,
    headTurn: 0.6,
    lean: 2,
    farArm: "right",
  },
  raise: {
    left: [42, -48],
    right: [128, 172],
    hands: ["fist", "fist"],
    legs: [
      [5, 2],
      [17, 9],
    ],
    headTilt: -5,
    headTurn: 1,
    lean: -4,
  },
  wave: {
    left: [18, 6],
    right: [70, 158],
    hands: ["fist", "open"],
    legs: [
      [4, 6],
      [9, 1],
    ],
    headTilt: 6,
    headTurn: 0.5,
    lean: 3,
  },
  ready: {
    left: [30, 4],
    right: [22, 26],
    hands: ["fist", "fist"],
    legs: [
      [16, 6],
      [10, 14],
    ],
    headTilt: -2,
    headTurn: -1,
    lean: -4,
    farArm: "left",
  },
  guard: {
    left: [28, 8],
    right: [20, -112],
    hands: ["fist", "fist"],
    legs: [
      [12, 8],
      [5, 3],
    ],
    headTilt: 3,
    headTurn: -0.7,
    lean: 2,
    farArm: "left",
  },
  scheme: {
    left: [20, -106],
    right: [20, -106],
    hands: ["steeple", "steeple"],
    legs: [
      [3, 5],
      [8, 2],
    ],
    headTilt: 5,
    headTurn: -0.6,
    lean: 2,
  },
  crossed: {
    left: [6, -72],
    right: [4, -88],
    hands: ["none", "fist"],
    legs: [
      [4, 9],
      [13, 5],
    ],
    headTilt: 3,
    headTurn: 0.9,
    lean: -3,
    forearmLength: 62,
  },
  beckon: {
    left: [42, -48],
    right: [36, 122],
    hands: ["fist", "claw"],
    legs: [
      [2, 5],
      [15, 9],
    ],
    headTilt: 5,
    headTurn: 1,
    lean: 4,
    farArm: "left",
  },
  point: {
    left: [64, 92],
    right: [42, -48],
    hands: ["point", "fist"],
    legs: [
      [15, 7],
      [4, 2],
    ],
    headTilt: -4,
    headTurn: -1,
    lean: -5,
    farArm: "right",
  },
  loom: {
    left: [56, 130],
    right: [60, 118],
    hands: ["claw", "claw"],
    legs: [
      [11, 5],
      [11, 8],
    ],
    headTilt: 2,
    headTurn: 0,
    lean: 1,
  },
  ...standIn(
    {
      left: [44, -46],
      right: [42, -48],
      hands: ["fist", "fist"],
      legs: [
        [7, 7],
        [15, 4],
      ],
      headTilt: -2,
      headTurn: 0.6,
      lean: 2,
      farArm: "right",
    } as Stance,
    "hold",
    "stride",
    "salute",
    "sit",
  ),
  ...standIn(
    {
      left: [56, 130],
      right: [60, 118],
      hands: ["claw", "claw"],
      legs: [
        [11, 5],
        [11, 8],
      ],
      headTilt: 2,
      headTurn: 0,
      lean: 1,
    } as Stance,
    "wield",
    "lounge",
    "cackle",
    "stalk",
  ),
};
