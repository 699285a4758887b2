import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Account } from "./schema.ts";
import { store } from "./store.ts";

// Each action resolves to undefined if it could not be stored and was rolled back (see `store.change`).

export const deleteFigure = (id: string) => store.change([id], ({ figures }) => figures.delete(id));

/** Restores a deleted figure, unless a figure with its id exists. */
export const restoreFigure = (figure: CollectedFigure) =>
  store.change([figure.id], ({ figures }) => void (figures.has(figure.id) || figures.set(figure.id, figure)));

export const changeSettings = (change: Partial<Settings>) =>
  changeAccount(({ settings }) => ({ settings: { ...settings, ...change } }));

export const changeProfile = (profile: Profile) => changeAccount(() => ({ profile }));

/** Switches the demo plan. The number of used downloads does not change. */
export const changePlan = (plan: PlanId) => changeAccount(({ planUse }) => ({ planUse: { ...planUse, plan } }));

const changeAccount = (change: (account: Account) => Partial<Account>) =>
  store.change([], ({ account }) => void Object.assign(account, change(account)));
