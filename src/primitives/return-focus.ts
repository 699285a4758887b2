import type { RefObject } from "react";

/**
 * The element that gets focus when the focused part of the page closes, as a ref or a function. The function receives
 * the element that had focus before the part opened. If the ref or the result is `null`, focus does not move.
 */
export type ReturnFocus =
  | RefObject<HTMLElement | null>
  | ((previous: HTMLElement | null) => HTMLElement | null | undefined);

// `instanceof` fails for elements of an iframe, which has its own classes.
const canFocus = (element: Element | null): element is HTMLElement => element !== null && "focus" in element;

/** Moves focus to the element that `to` selects, by default `previous`. */
export function giveFocusBack(previous: Element | null, to: ReturnFocus = (element) => element): void {
  const target = typeof to === "function" ? to(canFocus(previous) ? previous : null) : to.current;
  target?.focus();
}
