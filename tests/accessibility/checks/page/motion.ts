import { type Found, where } from "./dom.ts";
import { pictureOf, pixelsOf } from "./pictures.ts";

/** Properties that may change over time under reduced motion: they move nothing. */
const REDUCED_MOTION =
  /color|opacity|^fill$|^stroke$|^none$|shadow|^visibility$|^(offset|composite|easing|computedOffset)$/i;

/** Elements that move, or would move on a change, under `prefers-reduced-motion: reduce`. */
export function motion(): Found[] {
  const found = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => effect)
    .filter((effect): effect is KeyframeEffect => effect instanceof KeyframeEffect)
    .flatMap((effect) => {
      const moved = effect
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((name) => !REDUCED_MOTION.test(name));
      if (moved.length === 0 || !effect.target) return [];
      return [{ where: where(effect.target), what: `moves (${[...new Set(moved)].join(", ")}). Let it stand still.` }];
    });
  for (const element of document.body.querySelectorAll("*")) {
    for (const pseudo of [null, "::before", "::after"]) {
      const { transitionProperty, transitionDuration, animationName, animationDuration } = getComputedStyle(
        element,
        pseudo,
      );
      const times = transitionDuration.split(", ");
      const moved = transitionProperty
        .split(", ")
        .filter((name, i) => !REDUCED_MOTION.test(name) && Number.parseFloat(times[i % times.length] ?? "") > 0);
      if (moved.length > 0)
        found.push({ where: where(element), what: `would glide (${moved.join(", ")}). Let it change at once.` });
      if (animationName !== "none" && Number.parseFloat(animationDuration) > 0)
        found.push({ where: where(element), what: `has the animation ${animationName}. Take it off.` });
    }
  }
  return found;
}

/** Waits until every animation that has an end has ended. */
export async function commitOrDefer(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frames(2);
}

/** Waits for some frames. */
export async function frames(count = 20): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

/** The places in which two pictures of an idle page differ. */
export async function differences(one: string, other: string): Promise<Found[]> {
  const [first, second] = (await Promise.all([one, other].map(pictureOf))).map((picture) => pixelsOf(picture));
  if (!first || !second) return [];
  const old = new Uint32Array(first.data.buffer);
  const at = new Uint32Array(second.data.buffer).findIndex((pixel, i) => pixel !== old[i]);
  if (at < 0) return [];
  const element = document.elementFromPoint(at % first.width, Math.floor(at / first.width));
  return [{ where: element ? where(element) : "the page", what: "changes its picture by itself. Let it stand still." }];
}
