import type { CollectedFigure } from "../../domain/collected-figure.ts";
import {
  countDownload,
  countShare,
  type DownloadRight,
  downloadRight,
  type PlanUse,
} from "../../domain/entitlement.ts";
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

/** Said where `isUnstored` is true of a count. */
export const COUNTED_HERE = "The used download is counted in this tab only: this device could not store it.";

interface Recorded {
  /** What it cost; of a figure that another tab deleted, nothing was counted. */
  readonly right: DownloadRight | "deleted";
  /** Whether it used one of the plan's downloads, and that is in this tab alone. */
  readonly isUnstored: boolean;
}

type Count = (figure: CollectedFigure, use: PlanUse) => readonly [CollectedFigure, PlanUse];

async function record(id: string, count: Count): Promise<Recorded> {
  const outcome: { right: Recorded["right"]; usesOne: boolean } = { right: "deleted", usesOne: false };
  const isStored = await store.change([id], ({ figures, account }) => {
    const figure = figures.get(id);
    outcome.right = figure ? downloadRight(figure, account.planUse) : "deleted";
    if (!figure) return;
    const [counted, planUse] = count(figure, account.planUse);
    outcome.usesOne = planUse.downloadsUsed > account.planUse.downloadsUsed;
    figures.set(id, counted);
    account.planUse = planUse;
  });
  return { right: outcome.right, isUnstored: outcome.usesOne && !isStored };
}

/**
 * After a picture was made and before it is handed out: with "none", or where the figure was deleted, it may not be.
 */
export const recordDownload = (id: string): Promise<Recorded> => record(id, countDownload);

/** After the share sheet took its picture or link, or the link was copied. */
export const recordShare = (id: string, shared: "picture" | "link"): Promise<Recorded> =>
  record(id, (figure, use) => countShare(figure, use, shared));

export const changeSettings = (change: Partial<Settings>): Promise<Outcome> =>
  changeAccount(({ settings }) => ({ settings: { ...settings, ...change } }));

export const changeProfile = (profile: Profile): Promise<Outcome> => changeAccount(() => ({ profile }));

/** Switches the demo plan. What was downloaded stays counted. */
export const changePlan = (plan: PlanId): Promise<Outcome> =>
  changeAccount(({ planUse }) => ({ planUse: { ...planUse, plan } }));

const changeAccount = (change: (account: Account) => Partial<Account>) =>
  store.changeOptimistically([], ({ account }) => void Object.assign(account, change(account)), "rollback");
