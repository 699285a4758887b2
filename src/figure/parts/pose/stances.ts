import { memoize } from "../../../lib/memoize.ts";
import { roundForSvg } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { type Mobility, mobilityTraits } from "../mobility/options.ts";
import type { Pose } from "./options.ts";

export type HandPose = "relaxed" | "fist" | "open" | "claw" | "point" | "flat" | "steeple" | "none";

type Angles = readonly [number, number];

/**
 * The geometry of a pose. Angles are in degrees: at 0, a limb hangs straight down; positive angles move it outward.
 * Left is the viewer's left.
 */
export interface Stance {
  /** `left` and `right` are the angles of that side's upper arm and forearm. */
  readonly left: Angles;
  readonly right: Angles;
  readonly hands: readonly [HandPose, HandPose];
  /** Angles of thigh and shin, with the left leg first. */
  readonly legs: readonly [Angles, Angles];
  /** Angle of the head, clockwise. */
  readonly headTilt: number;
  /** Direction of the face: -1 left, 0 ahead, 1 right. */
  readonly headTurn: number;
  /** Direction of trunk and feet: -1 left, 0 ahead, 1 right. ±0.5 is a three-quarter view. */
  readonly turn: number;
  /** Angle by which the upper body leans from the hips, clockwise. */
  readonly lean: number;
  /** The arm on the far side, which is drawn behind the body. */
  readonly farArm?: "left" | "right" | undefined;
  /**
   * Lengths of the left and right forearm, for folded arms and hands that must reach something. @default the build's
   * length
   */
  readonly forearms?: readonly [number, number] | undefined;
  /** The hand that holds the first accessory. */
  readonly holds?: "left" | "right" | undefined;
  /** The seat of a seated figure. */
  readonly seat?: "stool" | "armchair";
  /**
   * Angles of the arms in a portrait, which shows a hand only with a mobility aid or limb difference. An omitted arm
   * hangs down.
   */
  readonly bust?: { readonly left?: Angles | undefined; readonly right?: Angles | undefined };
}

export const STANCES: Readonly<Record<Pose, Stance>> = {
  proud: {
    left: [40, -44],
    right: [38, -46],
    hands: ["fist", "fist"],
    legs: [
      [6, 6],
      [14, 4],
    ],
    headTilt: -2,
    headTurn: 1,
    turn: 0.5,
    lean: 2,
    farArm: "right",
  },
  raise: {
    left: [40, -44],
    right: [98, 166],
    hands: ["fist", "fist"],
    legs: [
      [5, 2],
      [16, 8],
    ],
    headTilt: -5,
    headTurn: 1,
    turn: 0,
    lean: -4,
  },
  wave: {
    left: [16, 6],
    right: [64, 154],
    hands: ["relaxed", "open"],
    legs: [
      [4, 6],
      [9, 1],
    ],
    headTilt: 6,
    headTurn: 0.5,
    turn: 0,
    lean: 3,
  },
  ready: {
    left: [30, 6],
    right: [24, 28],
    hands: ["fist", "fist"],
    legs: [
      [16, 6],
      [10, 14],
    ],
    headTilt: -2,
    headTurn: -1.5,
    turn: -0.9,
    lean: -4,
    farArm: "left",
  },
  guard: {
    left: [24, 8],
    right: [22, -104],
    hands: ["relaxed", "fist"],
    legs: [
      [12, 8],
      [5, 3],
    ],
    headTilt: 3,
    headTurn: -1.3,
    turn: -0.7,
    lean: 2,
    farArm: "left",
  },
  hold: {
    left: [38, -42],
    right: [16, 112],
    hands: ["fist", "fist"],
    legs: [
      [5, 4],
      [13, 5],
    ],
    headTilt: 3,
    headTurn: 0.8,
    turn: 0,
    lean: -2,
    farArm: "left",
    holds: "right",
  },
  stride: {
    left: [34, -20],
    right: [30, 44],
    hands: ["fist", "fist"],
    legs: [
      [26, 10],
      [6, 34],
    ],
    headTilt: -3,
    headTurn: -1.5,
    turn: -1,
    lean: -5,
    farArm: "left",
  },
  salute: {
    left: [14, 4],
    right: [112, -166],
    hands: ["relaxed", "flat"],
    forearms: [41, 66],
    legs: [
      [3, 1],
      [3, 1],
    ],
    headTilt: 2,
    headTurn: -0.4,
    turn: 0,
    lean: 0,
  },
  sit: {
    left: [24, -30],
    right: [24, -30],
    hands: ["relaxed", "relaxed"],
    legs: [
      [6, 6],
      [6, 6],
    ],
    headTilt: 4,
    headTurn: 0.6,
    turn: 0,
    lean: 1,
    seat: "stool",
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
    turn: 0,
    lean: 2,
  },
  crossed: {
    left: [6, -72],
    right: [4, -88],
    hands: ["none", "relaxed"],
    legs: [
      [4, 9],
      [13, 5],
    ],
    headTilt: 3,
    headTurn: 1.4,
    turn: 0.6,
    lean: -3,
    forearms: [60, 60],
  },
  beckon: {
    left: [40, -44],
    right: [34, 118],
    hands: ["fist", "claw"],
    legs: [
      [2, 5],
      [15, 9],
    ],
    headTilt: 5,
    headTurn: 1,
    turn: -0.5,
    lean: 4,
    farArm: "left",
  },
  point: {
    left: [54, 98],
    right: [38, -46],
    hands: ["point", "fist"],
    legs: [
      [15, 7],
      [4, 2],
    ],
    headTilt: -4,
    headTurn: -1.5,
    turn: -1,
    lean: -5,
    farArm: "left",
  },
  loom: {
    left: [56, 134],
    right: [60, 124],
    hands: ["claw", "claw"],
    legs: [
      [11, 5],
      [11, 8],
    ],
    headTilt: 2,
    headTurn: 0,
    turn: 0,
    lean: 1,
  },
  wield: {
    left: [40, -44],
    right: [66, 150],
    hands: ["fist", "fist"],
    legs: [
      [14, 6],
      [6, 4],
    ],
    headTilt: -4,
    headTurn: 0.8,
    turn: -0.5,
    lean: -3,
    farArm: "left",
    holds: "right",
  },
  lounge: {
    left: [46, 6],
    right: [38, -154],
    hands: ["relaxed", "fist"],
    legs: [
      [6, 6],
      [6, 6],
    ],
    headTilt: 7,
    headTurn: -0.9,
    turn: 0,
    lean: 3,
    forearms: [41, 56],
    seat: "armchair",
  },
  cackle: {
    left: [34, -96],
    right: [40, 128],
    hands: ["relaxed", "claw"],
    legs: [
      [6, 4],
      [12, 6],
    ],
    headTilt: -9,
    headTurn: 1.2,
    turn: 0.6,
    lean: -5,
  },
  stalk: {
    left: [28, 96],
    right: [22, 70],
    hands: ["claw", "claw"],
    legs: [
      [24, 4],
      [4, 30],
    ],
    headTilt: 5,
    headTurn: -1.5,
    turn: -1,
    lean: -7,
    farArm: "left",
  },
};

