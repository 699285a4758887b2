import { dequal } from "dequal/lite";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid, type Payment } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { type DraftRevision, newFigure, newId } from "../store/schema.ts";
import { store } from "../store/store.ts";
import { readUnsavedDrafts, removeUnsavedDraft, writeUnsavedDraft } from "./unsaved-drafts.ts";

/** What another tab did to the draft that the figure came from. */
export type OriginState = "unchanged" | "changed" | "deleted";

interface Collected {
  readonly figure: CollectedFigure;
  /** If "changed", the figure was added with a new id, and the other tab's version is unchanged. */
  readonly origin: OriginState;
}

/**
 * Saves a session's figure with this id as a draft, or as paid: individually, or by switching the demo plan to `plan`. A
 * figure that is already paid with the same design stays unchanged.
 * @param draft the revision that it came from, or null if it is new
 */
export function collect(
  id: string,
  design: FigureDesign,
  draft: DraftRevision | null,
  payment: Payment,
  plan?: PlanId,
): Promise<Collected> {
  const other = newId();
  const now = new Date().toISOString();
  return store.change([id, other], ({ figures, account }) => {
    if (plan) account.planUse = { ...account.planUse, plan };
    const before = figures.get(id);
    const isSame = before !== undefined && dequal(before.design, design);
    if (isSame && isPaid(before)) return { figure: before, origin: "unchanged" };
    const isOurs = before && !isPaid(before) && (isSame || before.updatedAt === draft?.updatedAt);
    const base = isOurs ? before : newFigure(before ? other : id, design, payment, now);
    const figure = { ...base, design, payment, updatedAt: now };
    figures.set(figure.id, figure);
    if (before) return { figure, origin: isOurs ? "unchanged" : "changed" };
    return { figure, origin: draft ? "deleted" : "unchanged" };
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
