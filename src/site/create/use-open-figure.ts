import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { openSpec } from "../../figure/schema/design.ts";
import type { FigureDesign, FigureSpec } from "../../figure.ts";
import { announce } from "../../index.ts";
import { readFigureLink } from "../downloads/index.ts";
import type { FigureSessionOptions } from "../figure-session/figure-session.ts";
import { namesFigure } from "../platform/local-flags.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { OPEN_ERRORS, type OpenErrorCode } from "./OpenError.tsx";
import type { FoundDraft } from "./stored-figures.ts";

/** A figure that was created or opened. It is unpaid, unless this device has a payment for it. */
export interface OpenedFigure extends FigureSessionOptions {
  /** The URL that contains or names this figure. */
  readonly url?: string;
  /** Whether the figure came from a link, so that another person probably made it. */
  readonly isShared?: boolean;
  /** Whether the figure was created now. The page then animates how its box closes. */
  readonly isMade?: boolean;
  /** A React key that is unique each time a figure is opened. */
  readonly key: number;
}

/** Who made a shared figure. */
export const makerOf = ({ spec, placeholders }: FigureDesign): string =>
  placeholders?.includes("name") ? "Somebody" : spec.name;

let count = 0;

type StoredFigures = typeof import("./stored-figures.ts");
/** Fetches the code for stored figures on demand, because the form does not need it. */
export const loadStoredFigures = (): Promise<StoredFigures> => import("./stored-figures.ts");

/**
 * Opens figures: from the URL (`#f=` contains a figure, `?figure=` names one in the collection), from a file, or from
 * an unsaved draft. `status` is "opening" while the URL's figure is loading, or the reason why opening a figure failed.
 */
export function useOpenFigure(onOpen: (opened: OpenedFigure) => void) {
  // The location is a new object for each navigation.
  const location = useLocation();
  const [status, setStatus] = useState<"opening" | OpenErrorCode>();
  const attempt = useRef<AbortController>(undefined);
  // If the person leaves the page, a figure that is still loading is not opened.
  useEffect(() => () => attempt.current?.abort(), []);

  const open = (opened: Omit<OpenedFigure, "key">) => {
    setStatus(undefined);
    onOpen({ ...opened, key: ++count });
  };
  const fail = (code: OpenErrorCode) => {
    setStatus(code);
    announce(OPEN_ERRORS[code].heading);
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
    const found = await loadStoredFigures()
      .then(find)
      .catch(() => "storage" as const);
    if (signal.aborted) return;
    if (typeof found === "string") fail(found);
    else open({ ...found, ...(url && { url }) });
  };
  const openNamed = ({ hash, search }: Location, signal: AbortSignal): Promise<void> | undefined => {
    const url = window.location.href;
    const figure = readFigureLink(hash);
    if (figure === "damaged") return void fail("link");
    if (figure === "newer") return void fail("newerLink");
    if (figure) return void open({ design: openSpec(figure), url, isShared: true });
    const id = new URLSearchParams(search).get("figure");
    return id === null ? undefined : openStored(({ findFigure }) => findFigure(id), signal, url);
  };
  const resume = (offered?: UnsavedDraft) =>
    openStored(({ findUnsavedDraft }) => findUnsavedDraft(offered), newAttempt());

  // A layout effect, so that no unsaved draft is offered for a moment. Also clears errors of the previous URL.
  useLayoutEffect(() => setStatus(namesFigure(location) ? "opening" : undefined), [location]);
  const onNavigation = useEffectEvent(openNamed);
  useEffect(() => {
    const navigation = new AbortController();
    void onNavigation(location, navigation.signal);
    return () => navigation.abort();
  }, [location]);

  return {
    status,
    openFigure: (spec: FigureSpec) => open({ design: openSpec(spec) }),
    /** Opens a figure and applies the person's details as its first edit. */
    openEdited: (design: FigureDesign, edited: FigureDesign) => open({ design, edited, isMade: true }),
    /** Opens an unsaved draft in its current state, which another tab may have changed. @default the newest */
    resume,
    /** Tries again to open a figure that could not be read. */
    retry: () => openNamed(location, newAttempt()) ?? resume(),
  };
}
