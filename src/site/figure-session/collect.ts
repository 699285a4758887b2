import { dequal } from "dequal/lite";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { newFigure, newId } from "../store/new-figure.ts";
import type { DraftRevision } from "../store/schema.ts";
import { type Done, store } from "../store/store.ts";
import { readUnsavedDrafts, removeUnsavedDraft } from "./unsaved-drafts.ts";

// What a figure session writes to the collection. Where another tab changed or bought the draft meanwhile, nothing of it
// is overwritten: this session's figure gets an id of its own.

/** What another tab did to the draft that a figure came from. */
export type OriginState = "unchanged" | "changed" | "deleted";

/** Whether a draft is still as it was opened. */
const isUnchanged = (figure: CollectedFigure | undefined, opened: DraftRevision | null): boolean =>
  figure?.payment === "unpaid" && figure.updatedAt === opened?.updatedAt;

/** Saves a figure as a draft: as a new one, or the one that it came from. */
export function saveDraft(
  design: FigureDesign,
  draft: DraftRevision | null,
): Promise<Done<{ readonly draft: DraftRevision; readonly origin: OriginState }> | undefined> {
  const other = newId();
  const updatedAt = new Date().toISOString();
  return store.change(draft ? [draft.id, other] : [other], ({ figures }) => {
    const before = draft ? figures.get(draft.id) : undefined;
    const same = isUnchanged(before, draft) ? before : undefined;
    const id = same?.id ?? other;
    figures.set(id, { ...(same ?? newFigure(id, design, "unpaid", updatedAt)), design, updatedAt });
    return { draft: { id, updatedAt }, origin: same || !draft ? "unchanged" : before ? "changed" : "deleted" };
  });
}

/** Changes the design of a bought figure. */
export const changeBoughtFigure = (id: string, design: FigureDesign) =>
  store.change([id], ({ figures }) => {
    const figure = figures.get(id);
    if (figure && isPaid(figure)) figures.set(id, { ...figure, design, updatedAt: new Date().toISOString() });
  });

/** Writes what tabs that are gone kept of their changes to bought figures. */
export async function recoverBoughtFigures(): Promise<void> {
  await store.ready();
  // The newest is written last.
  for (const change of readUnsavedDrafts().changes.toReversed())
    if (change.draft && (await changeBoughtFigure(change.draft.id, change.design))?.isSaved) removeUnsavedDraft(change);
}

/** A purchase that was made. */
export interface Purchase {
  readonly figure: CollectedFigure;
  /** Another tab changed the draft, which is still there. */
  readonly isSecond: boolean;
}

/**
 * Buys a figure in the demo, a new one or a draft: singly, or as one of a plan's, which becomes the demo plan. A second
 * purchase of the same design under the same id buys nothing twice.
 */
export function buyFigure(
  id: string,
  design: FigureDesign,
  draft: DraftRevision | null,
  plan?: PlanId,
): Promise<Done<Purchase> | undefined> {
  const other = newId();
  const now = new Date().toISOString();
  return store.change([id, other], ({ figures, account }) => {
    const before = figures.get(id);
    const isBought = before !== undefined && isPaid(before) && dequal(before.design, design);
    const isSecond = before !== undefined && !isBought && !isUnchanged(before, draft);
    const payment = plan ? ("plan" as const) : ("bought" as const);
    const base = !isSecond && before ? before : newFigure(isSecond ? other : id, design, payment, now);
    const figure: CollectedFigure = isBought ? before : { ...base, design, payment, updatedAt: now };
    figures.set(figure.id, figure);
    if (plan) account.planUse = { ...account.planUse, plan };
    return { figure, isSecond };
  });
}
