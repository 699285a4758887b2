"use client";
import { type RefObject, useEffect, useState } from "react";

const observers = new Map<string, IntersectionObserver>();
const listeners = new Map<Element, (isNear: boolean) => void>();
/** Elements near the viewport whose listener has not been called yet, nearest first. */
const waiting = new Set<Element>();
let isReporting = false;

/** Calls the listener of one element per frame, so that many drawings do not block scrolling or typing. */
function reportNext() {
  const [element] = waiting;
  isReporting = element !== undefined;
  if (!element) return;
  waiting.delete(element);
  listeners.get(element)?.(true);
  requestAnimationFrame(reportNext);
}

/** The distance between an element and the viewport, vertically. */
const distance = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  Math.max(0, -bottom, top - innerHeight);

function observe(rootMargin: string): IntersectionObserver {
  // `scrollMargin` applies the margin also in nested scroll areas, such as the editor's. The options are in a variable,
  // because an object literal with `scrollMargin` does not compile with TypeScript 5.
  const margins = { rootMargin, scrollMargin: rootMargin };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries.sort((a, b) => distance(a) - distance(b))) {
      if (isIntersecting) waiting.add(target);
      else if (!waiting.delete(target)) listeners.get(target)?.(false);
    }
    if (!isReporting) requestAnimationFrame(reportNext);
    isReporting = true;
  }, margins);
}

/**
 * Returns whether an element is in or near the viewport, to draw its content only then.
 * @param margin the distance above and below the viewport that counts as near, as a length or a percentage
 */
export function useNearView(ref: RefObject<Element | null>, margin = "300px"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // jsdom has no IntersectionObserver.
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
