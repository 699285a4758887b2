import { isPaid } from "../../domain/entitlement.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import { discardSession } from "./autosave.ts";
import { recordPending } from "./autosave-records.ts";
import { newId } from "./new-id.ts";
import type { DraftState, UnsavedDraft } from "./schema.ts";
import { autosave, discardUnsavedDraft, saveDraft } from "./session-actions.ts";
import { store } from "./store.ts";

/** Debounce of the autosave after the last change, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 400;

interface EditSessionOptions {
  /** Where editing begins. */
  design: FigureDesign;
  /** The draft of the collection that it is. */
  draft: DraftState | null;
  /** The unsaved draft that is resumed. */
  work?: UnsavedDraft;
  /** Called when the figure becomes a draft of the collection, or another one. */
  onDraft: (draft: DraftState) => void;
}

/** One editing of a figure: autosaves its changes, saves it as a draft when asked, and ends with a purchase. */
export function createEditSession({ design, draft: openedDraft, work, onDraft }: EditSessionOptions) {
  const id = newId();
  let current = design;
  let draft = openedDraft;
  let boughtId: string | null = null;
  let last = work ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const contentOf = (one: FigureDesign) => JSON.stringify(one);
  /** What was given to the store last. */
  let written = contentOf(design);
  /** What stands in its own place, as a sample or a draft: nothing of it is unsaved. */
  let saved = work ? undefined : written;

  const session = () => ({ id, last });
  const toPending = () => ({ work: { id, design: current, draft }, last, boughtId });
  const isBought = () => store.read().figures.some((figure) => figure.id === boughtId && isPaid(figure));
  const isUnchanged = () => !isBought() && contentOf(current) === saved;
  const setDraft = (next: DraftState) => {
    draft = next;
    onDraft(next);
  };

  function record(): boolean {
    if (contentOf(current) !== written || !isUnchanged()) return recordPending(toPending());
    discardSession(session());
    return true;
  }

  async function write() {
    if (contentOf(current) === written) return;
    written = contentOf(current);
    if (isUnchanged()) return void discardUnsavedDraft(session());
    const pending = toPending();
    const before = last;
    last = pending.work;
    const { draft: movedTo, isSaved } = await autosave(pending, recordPending(pending));
    if (movedTo) setDraft(movedTo);
    // The next autosave compares with what this session wrote to the device.
    if (!isSaved && last === pending.work) last = before;
  }

  return {
    id,
    session,
    /** Records the design at once, and writes it after the debounce. */
    change(next: FigureDesign) {
      if (contentOf(next) === contentOf(current)) return;
      current = next;
      clearTimeout(timer);
      timer = setTimeout(() => void write(), record() ? AUTOSAVE_DELAY_MS : 0);
    },
    /** Writes without waiting for the debounce. */
    flush() {
      clearTimeout(timer);
      void write();
    },
    /** The figure was bought: its changes belong to the one of this id. */
    buy(figureId: string) {
      boughtId = figureId;
      written = contentOf(current);
    },
    /** Forgets what is not saved; a bought figure's changes are written. */
    discard() {
      if (isBought()) return void write();
      written = contentOf(current);
      void discardUnsavedDraft(session());
    },
    async save() {
      written = contentOf(current);
      saved = written;
      const result = await saveDraft({ id, draft, design: current }, last);
      setDraft(result.draft);
      return result;
    },
  };
}
