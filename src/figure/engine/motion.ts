/**
 * Animates a figure: it breathes, its head nods, its cape sways, its eyes blink. Moving parts have the attribute
 * `data-m`. Legs, seat and stand do not move.
 */

/** Duration of one loop, in milliseconds. It begins and ends with the figure at rest. */
export const LOOP_MS = 3000;

/**
 * A transform added to a part's own: a translation in units, a rotation in degrees, and scales, with 0,0 of the parent
 * group as the origin.
 */
interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
}

interface Keyframe extends Pose {
  readonly ms: number;
}

/** Samples a curve as keyframes, so closely that linear interpolation between them looks smooth. */
const curve = (pose: (phase: number) => Pose): readonly Keyframe[] =>
  Array.from({ length: 25 }, (_, i) => ({ ms: (i * LOOP_MS) / 24, ...pose((i / 24) * 2 * Math.PI) }));

/** Returns 0 at both ends of the loop and 1 in its middle. */
const breath = (phase: number): number => (1 - Math.cos(phase)) / 2;

/** Scales and rotates around the point x = 0, y = `pivot`. */
const around = (pivot: number, { x = 0, y = 0, turn = 0, scaleX = 1, scaleY = 1 }: Pose): Pose => {
  const radians = (turn * Math.PI) / 180;
  return {
    x: x + pivot * scaleY * Math.sin(radians),
    y: y + pivot * (1 - scaleY * Math.cos(radians)),
    turn,
    scaleX,
    scaleY,
  };
};

/** y of the hips. */
const HIPS = -100;
/** y of the shoulders, where a cape hangs. */
const SHOULDERS = -292;
/** y at which closed lids meet, in the head's units. */
const LIDS = 7;

/**
 * Creates a keyframe for eyes or lids. `scaleY` is 1 if they are open and 0 if they are a line. Below 0, lids arch
 * downward.
 */
const opened = (ms: number, scaleY: number): Keyframe => ({ ms, ...around(LIDS, { scaleY }) });
const BLINK = 1900;

/** Keyframes by value of `data-m`, from 0 to {@link LOOP_MS}. */
const KEYFRAMES: Readonly<Record<string, readonly Keyframe[]>> = {
  /** Upper body: trunk, arms, head, cape and back hair. It stretches upward from the hips. */
  u: curve((phase) =>
    around(HIPS, {
      scaleX: 1 + 0.005 * breath(phase),
      scaleY: 1 + 0.012 * breath(phase),
      turn: 0.15 * Math.sin(phase),
    }),
  ),
  /** Head and back hair. The head nods slightly after each breath. */
  h: curve((phase) => around(-300, { y: 0.5 * Math.sin(phase), turn: -0.7 * Math.sin(phase) })),
  /** Cape or cloak. It sways from the shoulders. */
  c: curve((phase) =>
    around(SHOULDERS, {
      turn: 1.2 * Math.sin(phase),
      scaleX: 1 + 0.02 * breath(phase),
      scaleY: 1 - 0.012 * breath(phase),
    }),
  ),
  /** The visible part of open eyes. It vanishes before the lids meet, because a thin line would look like a slit. */
  e: [
    opened(0, 1),
    opened(BLINK, 1),
    opened(BLINK + 36, 0.35),
    opened(BLINK + 44, 0),
    opened(BLINK + 96, 0),
    opened(BLINK + 104, 0.35),
    opened(BLINK + 140, 1),
    opened(LOOP_MS, 1),
  ],
  /** Upper lids with their lashes. They close as far as those of a sleeping face. */
  l: [
    opened(0, 1),
    opened(BLINK, 1),
    opened(BLINK + 36, 0.35),
    opened(BLINK + 44, -0.4),
    opened(BLINK + 70, -0.55),
    opened(BLINK + 96, -0.4),
    opened(BLINK + 104, 0.35),
    opened(BLINK + 140, 1),
    opened(LOOP_MS, 1),
  ],
};

