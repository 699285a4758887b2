import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { navigateBelowDialogs } from "../platform/dialog-entries.ts";
import type { Creation, CreationEvent } from "./creation.ts";

/** State of a history entry that shows a figure. The entry before it shows the form. */
const FIGURE_ENTRY = "figure";
/** Whether the current entry shows a figure. Asks the browser, because the router's location is updated later. */
const isFigureEntry = () => window.history.state?.usr === FIGURE_ENTRY;

/**
 * Gives the figure a separate history entry, so that Back leads to the form and Forward to the figure again. A figure
 * that is in the URL needs no separate entry.
 */
export function useFigureHistoryEntry(step: Creation["step"], dispatch: Dispatch<CreationEvent>) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, state } = location;
  const isLink = useNavigationType() === "PUSH";
  const push = () => navigateBelowDialogs(() => void navigate(pathname, { state: FIGURE_ENTRY }));
  const clearUrl = () => navigateBelowDialogs(() => void navigate(pathname, { replace: true }));

  // A layout effect, because it runs before the submit's task ends. The entry then exists even if Back follows at once.
  const pushOnSubmit = useEffectEvent(() => isFigureEntry() || push());
  useLayoutEffect(() => {
    if (step === "processing") pushOnSubmit();
  }, [step]);

  // A reload of the figure's entry shows the form. Goes back to the form's entry, so that one Back leaves the page.
  const initialState = useRef(state);
  useEffect(() => {
    if (initialState.current === FIGURE_ENTRY) navigateBelowDialogs(() => void navigate(-1));
    initialState.current = null;
  }, [navigate]);

  // Listens to the browser, because the router renders in a transition and would ignore Back during it.
  useEffect(() => {
    const initialPathname = window.location.pathname;
    const onPopState = () => {
      const { pathname, href } = window.location;
      if (pathname === initialPathname) dispatch({ type: isFigureEntry() ? "forward" : "back", url: href });
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [dispatch]);

  // A link to this page shows the form, even if the URL had a figure.
  useLayoutEffect(() => {
    if (isLink && location.state !== FIGURE_ENTRY) dispatch({ type: "back", url: window.location.href });
  }, [location, isLink, dispatch]);

  return {
    /** Call it when a figure that is not in the URL is shown. A visible figure's entry is reused. */
    enter: () => {
      if (isFigureEntry()) return;
      if (step === "form") push();
      else clearUrl();
    },
    /** Call it when the form is shown again. */
    leave: () => {
      if (isFigureEntry()) navigateBelowDialogs(() => void navigate(-1));
      else clearUrl();
    },
    /** Removes the figure from the URL without a new entry. */
    clearUrl,
  };
}
