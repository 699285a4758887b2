import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the browser's Back or Forward leads to another history entry while this page stays on show. It hears
 * the browser itself: the router renders in a transition, and a Back that comes before it is through shows no change.
 */
export function useBack(onBack: () => void) {
  const act = useEffectEvent(onBack);
  useEffect(() => {
    const here = window.location.pathname;
    const hear = () => {
      if (window.location.pathname === here) act();
    };
    window.addEventListener("popstate", hear);
    return () => window.removeEventListener("popstate", hear);
  }, []);
}
