"use client";
import { useEffect, useRef } from "react";

/**
 * Reports, once, a value that the browser restored into a control, or that a person entered before hydration. React
 * fires no event for it and overwrites it on the next render. `read` returns the value in the document.
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
