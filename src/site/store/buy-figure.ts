import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { discardRecordsOf, isOwnedBy, isUnchanged, newFigure } from "./autosave.ts";
import { newId } from "./new-id.ts";
import type { DraftOwner, DraftRevision } from "./schema.ts";
import { isDeepEqual } from "./state.ts";
import { store } from "./store.ts";

/** A purchase that has ended. */
export interface Purchase {
  /** The figure's id in the collection. */
  readonly id: string;
  /** Whether it is on the device, and not in this tab alone. */
  readonly isSaved: boolean;
  /** Another tab changed the draft, which is still there. */
  readonly isSecond: boolean;
}

interface BuyFigureOptions {
  /** The draft that the figure is, as it was when it was opened. */
  readonly draft: DraftRevision | null;
  /** Whose unsaved draft ends with the purchase. */
  readonly owner?: DraftOwner;
  /** The plan that it is bought with, which becomes the demo plan. */
  readonly plan?: PlanId | undefined;
}

/**
 * Buys a figure in the demo, a new one or a draft: singly, or as one of a plan's. Where another tab changed or bought
 * that one meanwhile, nothing of it is overwritten: this one gets an id of its own. A second
 * click buys nothing twice: the caller passes the same id.
 */
export async function buyFigure(
  id: string,
  design: FigureDesign,
  { draft, owner, plan }: BuyFigureOptions,
): Promise<Purchase> {
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
    if (owner && isOwnedBy(account.work, owner)) account.work = null;
  });
  if (isSaved && owner) discardRecordsOf(owner);
  return { id: boughtId, isSaved, isSecond: boughtId !== id };
}
