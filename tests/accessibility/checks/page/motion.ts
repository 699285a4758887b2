import { type Found, where } from "./dom.ts";

/** Properties that may be animated with reduced motion, because they do not move anything. */
const REDUCED_MOTION =
  /color|opacity|^fill$|^stroke$|^none$|shadow|^visibility$|^(offset|composite|easing|computedOffset)$/i;

/** Reports elements with an animation or transition that moves them despite `prefers-reduced-motion: reduce`. */
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
      return [{ where: where(effect.target), what: `moves (${[...new Set(moved)].join(", ")}). Stop it.` }];
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
        found.push({ where: where(element), what: `would glide (${moved.join(", ")}). Remove the transition.` });
      if (animationName !== "none" && Number.parseFloat(animationDuration) > 0)
        found.push({ where: where(element), what: `has the animation ${animationName}. Remove it.` });
    }
  }
  return found;
}

/** Waits until all finite animations have ended, except those that follow the scroll position, and for two frames. */
export async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
