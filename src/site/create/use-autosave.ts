import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isPaid } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../domain/figure-design.ts";
import { useStatus } from "../shell/status.tsx";
import { discardSession, recordPending } from "../store/autosave.ts";
import { newId } from "../store/new-id.ts";
import { autosave, type DraftPlace, discardUnsavedDraft, saveDraft } from "../store/session-actions.ts";
import { useStore } from "../store/use-store.ts";
import type { OpenedFigure } from "./opened-figure.ts";
import type { DesignEditor } from "./use-design-editor.ts";

/** Debounce of the autosave after the last change, in milliseconds. */
const AUTOSAVE_DELAY_MS = 400;

const SAVED: Readonly<Record<DraftPlace, string>> = {
  same: "Saved to drafts. Find it in your collection.",
  changed: "Saved beside the one that changed in another tab. Find it in your collection.",
  deleted: "Saved to drafts as a new one: the draft it came from was deleted. Find it in your collection.",
};

/**
 * Saves the figure on the preview: unsaved changes after a debounce, so that they can be resumed, drafts when asked, and
 * the changes of a figure that is bought.
 */
export function useAutosave({ design: typed, spec }: DesignEditor, opened: Pick<OpenedFigure, "draft" | "work">) {
  const { figures } = useStore();
  const { notify } = useStatus();
  const [sessionId] = useState(newId);
  const [draft, setDraft] = useState(opened.draft);
  const [boughtId, setBoughtId] = useState<string | null>(null);
  // One that another tab bought is not this figure: the two may differ.
  const figure = figures.find((one) => one.id === boughtId && isPaid(one));
  const design = toFigureDesign({ ...typed, spec });
  const content = JSON.stringify(design);

  const last = useRef(opened.work ?? null);
  const shownContent = useRef(content);
  /** What was given to the store last. */
  const writtenContent = useRef(content);
  /** What stands in its own place, as a sample or a draft: nothing is unsaved. */
  const savedContent = useRef(opened.work ? undefined : content);

  const toPending = () => ({ work: { id: sessionId, design, draft }, last: last.current, boughtId });
  const session = () => ({ id: sessionId, last: last.current });
  const hasNoDraft = () => !figure && content === savedContent.current;

  const write = async () => {
    if (content === writtenContent.current) return;
    writtenContent.current = content;
    if (hasNoDraft()) return void discardUnsavedDraft(session());
    const pending = toPending();
    const before = last.current;
    last.current = pending.work;
    const { draft: movedTo, isSaved } = await autosave(pending, recordPending(pending));
    if (movedTo) setDraft(movedTo);
    // The next autosave compares with what this session wrote to the device.
    if (!isSaved && last.current === pending.work) last.current = before;
  };
  const autowrite = useEffectEvent(write);
  const record = useEffectEvent(() => {
    if (content !== writtenContent.current || !hasNoDraft()) return recordPending(toPending());
    discardSession(session());
    return true;
  });
  useEffect(() => {
    if (content === shownContent.current) return;
    shownContent.current = content;
    const timer = setTimeout(autowrite, record() ? AUTOSAVE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [content]);
  // Leaving the preview does not wait for the debounce.
  useEffect(() => () => void autowrite(), []);

  return {
    id: draft?.id ?? sessionId,
    draft,
    session,
    figure,
    /** The figure as it is saved: whole and valid. */
    design,
    isPaid: figure !== undefined,
    bought(id: string) {
      setBoughtId(id);
      writtenContent.current = content;
    },
    /** Forgets what is not saved. */
    drop() {
      if (figure) return void write();
      writtenContent.current = content;
      void discardUnsavedDraft(session());
    },
    async save() {
      writtenContent.current = content;
      savedContent.current = content;
      const saved = await saveDraft({ id: sessionId, draft, design }, last.current);
      setDraft(saved.draft);
      if (saved.isSaved) notify(SAVED[saved.place], "success");
      else notify("Held in this tab only: it could not be saved on this device.", "warning");
    },
  };
}
