import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid, type Payment } from "../../domain/entitlement.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { discardRecords, isRecorded, type PendingRecord, parseRecord } from "./autosave-records.ts";
import { newId } from "./new-id.ts";
import type { DraftOwner, DraftRevision, PendingAutosave, UnsavedDraft } from "./schema.ts";
import { type Edit, isDeepEqual, type Transaction } from "./state.ts";

// The unsaved draft has one place, `account.work`. An edit session that writes it compares the current value with its
// own: what it would overwrite becomes a draft of the collection.

export const newFigure = (id: string, design: FigureDesign, payment: Payment, now: string): CollectedFigure => ({
  id,
  design,
  payment,
  createdAt: now,
  updatedAt: now,
  downloadCount: 0,
  shareCount: 0,
});

/** Whether an edit session owns an unsaved draft: it wrote it, or resumed it and no other changed it since. */
export const isOwnedBy = (work: UnsavedDraft | null, { id, last }: DraftOwner): boolean =>
  work !== null && (work.id === id || isDeepEqual(work, last));

/** Whether a draft of the collection is still as it was opened. */
export const isUnchanged = (figure: CollectedFigure | undefined, opened: DraftRevision | null): boolean =>
  figure?.payment === "unpaid" && figure.updatedAt === opened?.updatedAt;

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
  /** The draft that another tab made of this session's unsaved draft: the session continues in it. */
  draft?: DraftRevision;
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
        // Written while the figure was being bought.
        if (isOwnedBy(account.work, { id, last })) account.work = null;
        return;
      }
      const draft = figures.get(id);
      if (draft?.payment === "unpaid" && [design, last?.design].some((own) => isDeepEqual(draft.design, own))) {
        figures.set(id, { ...draft, design, updatedAt });
        outcome.draft = { id, updatedAt };
        return;
      }
      const other = account.work;
      if (other && !isOwnedBy(other, { id, last }) && addAsDraft(figures, other, spareId, updatedAt))
        transaction.displaced += 1;
      account.work = work;
    },
  };
}

/** The edit that commits a record, unless its session has gone on meanwhile. */
export function recoveryOf(record: PendingRecord): Edit | undefined {
  const pending = parseRecord(record[1]);
  if (!pending) return undefined;
  const { ids, apply, key } = autosaveEdit(pending);
  return { ids, key, apply: (transaction) => void (isRecorded(record) && apply(transaction)) };
}

/** Discards the records of what an edit session wrote or resumed. */
export const discardRecordsOf = (owner: DraftOwner): void => discardRecords((recorded) => isOwnedBy(recorded, owner));
