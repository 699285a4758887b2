/**
 * How a figure moves: it breathes, its head follows, its cape sways, its eyes blink. Drawn parts are found by
 * their mark `data-m`, in any picture of any figure; legs, seat and stand have none.
 */

/** One loop, which begins and ends in the drawing as it is without motion. */
export const LOOP_MS = 3000;

/** What lies over the drawing: moved by units, turned by degrees, scaled, around 0,0 of the group that the part is in. */
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

/** Keyframes on a curve: a part goes in straight lines from one to the next, and too many to see it. */
const curve = (pose: (phase: number) => Pose): readonly Keyframe[] =>
  Array.from({ length: 25 }, (_, i) => ({ ms: (i * LOOP_MS) / 24, ...pose((i / 24) * 2 * Math.PI) }));

/** 0 at both ends, 1 in the middle. */
const breath = (phase: number): number => (1 - Math.cos(phase)) / 2;

/** Scaled and turned around a point on the axis of the body, instead of around 0,0. */
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

/** About where the upper body meets the legs, above the ground. */
const HIPS = -100;
/** Where a cape hangs, in the units of the upper body. */
const SHOULDERS = -292;
/** Where closed lids meet, in the head's units. */
const LIDS = 7;

/** Eyes or lids, opened by a ratio: 0 is a line, less an arch that hangs. */
const opened = (ms: number, scaleY: number): Keyframe => ({ ms, ...around(LIDS, { scaleY }) });
const BLINK = 1900;

/** Keyframes of each mark, in the order of time, from 0 to {@link LOOP_MS}. */
const KEYFRAMES: Readonly<Record<string, readonly Keyframe[]>> = {
  /** Upper body: trunk, arms, head, and what is behind the back. It rises from the hips. */
  u: curve((phase) =>
    around(HIPS, {
      scaleX: 1 + 0.005 * breath(phase),
      scaleY: 1 + 0.012 * breath(phase),
      turn: 0.15 * Math.sin(phase),
    }),
  ),
  /** Head, and the hair behind the back. It nods a little after each breath. */
  h: curve((phase) => around(-300, { y: 0.5 * Math.sin(phase), turn: -0.7 * Math.sin(phase) })),
  /** Cape or cloak: it falls from the shoulders. */
  c: curve((phase) =>
    around(SHOULDERS, {
      turn: 1.2 * Math.sin(phase),
      scaleX: 1 + 0.02 * breath(phase),
      scaleY: 1 - 0.012 * breath(phase),
    }),
  ),
  /** What the lids of open eyes leave to be seen: gone before they meet, because a line of it would look like a slit. */
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
  /** Upper lids with their lashes. They go on to where a sleeper's are. */
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

/** They come on top of an element's own `transform`, which stays. */
const styleOf = ({ x = 0, y = 0, turn = 0, scaleX = 1, scaleY = 1 }: Pose): MotionStyle => ({
  translate: `${x.toFixed(3)}px ${y.toFixed(3)}px`,
  rotate: `${turn.toFixed(3)}deg`,
  scale: `${scaleX.toFixed(4)} ${scaleY.toFixed(4)}`,
});
const REST: MotionStyle = { translate: "", rotate: "", scale: "" };

/** Where a part is between two of its keyframes. */
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

/** Every part of a picture that moves, with its keyframes. */
const movingParts = (picture: Element) =>
  Array.from(picture.querySelectorAll<SVGElement>("[data-m]"), (part) => ({
    part,
    keyframes: KEYFRAMES[part.dataset.m ?? ""] ?? [],
  }));

/**
 * Sets a drawn figure to how it stands after so many milliseconds, by inline styles, which an SVG keeps as a file.
 * Takes any picture of a figure, or an element around some. At 0, and at every whole {@link LOOP_MS}, nothing is left
 * of the styles.
 */
export function poseFigure(picture: Element, ms: number): void {
  const inLoop = ((ms % LOOP_MS) + LOOP_MS) % LOOP_MS;
  for (const { part, keyframes } of movingParts(picture))
    Object.assign(part.style, inLoop === 0 ? REST : styleOf(poseAt(keyframes, inLoop)));
}

/** Back to the drawing, where a motion is stopped. */
const SETTLE = { duration: 240, easing: "ease-out" };

interface MoveOptions {
  loops: number;
  /** When the first loop begins or began, in the time of the document: parts drawn later join the others. */
  startTime: CSSNumberish | null;
  /** Called when the last loop has ended. */
  onEnd: () => void;
}

/**
 * Moves a drawn figure until its last loop has ended or the returned function is called: then it goes back to how it is
 * drawn, or is there at once. Whoever calls it asks before whether the person wants motion.
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
