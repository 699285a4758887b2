import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { Creation } from "../../domain/creation.ts";

/** State of a history entry that shows a figure, preceded by the form's entry. */
const FIGURE_ENTRY = "figure";
/** From the browser's current entry, because the router updates its own in a transition. */
const isFigureEntry = () => window.history.state?.usr === FIGURE_ENTRY;

interface Arrivals {
  onForm: () => void;
  /** Forward leads to the figure's entry again. */
  onFigure: () => void;
}

/**
 * Gives the figure a separate history entry, so that Back leads to the form and Forward to the figure again. A figure in
 * the URL uses the URL's entry.
 */
export function useFigureHistoryEntry(step: Creation["step"], { onForm, onFigure }: Arrivals) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, state } = location;
  const isLink = useNavigationType() === "PUSH";
  const push = () => void navigate(pathname, { state: FIGURE_ENTRY });
  const clearUrl = () => void navigate(pathname, { replace: true });

  // A layout effect, because it runs before the submit's task ends, so that even the quickest Back finds the entry.
  const pushOnSubmit = useEffectEvent(() => isFigureEntry() || push());
  useLayoutEffect(() => {
    if (step === "processing") pushOnSubmit();
  }, [step]);

  // A reload shows the form in the figure's entry. Go back to the form's entry, so that one Back leaves the page.
  const initialState = useRef(state);
  useEffect(() => {
    if (initialState.current === FIGURE_ENTRY) void navigate(-1);
    initialState.current = null;
  }, [navigate]);

  // The browser's event, because the router renders in a transition and would ignore a Back during it.
  const showForm = useEffectEvent(onForm);
  const showFigure = useEffectEvent(onFigure);
  useEffect(() => {
    const initialPathname = window.location.pathname;
    const onPopState = () => {
      if (window.location.pathname !== initialPathname) return;
      if (isFigureEntry()) showFigure();
      else showForm();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  // A link to this page leads to the form, also from a figure in the URL.
  useLayoutEffect(() => {
    if (isLink && location.state !== FIGURE_ENTRY) showForm();
  }, [location, isLink]);

  return {
    /** A figure other than the URL's is shown. It replaces the entry of the visible figure. */
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
    /** Stays in the entry and removes the figure from its URL. */
    clearUrl,
  };
}
