import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isPaid } from "../domain/collected-figure.ts";
import { toFigureDesign } from "../domain/figure-design.ts";
import { useStatus } from "./status.tsx";
import { changeDesign, forgetWork, keepWork, saveDraft } from "./store/actions.ts";
import { newId } from "./store/new-id.ts";
import { useKept } from "./store/use-kept.ts";
import type { DesignEditing } from "./use-editing.ts";
import type { Opened } from "./use-opening.tsx";

/** Rest after the last change before it is written, in milliseconds. */
const REST_MS = 400;

/**
 * Keeps the figure on the preview: unsaved changes so that they can be picked up again, drafts when asked, and the
 * changes of a figure that is bought at once.
 */
export function useKeeping({ design: typed, spec, isEdited }: DesignEditing, opened: Pick<Opened, "draft" | "workId">) {
  const { figures } = useKept();
  const { notify } = useStatus();
  const [workId] = useState(() => opened.workId ?? newId());
  const [draft, setDraft] = useState(opened.draft);
  // A draft that another tab deleted or changed does not name this figure any more.
  const id = draft?.id ?? workId;
  const figure = figures.find((one) => one.id === id);
  const isOwned = figure !== undefined && isPaid(figure);
  const design = toFigureDesign({ ...typed, spec });
  const written = JSON.stringify(design);

  /** What was changed and is written neither as work nor as a draft. */
  const isUnwritten = useRef(false);
  const write = useEffectEvent(() => {
    if (!isUnwritten.current) return;
    isUnwritten.current = false;
    if (isOwned) {
      if (JSON.stringify(figure.design) !== written) void changeDesign(id, design);
    } else void keepWork({ id: workId, design, draft });
  });
  useEffect(() => {
    if (!isEdited || written === "") return;
    isUnwritten.current = true;
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [written, isEdited]);
  // Whoever leaves does not wait for the rest.
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      // A page that is frozen for Back keeps its text; in WebKit a write that it begins would hold up the next page's.
      if (!persisted) write();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      write();
    };
  }, []);

  return {
    id,
    figure,
    /** The figure as it is kept: whole and valid. */
    design,
    isPaid: isOwned,
    /** Forgets what is not saved. */
    drop() {
      isUnwritten.current = false;
      void forgetWork(workId);
    },
    async save() {
      isUnwritten.current = false;
      const saved = await saveDraft({ id: workId, draft, design });
      setDraft({ id: saved.id, updatedAt: saved.updatedAt });
      const where = draft && saved.id !== draft.id ? "beside the one that changed in another tab" : "to drafts";
      if (saved.isKept) notify(`Saved ${where}. Find it in your collection.`, "success");
      else notify("Held in this tab only: it could not be saved on this device.", "warning");
    },
  };
}
