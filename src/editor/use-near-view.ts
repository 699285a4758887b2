"use client";
import { type RefObject, useEffect, useState } from "react";

const observers = new Map<string, IntersectionObserver>();
const listeners = new Map<Element, (isNear: boolean) => void>();
/** Elements that came near and wait for their turn, the nearest first. */
const waiting = new Set<Element>();
let isReporting = false;

/** Reports one element a frame, so that many drawings never hold up a scroll or a key. */
function reportNext() {
  const [element] = waiting;
  isReporting = element !== undefined;
  if (!element) return;
  waiting.delete(element);
  listeners.get(element)?.(true);
  requestAnimationFrame(reportNext);
}

/** How far an element is above or below the window. */
const distance = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  Math.max(0, -bottom, top - innerHeight);

function observe(rootMargin: string): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries.sort((a, b) => distance(a) - distance(b))) {
        if (isIntersecting) waiting.add(target);
        else if (!waiting.delete(target)) listeners.get(target)?.(false);
      }
      if (!isReporting) requestAnimationFrame(reportNext);
      isReporting = true;
    },
    // Of the editor's own scroll area too.
    { rootMargin, scrollMargin: rootMargin },
  );
}

/**
 * Whether an element is in the window or about to be: what it shows need not be drawn before.
 * @param margin how far above and below the window is near, as a length or a percentage of its height
 */
export function useNearView(ref: RefObject<Element | null>, margin = "300px"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Not in jsdom.
    if (typeof IntersectionObserver === "undefined") {
      setNear(true);
      return;
    }
    const rootMargin = `${margin} 0px`;
    const observer = observers.get(rootMargin) ?? observe(rootMargin);
    observers.set(rootMargin, observer);
    listeners.set(element, setNear);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      listeners.delete(element);
      waiting.delete(element);
    };
  }, [ref, margin]);
  return isNear;
}