type MotionStyle = Record<"translate" | "rotate" | "scale", string>;

/** Returns CSS properties that apply in addition to an element's `transform`. */
const styleOf = ({ x = 0, y = 0, turn = 0, scaleX = 1, scaleY = 1 }: Pose): MotionStyle => ({
  translate: `${x.toFixed(3)}px ${y.toFixed(3)}px`,
  rotate: `${turn.toFixed(3)}deg`,
  scale: `${scaleX.toFixed(4)} ${scaleY.toFixed(4)}`,
});
const REST: MotionStyle = { translate: "", rotate: "", scale: "" };

/** Interpolates between the two keyframes around a time. */
function poseAt(keyframes: readonly Keyframe[], ms: number): Pose {
  const next = keyframes.findIndex((keyframe) => keyframe.ms > ms);
  const [from, to] = [keyframes[next - 1], keyframes[next]];
  if (!from || !to) return {};
  const ratio = (ms - from.ms) / (to.ms - from.ms);
  const between = (a: number, b: number) => a + (b - a) * ratio;
  return {
    x: between(from.x ?? 0, to.x ?? 0),
    y: between(from.y ?? 0, to.y ?? 0),
    turn: between(from.turn ?? 0, to.turn ?? 0),
    scaleX: between(from.scaleX ?? 1, to.scaleX ?? 1),
    scaleY: between(from.scaleY ?? 1, to.scaleY ?? 1),
  };
}

/** Returns every moving part of a picture with its keyframes. */
const movingParts = (picture: Element) =>
  Array.from(picture.querySelectorAll<SVGElement>("[data-m]"), (part) => ({
    part,
    keyframes: KEYFRAMES[part.dataset.m ?? ""] ?? [],
  }));

/**
 * Poses a rendered figure as it is `ms` milliseconds into its motion. The inline styles that it sets are saved with the
 * SVG. At 0 and every multiple of {@link LOOP_MS}, it removes them. `picture` is the picture of one figure, or an
 * element that contains several.
 */
export function poseFigure(picture: Element, ms: number): void {
  const inLoop = ((ms % LOOP_MS) + LOOP_MS) % LOOP_MS;
  for (const { part, keyframes } of movingParts(picture))
    Object.assign(part.style, inLoop === 0 ? REST : styleOf(poseAt(keyframes, inLoop)));
}

/** Timing of the transition back to rest when the motion is stopped. */
const SETTLE = { duration: 240, easing: "ease-out" };

interface MoveOptions {
  loops: number;
  /**
   * When the first loop starts, on the document's timeline. To keep parts that are rendered later in sync, pass the
   * same time for them.
   */
  startTime: CSSNumberish | null;
  /** Called when the last loop has ended. */
  onEnd: () => void;
}

/**
 * Animates a rendered figure until its last loop ends or you call the returned function. That function moves the figure
 * smoothly back to rest, or immediately with `isAtOnce`. Check `prefers-reduced-motion` before calling.
 */
export function moveFigure(picture: Element, { loops, startTime, onEnd }: MoveOptions): (isAtOnce?: boolean) => void {
  const moved = movingParts(picture).map(({ part, keyframes }) => {
    const animation = part.animate(
      keyframes.map(({ ms, ...pose }) => ({ offset: ms / LOOP_MS, ...styleOf(pose) })),
      { duration: LOOP_MS, iterations: loops },
    );
    animation.startTime = startTime;
    return { part, keyframes, animation };
  });
  moved[0]?.animation.addEventListener("finish", onEnd);
  return (isAtOnce = false) => {
    for (const { part, keyframes, animation } of moved) {
      const { currentTime, playState } = animation;
      animation.cancel();
      if (isAtOnce || playState !== "running") continue;
      part.animate([styleOf(poseAt(keyframes, Number(currentTime) % LOOP_MS)), styleOf({})], SETTLE);
    }
  };
}
