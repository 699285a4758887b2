"use client";
import { type RefObject, useEffect } from "react";
import { moveFigure } from "../figure/engine/motion.ts";

/**
 * The event that starts a figure's motion. With `attention`, the figure moves while it is hovered or has keyboard
 * focus. With `change`, it also moves for one loop of three seconds when it scrolls into view or its drawing changes.
 */
export type FigureMotionTrigger = "attention" | "change";

/** The options of {@link useFigureMotion} and {@link watchFigure}. */
export interface FigureMotionOptions {
  /** The event that starts the motion. @default "attention" */
  trigger?: FigureMotionTrigger | undefined;
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Selects drawings, so that changes of the text around them are ignored. */
const FIGURE = "[data-slot=figure], [data-m]";
const isOfFigure = ({ target, addedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(FIGURE) !== null) ||
  Array.from(addedNodes).some((node) => node instanceof Element && node.querySelector("[data-m]") !== null);

const hasFocus = (element: Element): boolean =>
  element.matches(":focus-visible") || element.querySelector(":focus-visible") !== null;

/**
 * Makes the figures in an element breathe, blink and sway without changing their markup. The figures do not move while
 * the element is off the screen, while the page is hidden or printed, or if the person prefers reduced motion.
 * @returns a function that ends the motion
 */
export function watchFigure(element: Element, { trigger = "attention" }: FigureMotionOptions = {}): () => void {
  // jsdom has none of these.
  if (!globalThis.matchMedia || !globalThis.IntersectionObserver || !element.animate) return () => {};
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let isOnScreen = false;
  let isPrinted = false;
  let isHovered = element.matches(":hover");
  /** Whether the one loop that `change` allows is still running. */
  let isLoop = false;
  let startTime: CSSNumberish | null = null;
  let loops = 0;
  let stop: ReturnType<typeof moveFigure> | undefined;

  const isHoveredOrFocused = () => isHovered || hasFocus(element);
  const mayMove = () => isOnScreen && !isPrinted && !reducedMotion.matches && document.visibilityState === "visible";

  /** Starts, continues or stops the motion. If `isRedrawn`, the drawing may have new parts that must start moving. */
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
  // Waits for the next frame, because focus has not moved yet.
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
 * Makes the figures in an element breathe, blink and sway ({@link watchFigure}). Pass the ref of an element that
 * contains a FigureBox, a FigureCard or any other drawing of a figure, even one from the server.
 */
export function useFigureMotion(
  target: RefObject<Element | null>,
  { trigger = "attention" }: FigureMotionOptions = {},
): void {
  useEffect(() => (target.current ? watchFigure(target.current, { trigger }) : undefined), [target, trigger]);
}
