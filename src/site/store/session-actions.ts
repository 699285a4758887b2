import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import type { PlanId } from "../../domain/plans.ts";
import { type Autosaved, autosaveEdit, discardSession, isOwn, newFigure } from "./autosave.ts";
import { discardPending } from "./autosave-records.ts";
import { newId } from "./new-id.ts";
import type { DraftState, EditSession, PendingAutosave, UnsavedDraft } from "./schema.ts";
import { isDeepEqual } from "./state.ts";
import { type Outcome, store } from "./store.ts";

// What an edit session does with its figure; the collection loads without it.

/** Where a figure that is bought comes from. */
export interface Origin {
  /** The draft that it is, as it was when it was opened. */
  readonly draft: DraftState | null;
  /** The edit session that ends with it. */
  readonly session?: EditSession;
  /** The plan that it is bought with, which becomes the demo plan. */
  readonly plan?: PlanId;
}

/**
 * Buys a figure in the demo, a new one or a draft: singly, or as one of a plan's. Where another tab changed or bought
 * that one meanwhile, nothing of it is overwritten: this one then stands beside it, under an id of its own. A second
 * click buys nothing twice: the caller gives the same id.
 */
export async function buyFigure(
  id: string,
  design: FigureDesign,
  { draft, session, plan }: Origin,
): Promise<{ id: string; isSaved: boolean }> {
  const other = newId();
  const now = new Date().toISOString();
  let boughtId = id;
  const isSaved = await store.change([id, other], ({ figures, account }) => {
    const before = figures.get(id);
    const payment = plan ? "plan" : "bought";
    const isBought = before !== undefined && isPaid(before) && isDeepEqual(before.design, design);
    const isFree = !before || isBought || isUnchanged(before, draft);
    boughtId = isFree ? id : other;
    if (!isBought) {
      const figure = (isFree && before) || newFigure(boughtId, design, payment, now);
      figures.set(boughtId, { ...figure, design, payment, updatedAt: now });
    }
    if (plan) account.planUse = { ...account.planUse, plan };
    if (session && isOwn(account.work, session)) account.work = null;
  });
  if (isSaved && session) discardSession(session);
  return { id: boughtId, isSaved };
}

const isUnchanged = (figure: CollectedFigure | undefined, draft: DraftState | null) =>
  figure?.payment === "unpaid" && figure.updatedAt === draft?.updatedAt;

/** Where a draft was saved: in its place, or beside or without the one that it came from. */
export type DraftPlace = "same" | "changed" | "deleted";

/**
 * Saves an unsaved draft to the collection: as a new one, or the one that it came from. Where another tab changed or bought that one
 * meanwhile, nothing of it is overwritten: this one then stands beside it, under an id of its own.
 */
export async function saveDraft(
  { id: sessionId, draft, design }: UnsavedDraft,
  last: EditSession["last"],
): Promise<{ draft: DraftState; place: DraftPlace; isSaved: boolean }> {
  const session = { id: sessionId, last };
  const other = newId();
  const updatedAt = new Date().toISOString();
  let id = other;
  let place: DraftPlace = "same";
  const isSaved = await store.change(draft ? [draft.id, other] : [other], ({ figures, account }) => {
    const before = draft ? figures.get(draft.id) : undefined;
    const same = isUnchanged(before, draft) ? before : undefined;
    id = same?.id ?? other;
    place = same || !draft ? "same" : before ? "changed" : "deleted";
    figures.set(id, { ...(same ?? newFigure(id, design, "unpaid", updatedAt)), design, updatedAt });
    if (isOwn(account.work, session)) account.work = null;
  });
  if (isSaved) discardSession(session);
  return { draft: { id, updatedAt }, place, isSaved };
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

/** Discards the unsaved draft of a session that the person does not want any more. */
export function discardUnsavedDraft(session: EditSession): Promise<Outcome> {
  discardSession(session);
  // Optimistic, because the form that comes next offers to resume what is left.
  return store.changeOptimistically(
    [],
    ({ account }) => {
      if (isOwn(account.work, session)) account.work = null;
    },
    "defer",
  );
}
