"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes over the radio that the browser restored, or that a person chose before hydration: React leaves its state alone
 * and tells nobody.
 */
export function useRestoredChoice<Value extends string>(
  group: RefObject<HTMLElement | null>,
  value: Value,
  onValueChange: (value: Value) => void,
): void {
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const checked = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (checked !== undefined && checked !== value) onValueChange(checked as Value);
  });
}
