import { type CollectedFigure, designKey } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { Settings } from "../../domain/settings.ts";
import { type Account, newId } from "./schema.ts";
import { store } from "./store.ts";

// Each action rejects if it could not be stored; nothing has changed then (see `store.change`).

/** What to do if an action rejected. */
export const STORE_AGAIN = "Try again; if this device is full, free up space first.";

export const deleteFigure = (id: string) => store.change([id], ({ figures }) => figures.delete(id));

/** Restores a deleted figure with its payment. If another figure has its id by now, it gets a new one. */
export function restoreFigure(figure: CollectedFigure) {
  const other = newId();
  return store.change([figure.id, other], ({ figures }) => {
    const present = figures.get(figure.id);
    const isSame = present && designKey(present.design) === designKey(figure.design);
    if (isSame && isPaid(present)) return;
    const id = isSame || !present ? figure.id : other;
    figures.set(id, { ...figure, id });
  });
}

export const changeSettings = (change: Partial<Settings>) =>
  changeAccount(({ settings }) => ({ settings: { ...settings, ...change } }));

export const changeProfile = (profile: Profile) => changeAccount(() => ({ profile }));

/** Switches the demo plan. The number of used downloads does not change. */
export const changePlan = (plan: PlanId) => changeAccount(({ planUse }) => ({ planUse: { ...planUse, plan } }));

const changeAccount = (change: (account: Account) => Partial<Account>) =>
  store.change([], ({ account }) => void Object.assign(account, change(account)));
