import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../domain/figure-design.ts";
import { Button, type FigureDesign, type FigureSpec, Notice, useAnnounce } from "../../index.ts";
import { readFigureFile, readFigureLink } from "../export/index.ts";
import { whenIdle } from "../platform/when-idle.ts";
import type { DraftState, UnsavedDraft } from "../store/schema.ts";

/** A figure that is opened rather than made, never paid for unless this device's records say so. */
export interface OpenedFigure {
  readonly design: FigureDesign;
  /** The draft of the collection that it is. */
  readonly draft: DraftState | null;
  /** The unsaved work that is picked up. */
  readonly work?: UnsavedDraft;
  /** It is what the address names. */
  readonly isAddressed?: boolean;
  /** Another for each opening. */
  readonly key: number;
}

const PROBLEMS = {
  link: {
    heading: "This figure link is damaged",
    advice: "Part of it is missing, so nothing was opened. Ask for the link again or make a new figure.",
  },
  file: {
    heading: "This file holds no figure",
    advice: "Choose an SVG file that was saved here as a drawing. PNG pictures cannot be opened again.",
  },
  draft: {
    heading: "This draft is no longer here",
    advice: "It was deleted or bought in the meantime. Look in your collection or make a new figure.",
  },
  work: {
    heading: "This figure is not half made any more",
    advice: "It was saved, bought or discarded in another tab. Look in your collection or make a new figure.",
  },
} as const;

/** What comes from outside is a figure and no more. */
const copyOf = (spec: FigureSpec) => ({ design: toFigureDesign({ spec }), draft: null });

let count = 0;

const loadStore = () => import("../store/store.ts").then(({ store }) => store.ready());
const LEFT = "You left a figure half made";

/**
 * Opens what the address names (`#f=` a figure, `?draft=` one of the collection), a file, or the unsaved work that was
 * left, which it offers while the input is shown. `problem` is the sentence to show where one could not be opened.
 */
export function useOpenFigure(isInput: boolean, onOpen: (opened: OpenedFigure) => void, onDismiss: () => void) {
  const { hash, pathname, search } = useLocation();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const [isOffered, setOffered] = useState(false);

  const open = (opened: Omit<OpenedFigure, "key">) => {
    setProblem(undefined);
    setOffered(false);
    onOpen({ ...opened, key: ++count });
  };
  const fail = (kind: keyof typeof PROBLEMS) => {
    setProblem(kind);
    announce(PROBLEMS[kind].heading);
  };
  const openLink = useEffectEvent((link: string) => {
    const found = readFigureLink(link);
    if (found === "damaged") fail("link");
    else if (found) open({ ...copyOf(found), isAddressed: true });
  });
  const openDraft = useEffectEvent((draft: CollectedFigure | undefined) => {
    if (!draft) return fail("draft");
    const { id, updatedAt, design } = draft;
    open({ design, draft: { id, updatedAt }, isAddressed: true });
  });
  const offer = useEffectEvent(() => {
    setOffered(true);
    announce(`${LEFT}.`);
  });

  useEffect(() => openLink(hash), [hash]);

  useEffect(() => {
    const id = new URLSearchParams(search).get("draft");
    if (id === null) return;
    const effect = new AbortController();
    void loadStore()
      .then(({ figures }) => figures.find((figure) => figure.id === id && figure.payment === "unpaid"))
      .catch(() => undefined)
      .then((draft) => effect.signal.aborted || openDraft(draft));
    return () => effect.abort();
  }, [search]);

  // On arrival, and where Back leads here from a figure.
  useEffect(() => {
    if (!isInput || window.location.hash || window.location.search) return;
    const effect = new AbortController();
    void whenIdle()
      .then(loadStore)
      // Without the store there is nothing to pick up.
      .catch(() => undefined)
      .then((kept) => effect.signal.aborted || (kept?.work && offer()));
    return () => effect.abort();
  }, [isInput]);

  const pickUp = async () => {
    // Its tab may have gone on meanwhile.
    const kept = await loadStore().catch(() => undefined);
    if (kept?.work) return open({ design: kept.work.design, draft: kept.work.draft, work: kept.work });
    setOffered(false);
    fail("work");
  };

  return {
    offer:
      isOffered && isInput ? (
        <Notice
          heading={LEFT}
          actions={
            <Button size="sm" onClick={() => void pickUp()}>
              Pick up your figure
            </Button>
          }
        >
          Your changes were kept on this device.
        </Notice>
      ) : (
        (null as ReactNode)
      ),
    openFile: async (file: File) => {
      const spec = await readFigureFile(file).catch(() => undefined);
      if (spec) open(copyOf(spec));
      else fail("file");
    },
    problem: problem ? (
      <Notice
        tone="danger"
        heading={PROBLEMS[problem].heading}
        onDismiss={() => {
          setProblem(undefined);
          onDismiss();
          void navigate(pathname, { replace: true });
        }}
      >
        {PROBLEMS[problem].advice}
      </Notice>
    ) : (
      (null as ReactNode)
    ),
  };
}
