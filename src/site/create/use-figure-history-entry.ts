import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** State of a history entry that shows a figure, with the form's entry behind it. */
const FIGURE_ENTRY = "figure";

/** Gives the figure a history entry of its own, so that the browser's Back leads from it to the form. */
export function useFigureHistoryEntry(isProcessing: boolean, onBack: () => void) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();

  // A layout effect, because it runs before the submit's task ends: even the quickest Back finds the entry.
  useLayoutEffect(() => {
    if (isProcessing) void navigate(pathname, { state: FIGURE_ENTRY });
  }, [isProcessing, pathname, navigate]);

  // A reload shows the form in the figure's entry. Going back to its own, so that one Back leaves the page.
  const initialState = useRef(state);
  useEffect(() => {
    if (initialState.current === FIGURE_ENTRY) void navigate(-1);
    initialState.current = null;
  }, [navigate]);

  // The browser's own event: the router renders in a transition, and a Back that comes before it has ended changes
  // nothing there.
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const initialPathname = window.location.pathname;
    const onPopState = () => {
      if (window.location.pathname === initialPathname) goBack();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return {
    push: () => void navigate(pathname, { state: FIGURE_ENTRY }),
    back: () => void navigate(-1),
    /** Stays in the entry, and clears what its URL names. */
    clearUrl: () => void navigate(pathname, { replace: true }),
  };
}
