import type { RefObject } from "react";

/**
 * Where focus goes when a part that had it closes: to what a ref holds, or to what a function gives for the element that
 * had focus before. Null moves no focus.
 */
export type FinalFocus =
  | RefObject<HTMLElement | null>
  | ((previous: HTMLElement | null) => HTMLElement | null | undefined);

/** Gives focus back to `previous`, or to where `finalFocus` wants it. */
export function returnFocus(previous: Element | null, finalFocus: FinalFocus = (element) => element): void {
  const element = previous instanceof HTMLElement ? previous : null;
  const target = typeof finalFocus === "function" ? finalFocus(element) : finalFocus.current;
  target?.focus();
}
