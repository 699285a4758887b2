import { type ReactNode, useEffect, useState } from "react";

/** Calls `run` when the page is idle, at the latest after a second. Without idle callbacks (Safari), waits 200 ms. */
const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Renders its children when the page is idle, so that the first story of a docs page appears sooner. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void whenIdle(() => setShown(true)), []);
  return isShown ? children : <div data-waiting />;
}
