import { recoverBoughtFigures } from "../figure-session/collect.ts";
import type { FigureSessionOptions } from "../figure-session/figure-session.ts";
import { isFinished, openFigure, resumeDraft } from "../figure-session/newest-version.ts";
import { readUnsavedDrafts, removeUnsavedDraft, subscribeUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { store } from "../store/store.ts";
import type { OpenErrorCode } from "./OpenError.tsx";

export type FoundDraft = FigureSessionOptions | OpenErrorCode;

/** Finds a figure in the collection, with its unsaved changes if it is a draft. Resolves to the reason if it cannot. */
export async function findFigure(id: string): Promise<FoundDraft> {
  // Opens the database again if that failed before.
  if (store.read().status === "unread") await store.retry();
  await store.ready();
  await recoverBoughtFigures();
  const { figures, status, damaged } = store.read();
  const figure = figures.find((one) => one.id === id);
  if (figure) return openFigure(figure);
  if (status !== "read") return "storage";
  return damaged.some((record) => (record as { id?: unknown } | null)?.id === id) ? "damaged" : "gone";
}

/** Finds the current version of an unsaved draft, by default the newest. Resolves to the reason if there is none. */
export async function findUnsavedDraft(offered?: UnsavedDraft): Promise<FoundDraft> {
  const { drafts, damaged } = readUnsavedDrafts();
  const draft = offered ? drafts.find(({ id }) => id === offered.id) : drafts[0];
  if (draft) return resumeDraft(draft);
  return damaged.length > 0 ? "damaged" : "unsavedDraft";
}

/**
 * Calls back with the newest unsaved draft, and again whenever it changes, also because of another tab. Ignores drafts
 * that are written later, and removes those that the collection already has.
 */
export async function watchUnsavedDrafts(
  onChange: (newest: UnsavedDraft | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const { storageError } = await store.ready();
  if (signal.aborted) return;
  if (!storageError) for (const draft of readUnsavedDrafts().drafts) if (isFinished(draft)) removeUnsavedDraft(draft);
  const ids = readUnsavedDrafts().drafts.map(({ id }) => id);
  const report = () => onChange(readUnsavedDrafts().drafts.find(({ id }) => ids.includes(id)));
  signal.addEventListener("abort", subscribeUnsavedDrafts(report));
  report();
}
