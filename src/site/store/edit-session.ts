import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { type Autosaved, autosaveEdit, discardRecordsOf, isOwnedBy, isUnchanged, newFigure } from "./autosave.ts";
import { discardPending, recordPending } from "./autosave-records.ts";
import { buyFigure, type Purchase } from "./buy-figure.ts";
import { newId } from "./new-id.ts";
import type { DraftOwner, DraftRevision, PendingAutosave, UnsavedDraft } from "./schema.ts";
import { type Outcome, store } from "./store.ts";

/** Debounce of the autosave after the last change, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 400;

interface EditSessionOptions {
  /** Where editing begins. */
  design: FigureDesign;
  /** The draft of the collection that it is. */
  draft: DraftRevision | null;
  /** The unsaved draft that is resumed. */
  work?: UnsavedDraft;
}

/** One editing of a figure: autosaves its changes, saves it as a draft when asked, and ends with a purchase. */
export function createEditSession({ design, draft: openedDraft, work }: EditSessionOptions) {
  const id = newId();
  let current = design;
  let draft = openedDraft;
  let boughtId: string | null = null;
  let last = work ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  let buying: Promise<Purchase> | undefined;
  const contentOf = (edited: FigureDesign) => JSON.stringify(edited);
  /** What the store was last asked to write. */
  let written = contentOf(design);
  /** What is a sample, or saved as a draft: nothing of it is unsaved. */
  let saved = work ? undefined : written;

  const owner = (): DraftOwner => ({ id, last });
  const toPending = () => ({ work: { id, design: current, draft }, last, boughtId });
  const isBought = () => store.read().figures.some((figure) => figure.id === boughtId && isPaid(figure));
  const isUnsaved = () => isBought() || contentOf(current) !== saved;

  function record(): boolean {
    if (contentOf(current) !== written || isUnsaved()) return recordPending(toPending());
    discardRecordsOf(owner());
    return true;
  }

  async function write() {
    if (contentOf(current) === written) return;
    written = contentOf(current);
    if (!isUnsaved()) return void discardUnsavedDraft(owner());
    const pending = toPending();
    const before = last;
    last = pending.work;
    const autosaved = await autosave(pending, recordPending(pending));
    if (autosaved.draft) draft = autosaved.draft;
    // The next autosave compares with what this session wrote to the device.
    if (!autosaved.isSaved && last === pending.work) last = before;
  }

  async function saveNow() {
    written = contentOf(current);
    saved = written;
    const result = await saveDraft({ id, draft, design: current }, last);
    draft = result.draft;
    return result;
  }

  async function buyNow(bought: FigureDesign, plan: PlanId | undefined) {
    const purchase = await buyFigure(draft?.id ?? id, bought, { draft, owner: owner(), plan });
    boughtId = purchase.id;
    buying = undefined;
    // What was changed meanwhile.
    written = "";
    void write();
    return purchase;
  }

  return {
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
    /** Buys the figure, once: the draft of a save that is under way. Later changes belong to the bought figure. */
    buy(plan?: PlanId): Promise<Purchase> {
      const bought = current;
      buying ??= saving.then(() => buyNow(bought, plan));
      saving = buying.catch(() => {});
      return buying;
    },
    /** Discards what is not saved; a bought figure's changes are written. */
    discard() {
      if (isBought()) return void write();
      written = contentOf(current);
      void discardUnsavedDraft(owner());
    },
    /**
     * One after the other: a second click saves to the draft that the first one made. Resolves to undefined where the
     * figure was bought meanwhile.
     */
    save() {
      const result = saving.then(() => (isBought() ? undefined : saveNow()));
      saving = result.catch(() => {});
      return result;
    },
  };
}

/**
 * Writes what is on the preview and not saved: so that it can be resumed, or, where it was bought, to its figure.
 * Without a record in local storage the browser asks before the page is left.
 */
export async function autosave(
  pending: PendingAutosave,
  isRecorded: boolean,
): Promise<Autosaved & { isSaved: boolean }> {
  const { ids, apply, key, outcome } = autosaveEdit(pending);
  const isSaved = isRecorded
    ? await store.change(ids, apply, key)
    : (await store.changeOptimistically(ids, apply, "defer", key)) === "committed";
  if (isSaved) discardPending(pending);
  return { ...outcome, isSaved };
}

/** What another tab did meanwhile to the draft that a saved one came from. */
export type OriginState = "unchanged" | "changed" | "deleted";

/**
 * Saves an unsaved draft to the collection: as a new one, or the one that it came from. Where another tab changed or
 * bought that one meanwhile, nothing of it is overwritten: this one gets an id of its own.
 */
export async function saveDraft(
  { id: ownerId, draft, design }: UnsavedDraft,
  last: DraftOwner["last"],
): Promise<{ draft: DraftRevision; origin: OriginState; isSaved: boolean }> {
  const owner = { id: ownerId, last };
  const other = newId();
  const updatedAt = new Date().toISOString();
  let id = other;
  let origin: OriginState = "unchanged";
  const isSaved = await store.change(draft ? [draft.id, other] : [other], ({ figures, account }) => {
    const before = draft ? figures.get(draft.id) : undefined;
    const same = isUnchanged(before, draft) ? before : undefined;
    id = same?.id ?? other;
    origin = same || !draft ? "unchanged" : before ? "changed" : "deleted";
    figures.set(id, { ...(same ?? newFigure(id, design, "unpaid", updatedAt)), design, updatedAt });
    if (isOwnedBy(account.work, owner)) account.work = null;
  });
  if (isSaved) discardRecordsOf(owner);
  return { draft: { id, updatedAt }, origin, isSaved };
}

/** Discards the unsaved draft of an edit session that the person does not want any more. */
export function discardUnsavedDraft(owner: DraftOwner): Promise<Outcome> {
  discardRecordsOf(owner);
  // Optimistic, because the next page, the form, offers to resume an unsaved draft.
  return store.changeOptimistically(
    [],
    ({ account }) => {
      if (isOwnedBy(account.work, owner)) account.work = null;
    },
    "defer",
  );
}