export const HANGING: Angles = [13, 5];
/**
 * Angles of an arm that holds an aid at the side of the body. A portrait uses {@link HOLDING_UP}, which raises the aid
 * into the frame.
 */
const HOLDING: Angles = [24, 12];
const HOLDING_UP: Angles = [52, 200];

const other = (side: "left" | "right" | undefined) => side && (side === "left" ? "right" : "left");

/** Mirrors the part of a stance above the hips. */
const withArmsSwapped = (stance: Stance): Stance => ({
  ...stance,
  left: stance.right,
  right: stance.left,
  hands: [stance.hands[1], stance.hands[0]],
  farArm: other(stance.farArm),
  headTurn: -stance.headTurn,
  turn: -stance.turn,
  holds: other(stance.holds),
  forearms: stance.forearms && [stance.forearms[1], stance.forearms[0]],
});

/**
 * Adapts a stance to a mobility aid: the left hand holds the aid. If the pose needs the left hand, the right one takes
 * over.
 */
const withAid = memoize((mobility: Mobility) =>
  memoize((stance: Stance): Stance => {
    const isHeld = mobilityTraits(mobility).isHeld || mobility === "power-wheelchair";
    const { isArm } = mobilityTraits(mobility);
    if (!isHeld && !isArm) return stance;
    const isLeftActing = stance.hands[0] === "point" || stance.holds === "left";
    const usesRight = isHeld ? isLeftActing : mobility === "arm-difference" && stance.holds === "right";
    const { forearms, ...given } = usesRight ? withArmsSwapped(stance) : stance;
    const isSteepled = given.hands[0] === "steeple";
    const own: Stance = {
      ...given,
      ...(isSteepled ? { hands: ["relaxed", "claw"], left: [20, -96], right: [26, 118] } : {}),
      forearms: isHeld || isSteepled ? undefined : forearms,
      // Keeps the right arm in front, because it has the prosthesis or limb difference.
      farArm: given.farArm === "right" ? undefined : given.farArm,
    };
    // Raises the right arm into the portrait, to show the limb difference.
    if (mobility === "arm-difference") return { ...own, bust: { right: [86, 196] } };
    if (!isHeld) return { ...own, bust: { right: HOLDING_UP } };
    const right = mobility === "crutches";
    return {
      ...own,
      left: HOLDING,
      holds: right ? undefined : own.holds,
      right: right ? HOLDING : own.right,
      hands: ["fist", right ? "fist" : own.hands[1]],
      farArm: undefined,
      bust: mobility === "power-wheelchair" || mobility === "guide-dog" ? {} : { left: HOLDING_UP },
    };
  }),
);

/** Changes a stance for a portrait. */
const inPortrait = memoize(
  (stance: Stance): Stance => ({
    ...stance,
    headTurn: stance.headTurn < 0 ? -1.35 : 1.35,
    headTilt: stance.headTurn < 0 ? -5.5 : 5.5,
    turn: stance.headTurn < 0 ? -0.2 : 0.2,
    lean: roundForSvg(stance.lean * 0.3),
    left: stance.bust?.left ?? HANGING,
    right: stance.bust?.right ?? HANGING,
    hands: stance.hands[0] === "steeple" ? ["relaxed", "relaxed"] : stance.hands,
    forearms: undefined,
    holds: undefined,
  }),
);

/** Whether a stance in a portrait shows a hand. */
export const hasRaisedHand = ({ left, right }: Stance): boolean => left !== HANGING || right !== HANGING;

/** If the left hand is on the hip, moves it to the belly. */
const withHandOnBelly = memoize(
  (stance: Stance): Stance =>
    stance.left[1] < -40 && stance.left[1] > -48
      ? {
          ...stance,
          left: [24, -52],
          hands: ["relaxed", stance.hands[1]],
          farArm: stance.farArm === "left" ? undefined : stance.farArm,
        }
      : stance,
);

/** Returns the stance of a figure: its pose, adapted to its mobility aid, to pregnancy and to portraits. */
export function stanceOf(
  { pose, mobility, pregnant }: Pick<FigureSpec, "pose" | "mobility" | "pregnant">,
  isPortrait: boolean,
): Stance {
  const own = withAid(mobility)(STANCES[pose]);
  const stance = pregnant ? withHandOnBelly(own) : own;
  return isPortrait ? inPortrait(stance) : stance;
}
