import type { RefObject } from "react";

/**
 * The element that gets focus when the part with focus closes, as a ref or a function. The function receives the
 * element that had focus before. `null` leaves focus where it is.
 */
export type ReturnFocus =
  | RefObject<HTMLElement | null>
  | ((previous: HTMLElement | null) => HTMLElement | null | undefined);

// `instanceof` fails for elements of an iframe, which has its own classes.
const canFocus = (element: Element | null): element is HTMLElement => element !== null && "focus" in element;

/** Returns focus to `previous`, or to the given element. */
export function giveFocusBack(previous: Element | null, to: ReturnFocus = (element) => element): void {
  const target = typeof to === "function" ? to(canFocus(previous) ? previous : null) : to.current;
  target?.focus();
}
