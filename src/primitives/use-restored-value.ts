"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes over, once, what the browser restored into a control or a person put there before hydration: React leaves it
 * alone until the next render and tells nobody. `read` gives what the document holds.
 */
export function useRestoredValue<Value extends string>(
  value: Value,
  read: () => Value | undefined,
  onValueChange: (value: Value) => void,
): void {
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const restored = read();
    if (restored !== undefined && restored !== value) onValueChange(restored);
  });
}

/** The same for a group of radio inputs. */
export const useRestoredChoice = <Value extends string>(
  group: RefObject<HTMLElement | null>,
  value: Value,
  onValueChange: (value: Value) => void,
): void =>
  useRestoredValue(
    value,
    () => group.current?.querySelector<HTMLInputElement>("input:checked")?.value as Value | undefined,
    onValueChange,
  );
