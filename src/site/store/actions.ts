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
import { store } from "./store.ts";

// Each resolves to undefined where it could not be written and is undone (see `store.change`).

export const deleteFigure = (id: string) => store.change([id], ({ figures }) => figures.delete(id));

/** Puts a deleted figure back as it was, unless it is there. */
export const restoreFigure = (figure: CollectedFigure) =>
  store.change([figure.id], ({ figures }) => void (figures.has(figure.id) || figures.set(figure.id, figure)));

/** Said where a count `isInTab`. */
export const COUNTED_HERE = "The used download is counted in this tab only: this device could not store it.";

interface Count {
  /**
   * What it cost. Nothing was counted of a figure that another tab deleted, and of a download of the plan that could not
   * be written.
   */
  readonly right: DownloadRight | "deleted" | "unwritten";
  /** Whether it used one of the plan's downloads, and that is in this tab alone. */
  readonly isInTab: boolean;
}

async function record(
  id: string,
  count: (figure: CollectedFigure, use: PlanUse) => readonly [CollectedFigure, PlanUse],
): Promise<Count> {
  const rightOf = (figure: CollectedFigure | undefined, use: PlanUse): Count["right"] =>
    figure ? downloadRight(figure, use) : "deleted";
  const done = await store.change([id], ({ figures, account }) => {
    const figure = figures.get(id);
    const use = account.planUse;
    if (figure) {
      const [counted, planUse] = count(figure, use);
      figures.set(id, counted);
      account.planUse = planUse;
    }
    return { right: rightOf(figure, use), usesOne: account.planUse.downloadsUsed > use.downloadsUsed };
  });
  if (done) return { right: done.result.right, isInTab: done.result.usesOne && !done.isSaved };
  const { figures, planUse } = store.read();
  const right = rightOf(
    figures.find((figure) => figure.id === id),
    planUse,
  );
  return { right: right === "uses-one" ? "unwritten" : right, isInTab: false };
}

/** After a picture was made and before it is handed out, which only "free" and "uses-one" allow. */
export const recordDownload = (id: string): Promise<Count> => record(id, countDownload);

/** After the share sheet took its picture or link, or the link was copied. */
export const recordShare = (id: string, shared: "picture" | "link"): Promise<Count> =>
  record(id, (figure, use) => countShare(figure, use, shared));

export const changeSettings = (change: Partial<Settings>) =>
  changeAccount(({ settings }) => ({ settings: { ...settings, ...change } }));

export const changeProfile = (profile: Profile) => changeAccount(() => ({ profile }));

/** Switches the demo plan. What was downloaded stays counted. */
export const changePlan = (plan: PlanId) => changeAccount(({ planUse }) => ({ planUse: { ...planUse, plan } }));

const changeAccount = (change: (account: Account) => Partial<Account>) =>
  store.change([], ({ account }) => void Object.assign(account, change(account)));
