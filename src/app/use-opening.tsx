import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toFigureDesign } from "../domain/figure-design.ts";
import { type FigureDesign, type FigureSpec, Notice } from "../index.ts";
import { readFigureLink } from "./export/figure-link.ts";
import { readFigureFile } from "./export/read-file.ts";
import { useStatus } from "./status.tsx";
import type { DraftState, Work } from "./store/schema.ts";
import { whenIdle } from "./when-idle.ts";

/** A figure that is opened rather than made, never paid for unless this device's records say so. */
export interface Opened {
  readonly design: FigureDesign;
  /** The draft of the collection that it is. */
  readonly draft: DraftState | null;
  /** The work that is picked up. */
  readonly workId?: string;
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
} as const;

/** What comes from outside is a figure and no more. */
const copyOf = (spec: FigureSpec) => ({ design: toFigureDesign({ spec }), draft: null });

let count = 0;

const loadStore = () => import("./store/store.ts").then(({ store }) => store.ready());

/**
 * Opens what the address names (`#f=` a figure, `?draft=` one of the collection), a file, or the work that was left,
 * after asking. `problem` is the sentence to show where one could not be opened.
 */
export function useOpening(onOpen: (opened: Opened) => void, onDismiss: () => void) {
  const { hash, pathname, search } = useLocation();
  const { notify, announce } = useStatus();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();

  const open = useEffectEvent((opened: Omit<Opened, "key">) => {
    setProblem(undefined);
    onOpen({ ...opened, key: ++count });
  });
  const fail = useEffectEvent((kind: keyof typeof PROBLEMS) => {
    setProblem(kind);
    announce(PROBLEMS[kind].heading);
  });
  const offer = useEffectEvent(({ id: workId, design, draft }: Work) =>
    notify("You left a figure half made.", "info", {
      label: "Pick it up",
      onAct: () => open({ design, draft, workId }),
    }),
  );

  useEffect(() => {
    const found = readFigureLink(hash);
    if (found === "damaged") fail("link");
    else if (found) open(copyOf(found));
  }, [hash]);

  useEffect(() => {
    const id = new URLSearchParams(search).get("draft");
    let isGone = false;
    // Without a draft to open, all that the store may hold is work to pick up.
    (id === null ? whenIdle().then(loadStore) : loadStore())
      .then(({ figures, work }) => {
        if (isGone) return;
        const draft = figures.find((figure) => figure.id === id && figure.payment === "unpaid");
        if (draft) open({ design: draft.design, draft: { id: draft.id, updatedAt: draft.updatedAt } });
        else if (id !== null) fail("draft");
        else if (work && !window.location.hash) offer(work);
      })
      // Without the store there is nothing to pick up; a draft that was asked for is not there.
      .catch(() => {
        if (id !== null) fail("draft");
      });
    return () => {
      isGone = true;
    };
  }, [search]);

  return {
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
