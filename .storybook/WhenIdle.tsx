import { type ReactNode, useEffect, useState } from "react";

/** Safari has no idle callbacks. */
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Renders the lower part of a docs page after the page's first story is painted. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void whenIdle(() => setShown(true)), []);
  return isShown ? children : <div data-waiting />;
}
