"use client";
import { type RefObject, useEffect } from "react";
import { moveFigure } from "../figure/engine/motion.ts";

/**
 * The event that starts a figure's motion. `attention` is hover or keyboard focus. `change` also moves the figure for
 * one loop of three seconds when it scrolls into view or its drawing changes.
 */
export type FigureMotionTrigger = "attention" | "change";

/** Options of {@link useFigureMotion} and {@link watchFigure}. */
export interface FigureMotionOptions {
  /** The event that starts the motion. @default "attention" */
  trigger?: FigureMotionTrigger;
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Selects the drawing; text around it is ignored. */
const FIGURE = "[data-slot=figure], [data-m]";
const isOfFigure = ({ target, addedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(FIGURE) !== null) ||
  Array.from(addedNodes).some((node) => node instanceof Element && node.querySelector("[data-m]") !== null);

const hasFocus = (element: Element): boolean =>
  element.matches(":focus-visible") || element.querySelector(":focus-visible") !== null;

/**
 * Makes the figures in an element breathe, blink and sway without changing their markup. They are still while the
 * element is off the screen, while the page is hidden or printed, and if the person prefers reduced motion.
 * @returns a function that ends the motion
 */
export function watchFigure(element: Element, { trigger = "attention" }: FigureMotionOptions = {}): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let isOnScreen = false;
  let isPrinted = false;
  let isHovered = element.matches(":hover");
  /** Whether a loop that a change started is still running. */
  let isLoop = false;
  let startTime: CSSNumberish | null = null;
  let loops = 0;
  let stop: ReturnType<typeof moveFigure> | undefined;

  const isHoveredOrFocused = () => isHovered || hasFocus(element);
  const mayMove = () => isOnScreen && !isPrinted && !reducedMotion.matches && document.visibilityState === "visible";

  /** Starts, continues or stops the motion. With `isRedrawn`, there may be new parts, which join the running motion. */
  function update(isRedrawn = false) {
    if (!mayMove() || isHoveredOrFocused()) isLoop = false;
    const wanted = mayMove() && isHoveredOrFocused() ? Number.POSITIVE_INFINITY : isLoop ? 1 : 0;
    if (wanted === loops && !(isRedrawn && wanted > 0)) return;
    const isGoingOn = loops > 0 && wanted > 0;
    stop?.(isGoingOn || isPrinted);
    stop = undefined;
    loops = wanted;
    if (wanted === 0) return;
    if (!isGoingOn) startTime = document.timeline.currentTime;
    stop = moveFigure(element, {
      loops,
      startTime,
      onEnd() {
        isLoop = false;
        update();
      },
    });
  }
  const startLoop = () => {
    isLoop = trigger === "change";
  };

  for (const type of ["pointerenter", "pointerleave"])
    element.addEventListener(
      type,
      () => {
        isHovered = type === "pointerenter";
        update();
      },
      options,
    );
  // Focus has moved only by the next frame.
  for (const type of ["focusin", "focusout"])
    element.addEventListener(type, () => requestAnimationFrame(() => listeners.signal.aborted || update()), options);
  document.addEventListener("visibilitychange", () => update(), options);
  reducedMotion.addEventListener("change", () => update(), options);
  for (const type of ["beforeprint", "afterprint"])
    addEventListener(
      type,
      () => {
        isPrinted = type === "beforeprint";
        update();
      },
      options,
    );
  const screen = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true;
    if (isOnScreen) startLoop();
    update();
  });
  screen.observe(element);
  const drawing = new MutationObserver((records) => {
    if (!records.some(isOfFigure)) return;
    startLoop();
    update(records.some(({ type }) => type === "childList"));
  });
  drawing.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["d", "fill", "transform"],
  });

  return () => {
    listeners.abort();
    screen.disconnect();
    drawing.disconnect();
    stop?.();
  };
}

/**
 * Makes the figures in an element breathe, blink and sway ({@link watchFigure}). Pass the ref of an element around a
 * FigureBox, a FigureCard or any other drawing, even one rendered on a server.
 */
export function useFigureMotion(
  target: RefObject<Element | null>,
  { trigger = "attention" }: FigureMotionOptions = {},
): void {
  useEffect(() => (target.current ? watchFigure(target.current, { trigger }) : undefined), [target, trigger]);
}
