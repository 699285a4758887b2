import { useRef, useState } from "react";

/** How long a control waits before it looks busy, in milliseconds. */
export const BUSY_MS = 300;

/**
 * Returns whether a task has been running for longer than `BUSY_MS`, and a function that runs one. While a task is
 * running, the function ignores calls, so that a second press does not act twice.
 */
export function useBusy(): readonly [isBusy: boolean, run: (task: () => unknown) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (task: () => unknown) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const timer = setTimeout(() => setBusy(true), BUSY_MS);
    try {
      await task();
    } finally {
      clearTimeout(timer);
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [isBusy, run];
}
