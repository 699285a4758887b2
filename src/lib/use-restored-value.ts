"use client";
import { useEffect, useRef } from "react";

/**
 * Calls `onValueChange` once if the browser restored a control's value, or if a person changed it before hydration.
 * React fires no event for such a value and overwrites it on the next render. `read` returns the value in the document.
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
