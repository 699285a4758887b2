import { type ReactNode, useEffect, useState } from "react";

/** Runs when the page is idle, or after a second on a busy machine. Safari has no idle callbacks. */
const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);

/** Renders the lower part of a docs page after the page's first story is painted. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void whenIdle(() => setShown(true)), []);
  return isShown ? children : <div data-waiting />;
}
