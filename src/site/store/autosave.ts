import { safeParse } from "valibot";
import { type CollectedFigure, isPaid, type Payment } from "../../domain/collected-figure.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import { newId } from "./new-id.ts";
import {
  type DraftState,
  type EditSession,
  type PendingAutosave,
  PendingAutosaveSchema,
  type UnsavedDraft,
} from "./schema.ts";
import { type Edit, isDeepEqual, type Transaction } from "./state.ts";

// Unsaved work has one place, `account.work`. Who writes there compares what stands there with its own session: what
// it would overwrite becomes a draft.

export const newFigure = (id: string, design: FigureDesign, payment: Payment): CollectedFigure => {
  const now = new Date().toISOString();
  return { id, design, payment, createdAt: now, updatedAt: now, downloadCount: 0, shareCount: 0 };
};

/** Whether unsaved work is a session's: written by it, or picked up and not changed by another since. */
export const isOwn = (work: UnsavedDraft | null, { id, last }: EditSession): boolean =>
  work !== null && (work.id === id || isDeepEqual(work, last));

/** Adds unsaved work as a draft, unless it is there as one. Returns whether it was added. */
export function addAsDraft(figures: Transaction["figures"], { id, design }: UnsavedDraft, spareId: string): boolean {
  const before = figures.get(id);
  if (before && isDeepEqual(before.design, design)) return false;
  const place = before ? spareId : id;
  figures.set(place, newFigure(place, design, "unpaid"));
  return true;
}

export interface Autosaved {
  /** Other unsaved work became a draft. */
  hasDisplaced: boolean;
  /** Another tab had made this session's work a draft: it is that from now on. */
  draft?: DraftState;
}

/** The edit that writes an autosave, and what came of it. It may run again on what it wrote. */
export function autosaveEdit({ work, last, boughtId }: PendingAutosave): Edit & { readonly outcome: Autosaved } {
  const { id, design } = work;
  const updatedAt = new Date().toISOString();
  const spareId = newId();
  const outcome: Autosaved = { hasDisplaced: false };
  return {
    outcome,
    ids: ({ work: other }) => [...new Set([id, spareId, boughtId ?? id, other?.id ?? id])],
    apply({ figures, account }) {
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
      outcome.hasDisplaced = other !== null && !isOwn(other, { id, last }) && addAsDraft(figures, other, spareId);
      account.work = work;
    },
  };
}

// Each pending autosave also stands in local storage: that is written at once, before a page that is left or closed is
// gone, and the next page to open the store carries it over.

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
  // It replaces the record of what was picked up.
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

/** The edit that carries a record over, unless its session has gone on meanwhile. */
export function recoveryOf(record: PendingRecord): Edit | undefined {
  const pending = parseRecord(record[1]);
  if (!pending) return undefined;
  const { ids, apply } = autosaveEdit(pending);
  return { ids, apply: (draft) => void (isRecorded(record) && apply(draft)) };
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

/** Discards what a session recorded or picked up. */
export const discardSession = (session: EditSession): void => discardRecords((work) => isOwn(work, session));

/** Discards the records of such work. @default all, damaged ones too */
export function discardRecords(isSuch?: (work: UnsavedDraft) => boolean): void {
  for (const [key, text] of readRecords()) {
    const work = parseRecord(text)?.work;
    if (!isSuch || (work && isSuch(work))) localStorage.removeItem(key);
  }
}
