/**
 * The motion of a figure: it breathes, its head follows, its cape sways, its eyes blink. Moving parts have the
 * attribute `data-m`; legs, seat and stand do not move.
 */

/** Length of one loop, in milliseconds. It begins and ends with the drawing at rest. */
export const LOOP_MS = 3000;

/**
 * A transform on top of a part's drawing: offsets in units, a turn in degrees and scales, around 0,0 of its parent
 * group.
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

/** Samples a curve as keyframes, densely enough that the straight lines between them look smooth. */
const curve = (pose: (phase: number) => Pose): readonly Keyframe[] =>
  Array.from({ length: 25 }, (_, i) => ({ ms: (i * LOOP_MS) / 24, ...pose((i / 24) * 2 * Math.PI) }));

/** 0 at both ends of the loop, 1 in the middle. */
const breath = (phase: number): number => (1 - Math.cos(phase)) / 2;

/** Scales and turns around the point of the body's axis at y = `pivot`. */
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

/** Eyes or lids, opened by a ratio: 1 is open, 0 a line, below 0 an arch that hangs. */
const opened = (ms: number, scaleY: number): Keyframe => ({ ms, ...around(LIDS, { scaleY }) });
const BLINK = 1900;

/** Keyframes by value of `data-m`, from 0 to {@link LOOP_MS}. */
const KEYFRAMES: Readonly<Record<string, readonly Keyframe[]>> = {
  /** Upper body: trunk, arms, head, and everything behind the back. It rises from the hips. */
  u: curve((phase) =>
    around(HIPS, {
      scaleX: 1 + 0.005 * breath(phase),
      scaleY: 1 + 0.012 * breath(phase),
      turn: 0.15 * Math.sin(phase),
    }),
  ),
  /** Head, and the hair behind the back. It nods slightly after each breath. */
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
  /** Upper lids with their lashes. They close as far as a sleeper's. */
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

/** These properties apply on top of an element's `transform`. */
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

/** Every moving part of a picture, with its keyframes. */
const movingParts = (picture: Element) =>
  Array.from(picture.querySelectorAll<SVGElement>("[data-m]"), (part) => ({
    part,
    keyframes: KEYFRAMES[part.dataset.m ?? ""] ?? [],
  }));

/**
 * Poses a drawn figure as it is `ms` milliseconds into its motion, by inline styles, which survive saving the SVG as a
 * file. `picture` is a picture of a figure or an element around several. At 0 and every multiple of {@link LOOP_MS},
 * the styles are removed.
 */
export function poseFigure(picture: Element, ms: number): void {
  const inLoop = ((ms % LOOP_MS) + LOOP_MS) % LOOP_MS;
  for (const { part, keyframes } of movingParts(picture))
    Object.assign(part.style, inLoop === 0 ? REST : styleOf(poseAt(keyframes, inLoop)));
}

/** The return to rest when a motion is stopped. */
const SETTLE = { duration: 240, easing: "ease-out" };

interface MoveOptions {
  loops: number;
  /** When the first loop begins, on the document's timeline. Parts drawn later use the same time to join in step. */
  startTime: CSSNumberish | null;
  /** Called when the last loop has ended. */
  onEnd: () => void;
}

/**
 * Moves a drawn figure until its last loop ends or the returned function is called, which eases it back to rest, or
 * puts it there at once with `isAtOnce`. Check `prefers-reduced-motion` before calling it.
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
