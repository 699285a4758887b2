import {
  type CollectedFigure,
  countDownload,
  type DownloadRight,
  downloadRight,
  type Payment,
} from "../../domain/collected-figure.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import type { PlanId } from "../../domain/plans.ts";
import type { Profile } from "../../domain/profile.ts";
import type { Settings } from "../../domain/settings.ts";
import { newId } from "./new-id.ts";
import type { Account, DraftState, Work } from "./schema.ts";
import { type Outcome, store } from "./store.ts";

// Unless it says otherwise, each resolves to whether the change is kept on the device (see `store.change`). What a
// person only chooses is shown at once and goes back where it cannot be written; what they made is never dropped.

const newFigure = (id: string, design: FigureDesign, payment: Payment): CollectedFigure => {
  const now = new Date().toISOString();
  return { id, design, payment, createdAt: now, updatedAt: now, downloadCount: 0, shareCount: 0 };
};

/**
 * Buys a figure in the demo, a new one or a draft: singly, or as one of a plan's, which becomes the demo plan. A second
 * press buys nothing twice: the caller gives the same id.
 */
export const buyFigure = (id: string, design: FigureDesign, plan?: PlanId): Promise<boolean> =>
  store.change([id], ({ figures, account }) => {
    const payment = plan ? "plan" : "bought";
    const draft = figures.get(id) ?? newFigure(id, design, payment);
    figures.set(id, { ...draft, design, payment });
    if (plan) account.planUse = { ...account.planUse, plan };
    if (account.work?.id === id || account.work?.draft?.id === id) account.work = null;
  });

/**
 * Saves work as a draft: a new one, or the one that it came from. Where another tab changed or bought that one
 * meanwhile, nothing of it is overwritten: this one then stands beside it, under an id of its own.
 */
export async function saveDraft({ id: workId, draft, design }: Work): Promise<DraftState & { isKept: boolean }> {
  const other = newId();
  const updatedAt = new Date().toISOString();
  let id = other;
  const isKept = await store.change(draft ? [draft.id, other] : [other], ({ figures, account }) => {
    const before = draft ? figures.get(draft.id) : undefined;
    const isSame = before?.payment === "unpaid" && before.updatedAt === draft?.updatedAt;
    id = isSame ? before.id : other;
    figures.set(id, { ...(isSame ? before : newFigure(other, design, "unpaid")), design, updatedAt });
    if (account.work?.id === workId) account.work = null;
  });
  return { id, updatedAt, isKept };
}

/** Changes of a figure that was bought are part of it. */
export const changeDesign = (id: string, design: FigureDesign): Promise<boolean> =>
  store.change([id], ({ figures }) => {
    const figure = figures.get(id);
    if (figure) figures.set(id, { ...figure, design, updatedAt: new Date().toISOString() });
  });

export const deleteFigure = (id: string): Promise<Outcome> =>
  store.changeOptimistically([id], ({ figures }) => void figures.delete(id), "rollback");

/** Puts a deleted figure back as it was. Where that cannot be written it holds: rolled back, the figure would be lost. */
export const restoreFigure = (figure: CollectedFigure): Promise<Outcome> =>
  store.changeOptimistically([figure.id], ({ figures }) => void figures.set(figure.id, figure), "hold");

/**
 * After a picture was made and before it is handed out. Resolves to what it cost; with "none", or where another tab
 * deleted the figure, it may not be handed out.
 */
export async function recordDownload(id: string): Promise<DownloadRight | "deleted"> {
  let right: DownloadRight | "deleted" = "deleted";
  await store.change([id], ({ figures, account }) => {
    const figure = figures.get(id);
    right = figure ? downloadRight(figure, account.planUse) : "deleted";
    if (!figure || right === "none") return;
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

/**
 * Keeps what is on the preview and not saved yet, so that it can be picked up again. Work of another tab or an earlier
 * visit gives way by becoming a draft.
 */
export function keepWork(work: Work): Promise<boolean> {
  const known = store.read().work?.id;
  return store.change(known ? [known] : [], ({ figures, account }) => {
    const other = account.work;
    if (other && other.id === known && other.id !== work.id) {
      const before = figures.get(other.id) ?? newFigure(other.id, other.design, "unpaid");
      figures.set(other.id, { ...before, design: other.design });
    }
    account.work = work;
  });
}

/** Work that is not wanted any more. */
export const forgetWork = (id: string): Promise<boolean> =>
  store.change([], ({ account }) => {
    if (account.work?.id === id) account.work = null;
  });
