"use client";
import { type RefObject, useEffect, useState } from "react";
import { lazy } from "../domain/lazy.ts";

const listeners = new Map<Element, (isNear: boolean) => void>();
/** Elements that came near and wait for their turn, the nearest first. */
const waiting = new Set<Element>();
let isTelling = false;

/** Tells one element a frame, so that many drawings never hold up a scroll or a key. */
function tellNext() {
  const [element] = waiting;
  if (element === undefined) {
    isTelling = false;
    return;
  }
  waiting.delete(element);
  listeners.get(element)?.(true);
  requestAnimationFrame(tellNext);
}

/** How far an element is above or below the window. */
const distance = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  Math.max(0, -bottom, top - innerHeight);

const observer = lazy(
  () =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries.sort((a, b) => distance(a) - distance(b))) {
          if (isIntersecting) waiting.add(target);
          else if (!waiting.delete(target)) listeners.get(target)?.(false);
        }
        if (isTelling) return;
        isTelling = true;
        requestAnimationFrame(tellNext);
      },
      { rootMargin: "300px 0px" },
    ),
);

/** Whether an element is in the window or about to be: what it shows need not be drawn before. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (typeof IntersectionObserver === "undefined") {
      setNear(true);
      return;
    }
    listeners.set(element, setNear);
    observer().observe(element);
    return () => {
      observer().unobserve(element);
      listeners.delete(element);
      waiting.delete(element);
    };
  }, [ref]);
  return isNear;
}
