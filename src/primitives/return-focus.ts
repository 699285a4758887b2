import type { RefObject } from "react";

/**
 * Where focus goes when a part that had it closes: to what a ref holds, or to what a function gives for the element that
 * had focus before. Null moves no focus.
 */
export type ReturnFocus =
  | RefObject<HTMLElement | null>
  | ((previous: HTMLElement | null) => HTMLElement | null | undefined);

// Not `instanceof`: in a frame the class is another one.
const canFocus = (element: Element | null): element is HTMLElement => element !== null && "focus" in element;

/** Gives focus back to `previous`, or to where the part wants it. */
export function giveFocusBack(previous: Element | null, to: ReturnFocus = (element) => element): void {
  const target = typeof to === "function" ? to(canFocus(previous) ? previous : null) : to.current;
  target?.focus();
}
