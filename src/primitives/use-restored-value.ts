"use client";
import { useEffect, useRef } from "react";

/**
 * Takes over, once, what the browser restored into a control or a person put there before hydration: React leaves it
 * alone until the next render and tells nobody. `read` gives what the document holds.
 */
export function useRestoredValue<Value extends string>(
  value: Value | undefined,
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
