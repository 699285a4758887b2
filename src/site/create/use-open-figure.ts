import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type Location, useLocation } from "react-router-dom";
import { openSpec } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import { announce } from "../../index.ts";
import { readFigureLink } from "../downloads/index.ts";
import { namesFigure } from "../platform/local-flags.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import type { CreationEvent, OpenedFigure } from "./creation.ts";
import { OPEN_ERRORS, type OpenErrorCode } from "./OpenError.tsx";
import type { FoundDraft } from "./stored-figures.ts";

/** Who made a shared figure. */
export const makerOf = ({ spec, placeholders }: FigureDesign): string =>
  placeholders?.includes("name") ? "Somebody" : spec.name;

type StoredFigures = typeof import("./stored-figures.ts");
/** Fetches the code for stored figures on demand, because the form does not need it. */
export const loadStoredFigures = (): Promise<StoredFigures> => import("./stored-figures.ts");

/**
 * Opens figures from the URL (`#f=` contains a figure, `?figure=` names one in the collection) and from unsaved drafts.
 * Reports what it finds to `onOpen`, and failures as events.
 */
export function useOpenFigure(dispatch: Dispatch<CreationEvent>, onOpen: (figure: OpenedFigure) => void) {
  // The location is a new object for each navigation.
  const location = useLocation();
  const attempt = useRef<AbortController>(undefined);
  // If the person leaves the page, a figure that is still loading is not opened.
  useEffect(() => () => attempt.current?.abort(), []);

  const fail = (reason: OpenErrorCode) => {
    dispatch({ type: "fail", reason });
    announce(OPEN_ERRORS[reason].heading);
  };
  const newAttempt = () => {
    attempt.current?.abort();
    attempt.current = new AbortController();
    return attempt.current.signal;
  };
  const openStored = async (
    find: (stored: StoredFigures) => Promise<FoundDraft>,
    signal: AbortSignal,
    url?: string,
  ) => {
    const { pathname } = window.location;
    const found = await loadStoredFigures()
      .then(find)
      .catch(() => "storage" as const);
    // On a slow device, this page stays for a moment after the URL has changed.
    if (signal.aborted || window.location.pathname !== pathname) return;
    if (typeof found === "string") fail(found);
    else onOpen({ ...found, ...(url && { url }) });
  };
  const openNamed = ({ hash, search }: Location, signal: AbortSignal): Promise<void> | undefined => {
    const url = window.location.href;
    const figure = readFigureLink(hash);
    if (figure === "damaged") return void fail("link");
    if (figure === "newer") return void fail("newerLink");
    if (figure) return void onOpen({ design: openSpec(figure), url, isShared: true });
    const id = new URLSearchParams(search).get("figure");
    return id === null ? undefined : openStored(({ findFigure }) => findFigure(id), signal, url);
  };
  const resume = (offered?: UnsavedDraft) =>
    openStored(({ findUnsavedDraft }) => findUnsavedDraft(offered), newAttempt());

  // A layout effect, so that no unsaved draft is offered for a moment. Also clears errors of the previous URL.
  useLayoutEffect(() => dispatch({ type: "navigate", isNamed: namesFigure(location) }), [location, dispatch]);
  const onNavigation = useEffectEvent(openNamed);
  useEffect(() => {
    const navigation = new AbortController();
    void onNavigation(location, navigation.signal);
    return () => navigation.abort();
  }, [location]);

  return {
    /** Opens an unsaved draft in its current state, which another tab may have changed. @default the newest */
    resume,
    /** Tries again to open a figure that could not be read. */
    retry: () => openNamed(location, newAttempt()) ?? resume(),
  };
}
