import { dequal } from "dequal/lite";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { type DraftRevision, newFigure, newId } from "../store/schema.ts";
import { store } from "../store/store.ts";
import { readUnsavedDrafts, removeUnsavedDraft, writeUnsavedDraft } from "./unsaved-drafts.ts";

// Saves the figure of a session to the collection. If another tab changed or bought the original draft in the meantime,
// the draft is not overwritten: this session's figure is added with a new id.

/** What another tab did to the draft that the figure came from. */
export type OriginState = "unchanged" | "changed" | "deleted";

/** Whether the figure is an unpaid draft that has not changed since it was opened, or has the same design. */
const isUnchanged = (figure: CollectedFigure, design: FigureDesign, opened: DraftRevision | null): boolean =>
  figure.payment === "unpaid" && (figure.updatedAt === opened?.updatedAt || dequal(figure.design, design));

/** Saves a figure with this id as a draft. `draft` is the revision that it came from, or null if it is new. */
export function saveDraft(
  figureId: string,
  design: FigureDesign,
  draft: DraftRevision | null,
): Promise<{ readonly draft: DraftRevision; readonly origin: OriginState }> {
  const other = newId();
  const updatedAt = new Date().toISOString();
  return store.change([figureId, other], ({ figures }) => {
    const before = figures.get(figureId);
    const same = before && isUnchanged(before, design, draft) ? before : undefined;
    const isDeleted = draft !== null && !before;
    const id = same || !(before || isDeleted) ? figureId : other;
    figures.set(id, { ...(same ?? newFigure(id, design, "unpaid", updatedAt)), design, updatedAt });
    return { draft: { id, updatedAt }, origin: isDeleted ? "deleted" : before && !same ? "changed" : "unchanged" };
  });
}

/** Changes the design of a bought figure. Resolves to whether there is one with this id. */
export const changeBoughtFigure = (id: string, design: FigureDesign): Promise<boolean> =>
  store.change([id], ({ figures }) => {
    const figure = figures.get(id);
    if (!figure || !isPaid(figure)) return false;
    figures.set(id, { ...figure, design, updatedAt: new Date().toISOString() });
    return true;
  });

/** Saves changes to bought figures that a tab could not save before it was closed. */
export async function recoverBoughtFigures(): Promise<void> {
  if ((await store.ready()).status !== "read") return;
  // Writes the oldest change first, so that the newest one wins.
  for (const change of readUnsavedDrafts().changes.toReversed()) {
    const id = change.draft?.id ?? "";
    const isBought = await changeBoughtFigure(id, change.design).catch(() => undefined);
    if (isBought) store.onceStored(() => removeUnsavedDraft(change));
    // The figure was deleted, or its purchase was only in the memory of the tab.
    if (isBought === false) writeUnsavedDraft({ ...change, isBought });
  }
}

/** A completed purchase. */
export interface Purchase {
  readonly figure: CollectedFigure;
  /** Whether the purchase created a second figure, because another tab had changed the draft, which still exists. */
  readonly isSecond: boolean;
}

/**
 * Buys a new figure or a draft in the demo: individually, or by switching the demo plan to `plan`. Buying the same
 * design with the same id again changes nothing.
 */
export function buyFigure(
  id: string,
  design: FigureDesign,
  draft: DraftRevision | null,
  plan?: PlanId,
): Promise<Purchase> {
  const other = newId();
  const now = new Date().toISOString();
  return store.change([id, other], ({ figures, account }) => {
    const before = figures.get(id);
    const isBought = before !== undefined && isPaid(before) && dequal(before.design, design);
    const isSecond = before !== undefined && !isBought && !isUnchanged(before, design, draft);
    const payment = plan ? ("plan" as const) : ("bought" as const);
    const base = !isSecond && before ? before : newFigure(isSecond ? other : id, design, payment, now);
    const figure: CollectedFigure = isBought ? before : { ...base, design, payment, updatedAt: now };
    figures.set(figure.id, figure);
    if (plan) account.planUse = { ...account.planUse, plan };
    return { figure, isSecond };
  });
}
