import { safeParse } from "valibot";
import { type CollectedFigure, isPaid, type Payment } from "../../domain/collected-figure.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import { setHasUnsavedDraft } from "../platform/local-data-flag.ts";
import { newId } from "./new-id.ts";
import {
  type DraftState,
  type EditSession,
  type PendingAutosave,
  PendingAutosaveSchema,
  type UnsavedDraft,
} from "./schema.ts";
import { type Edit, isDeepEqual, type Transaction } from "./state.ts";

// The unsaved draft has one place, `account.work`. Who writes there compares what stands there with its own session:
// what it would overwrite becomes a draft of the collection.

export const newFigure = (id: string, design: FigureDesign, payment: Payment, now: string): CollectedFigure => ({
  id,
  design,
  payment,
  createdAt: now,
  updatedAt: now,
  downloadCount: 0,
  shareCount: 0,
});

/** Whether an unsaved draft is a session's: written by it, or resumed and not changed by another since. */
export const isOwn = (work: UnsavedDraft | null, { id, last }: EditSession): boolean =>
  work !== null && (work.id === id || isDeepEqual(work, last));

/** Adds an unsaved draft to the figures, unless it is among them. Returns whether it was added. */
export function addAsDraft(
  figures: Transaction["figures"],
  { id, design }: UnsavedDraft,
  spareId: string,
  now: string,
): boolean {
  const before = figures.get(id);
  if (before && isDeepEqual(before.design, design)) return false;
  const place = before ? spareId : id;
  figures.set(place, newFigure(place, design, "unpaid", now));
  return true;
}

export interface Autosaved {
  /** Another tab had made a draft of this session's unsaved draft: the session goes on in it. */
  draft?: DraftState;
}

/** The edit that writes an autosave, and what came of it. It may run again on what it wrote. */
export function autosaveEdit({
  work,
  last,
  boughtId,
}: PendingAutosave): Edit & { readonly key: string; readonly outcome: Autosaved } {
  const { id, design } = work;
  const updatedAt = new Date().toISOString();
  const spareId = newId();
  const outcome: Autosaved = {};
  return {
    key: `autosave ${id}`,
    outcome,
    ids: ({ work: other }) => [...new Set([id, spareId, boughtId ?? id, other?.id ?? id])],
    apply(transaction) {
      const { figures, account } = transaction;
      const bought = boughtId === null ? undefined : figures.get(boughtId);
      if (bought && isPaid(bought)) {
        if (!isDeepEqual(bought.design, design)) figures.set(bought.id, { ...bought, design, updatedAt });
        return;
      }
      const draft = figures.get(id);
      if (draft?.payment === "unpaid" && [design, last?.design].some((one) => isDeepEqual(draft.design, one))) {
        figures.set(id, { ...draft, design, updatedAt });
        outcome.draft = { id, updatedAt };
        return;
      }
      const other = account.work;
      if (other && !isOwn(other, { id, last }) && addAsDraft(figures, other, spareId, updatedAt))
        transaction.displaced += 1;
      account.work = work;
    },
  };
}

// Each pending autosave is also recorded in local storage, which is written synchronously: before a page that is left
// or closed is gone. The next page that opens the store commits the record.

const PREFIX = "pending-autosave:";

type PendingRecord = readonly [key: string, text: string];
const toRecord = (pending: PendingAutosave): PendingRecord => [PREFIX + pending.work.id, JSON.stringify(pending)];

/** Returns whether it is recorded: the browser may refuse. */
export function recordPending(pending: PendingAutosave): boolean {
  try {
    localStorage.setItem(...toRecord(pending));
  } catch {
    return false;
  }
  if (pending.boughtId === null) setHasUnsavedDraft(true);
  // It replaces the record of what was resumed.
  const { work, last } = pending;
  if (last?.id !== work.id) discardRecords((other) => isDeepEqual(other, last));
  return true;
}

/** What was recorded and not discarded; as text, because it can be from anywhere. */
export function readRecords(): readonly PendingRecord[] {
  try {
    return Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

export function parseRecord(text: string): PendingAutosave | undefined {
  try {
    const { success, output } = safeParse(PendingAutosaveSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** The edit that commits a record, unless its session has gone on meanwhile. */
export function recoveryOf(record: PendingRecord): Edit | undefined {
  const pending = parseRecord(record[1]);
  if (!pending) return undefined;
  const { ids, apply, key } = autosaveEdit(pending);
  return { ids, key, apply: (transaction) => void (isRecorded(record) && apply(transaction)) };
}

const isRecorded = ([key, text]: PendingRecord) => localStorage.getItem(key) === text;

/** Discards a record that is on the device, unless its session has gone on meanwhile. */
export function discardRecord(record: PendingRecord): void {
  if (isRecorded(record)) localStorage.removeItem(record[0]);
}

export const discardPending = (pending: PendingAutosave): void => {
  try {
    discardRecord(toRecord(pending));
  } catch {
    // Where nothing can be read, nothing was written.
  }
};

/** Discards what a session recorded or resumed. */
export const discardSession = (session: EditSession): void => discardRecords((recorded) => isOwn(recorded, session));

/** Discards the records of unsaved drafts that match. @default all, damaged ones too */
export function discardRecords(matches?: (recorded: UnsavedDraft) => boolean): void {
  for (const [key, text] of readRecords()) {
    const recorded = parseRecord(text)?.work;
    if (!matches || (recorded && matches(recorded))) localStorage.removeItem(key);
  }
}
