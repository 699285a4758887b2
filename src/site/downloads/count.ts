import { dequal } from "dequal/lite";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import {
  countDownload,
  countSharedPicture,
  type DownloadRight,
  downloadRight,
  type GrantedRight,
  isPaid,
  type PlanUse,
  returnRight,
  spendRight,
} from "../../domain/entitlement.ts";
import { unsavedChangesOf } from "../figure-session/newest-version.ts";
import { removeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { store } from "../store/store.ts";

/** Message for a {@link TakenRight} with `isInTab`. */
export const COUNTED_HERE = "The used download is counted in this tab only: this device could not store it.";

/**
 * Why a picture must not be handed out. "uses-one" if it uses up a download and the person did not agree to that,
 * "deleted" and "changed" if another tab deleted or changed it, and "unwritten" if the used download
 * could not be stored. Nothing was counted then.
 */
export type Refusal = Exclude<DownloadRight, "free"> | "deleted" | "changed" | "unwritten";

type Decision =
  | { readonly granted: GrantedRight; readonly refusal?: never }
  | { readonly granted?: never; readonly refusal: Refusal };

/** Whether a picture may be handed out. Without `granted`, it must not leave the page. */
export type TakenRight = Decision & {
  /** Whether one of the plan's downloads was used up, but this is stored only in this tab. */
  readonly isInTab: boolean;
};

/** Decides on the current data whether a picture of this version of a figure may be handed out without the watermark. */
function decide(
  figure: CollectedFigure,
  stored: CollectedFigure | undefined,
  use: PlanUse,
  agreed: DownloadRight,
): Decision {
  if (!stored) return { refusal: "deleted" };
  if (!isPaid(figure) && stored.updatedAt !== figure.updatedAt) return { refusal: "changed" };
  const right = downloadRight(stored, use);
  if (right === "none" || (right === "uses-one" && agreed !== "uses-one")) return { refusal: right };
  return { granted: right };
}

/**
 * Takes the right to one picture of a figure without the watermark, at the moment of use: decides and counts in one
 * transaction. Call it when the picture is made, and hand the picture out only if the right is granted. `agreed` is the
 * cost that the person was shown.
 *
 * - For a "download", the figure is counted at once. A draft gets the downloaded version, with its unsaved changes.
 * - For a "share", only the plan's download is used up. `endShare` then counts the share or gives the right back.
 */
export async function takeRight(
  figure: CollectedFigure,
  use: "download" | "share",
  agreed: DownloadRight,
): Promise<TakenRight> {
  const { id, design } = figure;
  const updatedAt = new Date().toISOString();
  try {
    const decision = await store.change([id], ({ figures, account }) => {
      const stored = figures.get(id);
      const decision = decide(figure, stored, account.planUse, agreed);
      if (!stored || !decision.granted) return decision;
      if (use === "share") account.planUse = spendRight(account.planUse, decision.granted);
      else {
        const [counted, planUse] = countDownload(stored, account.planUse);
        figures.set(id, isPaid(stored) ? counted : { ...counted, design, updatedAt });
        account.planUse = planUse;
      }
      return decision;
    });
    if (use === "download" && decision.granted) store.onceStored(() => forgetUnsaved(figure));
    return { ...decision, isInTab: decision.granted === "uses-one" && store.read().status === "unread" };
  } catch {
    const { figures, planUse } = store.read();
    const stored = figures.find((other) => other.id === id);
    const decision = decide(figure, stored, planUse, agreed);
    return { ...(decision.granted === "uses-one" ? { refusal: "unwritten" } : decision), isInTab: false };
  }
}

/** Removes a draft's unsaved changes that are now in the database, unless they were changed further. */
function forgetUnsaved(figure: CollectedFigure) {
  const unsaved = isPaid(figure) ? undefined : unsavedChangesOf(figure);
  if (unsaved && dequal(unsaved.design, figure.design)) removeUnsavedDraft(unsaved);
}

/**
 * Counts the picture for which `takeRight` granted a right to share, or gives that right back if the picture was not
 * shared. Resolves to false if this could not be stored.
 */
export async function endShare(id: string, right: GrantedRight, isShared: boolean): Promise<boolean> {
  try {
    await store.change([id], ({ figures, account }) => {
      const figure = figures.get(id);
      if (!isShared) account.planUse = returnRight(account.planUse, right);
      else if (figure) {
        const [counted, planUse] = countSharedPicture(figure, account.planUse, right);
        figures.set(id, counted);
        account.planUse = planUse;
      }
    });
    return true;
  } catch {
    return false;
  }
}

/** What sharing the figure's picture costs now, to ask the person before. `takeRight` decides. */
export function readRight(id: string): DownloadRight | "deleted" {
  const { figures, planUse } = store.read();
  const figure = figures.find((other) => other.id === id);
  return figure ? downloadRight(figure, planUse) : "deleted";
}
