"use client";
import { type RefObject, useEffect } from "react";
import { moveFigure } from "../figure/engine/motion.ts";

/**
 * What a figure begins to move at: `attention` is the pointer over the element, or the focus of a keyboard in it;
 * `change` is that, and for one loop of three seconds what brings it on the screen or draws it otherwise.
 */
export type FigureMotionTrigger = "attention" | "change";

/** Options of {@link useFigureMotion} and {@link watchFigure}. */
export interface FigureMotionOptions {
  /** What the figure begins to move at. @default "attention" */
  trigger?: FigureMotionTrigger;
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The parts of a figure that may be drawn otherwise: words around it are none. */
const FIGURE = "[data-slot=figure], [data-m]";
const isOfFigure = ({ target, addedNodes }: MutationRecord): boolean =>
  (target instanceof Element && target.closest(FIGURE) !== null) ||
  Array.from(addedNodes).some((node) => node instanceof Element && node.querySelector("[data-m]") !== null);

const hasFocus = (element: Element): boolean =>
  element.matches(":focus-visible") || element.querySelector(":focus-visible") !== null;

/**
 * Lets the figures in an element breathe, blink and sway, without a change of the markup. They stand still while the
 * element is off the screen, the page hidden or printed, and the person prefers reduced motion.
 * @returns a function that ends it
 */
export function watchFigure(element: Element, { trigger = "attention" }: FigureMotionOptions = {}): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let isOnScreen = false;
  let isPrinted = false;
  let isHovered = element.matches(":hover");
  /** Whether a loop was begun by a change, and has not ended. */
  let isLoop = false;
  let startTime: CSSNumberish | null = null;
  let loops = 0;
  let stop: ReturnType<typeof moveFigure> | undefined;

  const isHoveredOrFocused = () => isHovered || hasFocus(element);
  const mayMove = () => isOnScreen && !isPrinted && !reducedMotion.matches && document.visibilityState === "visible";

  /** Starts, continues or stops, as the state asks. `isRedrawn`: parts may be new, and join the others. */
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
  // The next frame knows where the focus has gone.
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
 * Lets the figures in an element breathe, blink and sway ({@link watchFigure}). Give it an element around a FigureBox,
 * FigureCard or any other drawing, which may be drawn by a server.
 */
export function useFigureMotion(
  target: RefObject<Element | null>,
  { trigger = "attention" }: FigureMotionOptions = {},
): void {
  useEffect(() => (target.current ? watchFigure(target.current, { trigger }) : undefined), [target, trigger]);
}
