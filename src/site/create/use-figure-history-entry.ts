import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { Creation } from "../../domain/creation.ts";

/** State of a history entry that shows a figure, with the form's entry behind it. */
const FIGURE_ENTRY = "figure";
/** Of the browser's current entry: the router's follows in a transition. */
const isFigureEntry = () => window.history.state?.usr === FIGURE_ENTRY;

/**
 * Gives the figure a history entry of its own, so that the browser's Back leads from it to the form. A figure that the
 * URL names has none: it is in the URL's entry.
 */
export function useFigureHistoryEntry(step: Creation["step"], onForm: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, state } = location;
  const isLink = useNavigationType() === "PUSH";
  const push = () => void navigate(pathname, { state: FIGURE_ENTRY });
  const clearUrl = () => void navigate(pathname, { replace: true });

  // A layout effect, because it runs before the submit's task ends: even the quickest Back finds the entry.
  const pushOnSubmit = useEffectEvent(() => isFigureEntry() || push());
  useLayoutEffect(() => {
    if (step === "processing") pushOnSubmit();
  }, [step]);

  // A reload shows the form in the figure's entry. Going back to its own, so that one Back leaves the page.
  const initialState = useRef(state);
  useEffect(() => {
    if (initialState.current === FIGURE_ENTRY) void navigate(-1);
    initialState.current = null;
  }, [navigate]);

  // The browser's own event: the router renders in a transition, and a Back that comes before it has ended changes
  // nothing there.
  const showForm = useEffectEvent(onForm);
  useEffect(() => {
    const initialPathname = window.location.pathname;
    const onPopState = () => {
      if (window.location.pathname === initialPathname) showForm();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  // A link to this page leads to the form, also from a figure that the URL names.
  useLayoutEffect(() => {
    if (isLink && location.state !== FIGURE_ENTRY) showForm();
  }, [location, isLink]);

  return {
    /** Another figure than the URL's is shown. It takes the entry of a figure that is on show. */
    enter: () => {
      if (isFigureEntry()) return;
      if (step === "input") push();
      else clearUrl();
    },
    /** The form is shown again. */
    leave: () => {
      if (isFigureEntry()) void navigate(-1);
      else clearUrl();
    },
    /** Stays in the entry, and clears what its URL names. */
    clearUrl,
  };
}
