import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { type FigureDesign, type FigureSpec, useAnnounce } from "../../index.ts";
import { readFigureLink } from "../export/index.ts";
import type { DraftRevision, UnsavedDraft } from "../store/schema.ts";
import { OPEN_ERRORS, type OpenErrorCode } from "./OpenError.tsx";

/** A figure that is opened rather than made, never paid for unless this device's records say so. */
export interface OpenedFigure {
  readonly design: FigureDesign;
  /** The same with the person's own details: the first edit. */
  readonly edited?: FigureDesign;
  /** The draft of the collection that it is. */
  readonly draft: DraftRevision | null;
  /** The unsaved draft that is resumed. */
  readonly work?: UnsavedDraft;
  /** The URL names it. */
  readonly isFromUrl?: boolean;
  /** Differs for each opening. */
  readonly key: number;
}

/** A figure from a link or file is neither a draft nor paid for. */
const copyOf = (spec: FigureSpec) => ({ design: toFigureDesign({ spec }), draft: null });

let count = 0;

/** The store is fetched when it is needed: the form does without it. */
export const loadStore = () => import("../store/store.ts").then(({ store }) => store);

/**
 * Opens what the URL names (`#f=` a figure, `?draft=` one of the collection), what a file holds, or the unsaved draft.
 * `error` says why one could not be opened.
 */
export function useOpenFigure(onOpen: (opened: OpenedFigure) => void) {
  const { hash, search } = useLocation();
  const announce = useAnnounce();
  const [error, setError] = useState<OpenErrorCode>();
  const resuming = useRef<AbortController>(undefined);
  // Who has left the page is not called back to it.
  useEffect(() => () => resuming.current?.abort(), []);

  const open = (opened: Omit<OpenedFigure, "key">) => {
    setError(undefined);
    onOpen({ ...opened, key: ++count });
  };
  const fail = (code: OpenErrorCode) => {
    setError(code);
    announce(OPEN_ERRORS[code].heading);
  };

  const openLink = useEffectEvent((link: string) => {
    const found = readFigureLink(link);
    if (found === "damaged") fail("link");
    else if (found) open({ ...copyOf(found), isFromUrl: true });
  });
  useEffect(() => openLink(hash), [hash]);

  const openDraft = useEffectEvent((draft: CollectedFigure | undefined) => {
    if (!draft) return fail("draft");
    const { id, updatedAt, design } = draft;
    open({ design, draft: { id, updatedAt }, isFromUrl: true });
  });
  useEffect(() => {
    const id = new URLSearchParams(search).get("draft");
    if (id === null) return;
    const effect = new AbortController();
    void loadStore()
      .then((store) => store.ready())
      .then(({ figures }) => figures.find((figure) => figure.id === id && figure.payment === "unpaid"))
      .catch(() => undefined)
      .then((draft) => effect.signal.aborted || openDraft(draft));
    return () => effect.abort();
  }, [search]);

  return {
    error,
    clearError: () => setError(undefined),
    openFigure: (spec: FigureSpec) => open(copyOf(spec)),
    /** Opens a figure with the person's own details, which are its first edit. */
    openEdited: (design: FigureDesign, edited: FigureDesign) => open({ design, edited, draft: null }),
    /** Opens the unsaved draft in its current state: its tab may have changed it meanwhile. */
    async resume() {
      resuming.current?.abort();
      resuming.current = new AbortController();
      const { signal } = resuming.current;
      const state = await loadStore()
        .then((store) => store.ready())
        .catch(() => undefined);
      if (signal.aborted) return;
      if (state?.work) open({ design: state.work.design, draft: state.work.draft, work: state.work });
      else fail("unsavedDraft");
    },
  };
}
