import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload, type DownloadRight, downloadRight } from "../../domain/entitlement.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Account } from "./schema.ts";
import { type Outcome, store } from "./store.ts";

// Unless it says otherwise, each resolves to whether the change is on the device (see `store.change`). What a person
// only chooses is an optimistic update that is rolled back where it cannot be written; what they made is never dropped.

export const deleteFigure = (id: string): Promise<Outcome> =>
  store.changeOptimistically([id], ({ figures }) => void figures.delete(id), "rollback");

/**
 * Puts a deleted figure back as it was, unless it is there. Where that cannot be written it is deferred: rolled back,
 * the figure would be lost.
 */
export const restoreFigure = (figure: CollectedFigure): Promise<Outcome> =>
  store.changeOptimistically(
    [figure.id],
    ({ figures }) => void (figures.has(figure.id) || figures.set(figure.id, figure)),
    "defer",
  );

/**
 * After a picture was made and before it is handed out. Resolves to what it cost; with "none", or where another tab
 * deleted the figure, it may not be handed out.
 */
export async function recordDownload(id: string): Promise<DownloadRight | "deleted"> {
  let right: DownloadRight | "deleted" = "deleted";
  await store.change([id], ({ figures, account }) => {
    const figure = figures.get(id);
    right = figure ? downloadRight(figure, account.planUse) : "deleted";
    if (!figure) return;
    const [counted, planUse] = countDownload(figure, account.planUse);
    figures.set(id, counted);
    account.planUse = planUse;
  });
  return right;
}

/** After the share sheet took it, or its link was copied. */
export const recordShare = (id: string): Promise<boolean> =>
  store.change([id], ({ figures }) => {
    const figure = figures.get(id);
    if (figure) figures.set(id, { ...figure, shareCount: figure.shareCount + 1 });
  });

export const changeSettings = (change: Partial<Settings>): Promise<Outcome> =>
  changeAccount(({ settings }) => ({ settings: { ...settings, ...change } }));

export const changeProfile = (profile: Profile): Promise<Outcome> => changeAccount(() => ({ profile }));

/** Switches the demo plan. What was downloaded stays counted. */
export const changePlan = (plan: PlanId): Promise<Outcome> =>
  changeAccount(({ planUse }) => ({ planUse: { ...planUse, plan } }));

const changeAccount = (change: (account: Account) => Partial<Account>) =>
  store.changeOptimistically([], ({ account }) => void Object.assign(account, change(account)), "rollback");
