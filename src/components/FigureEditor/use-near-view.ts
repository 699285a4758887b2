"use client";
import { type RefObject, startTransition, useEffect, useState } from "react";
import { lazy } from "../../domain/lazy.ts";

const listeners = new Map<Element, (isNear: boolean) => void>();

const observer = lazy(
  () =>
    new IntersectionObserver(
      (entries) =>
        startTransition(() => {
          for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
        }),
      { rootMargin: "400px 0px" },
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
    };
  }, [ref]);
  return isNear;
}
