import { PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "./plans.ts";

// Whether a figure may be downloaded, and whether without the watermark. `takeRight` (site/downloads/count.ts) makes
// the final decision in its transaction.

/**
 * How a figure is paid for on this device:
 *
 * - `unpaid`: a draft, drawn with the watermark
 * - `plan`: included in the plan, not downloaded yet
 * - `unlocked`: used one of the plan's downloads, so further downloads are free
 * - `bought`: paid for individually
 */
export type Payment = "unpaid" | "plan" | "unlocked" | "bought";
export const PAYMENTS = ["unpaid", "plan", "unlocked", "bought"] as const satisfies readonly Payment[];

/** The demo plan and how many of its downloads are used. */
export interface PlanUse {
  readonly plan: PlanId;
  readonly downloadsUsed: number;
}

/** The next larger plan; undefined for the largest. */
export const nextPlan = (plan: PlanId): Plan | undefined => PLANS[PLANS.indexOf(PLAN[plan]) + 1];

/** An unpaid figure has the PREVIEW watermark, on screen and in every file. */
export const isPaid = ({ payment }: { readonly payment: Payment }): boolean => payment !== "unpaid";

/** Whether further pictures of the figure are free, because it was bought or has used one of the plan's downloads. */
const isUnlocked = ({ payment }: { readonly payment: Payment }): boolean =>
  payment === "bought" || payment === "unlocked";

/**
 * The figure as the browser's Print command prints it. A figure that is only included in the plan has the watermark,
 * because this command uses no download.
 */
export const asPrinted = <Figure extends { readonly payment: Payment }>(figure: Figure): Figure =>
  isUnlocked(figure) || !isPaid(figure) ? figure : { ...figure, payment: "unpaid" };

/**
 * What a figure's download costs:
 *
 * - `free`: nothing, because the figure is bought or unlocked, or the plan is unlimited
 * - `uses-one`: one of the plan's downloads
 * - `none`: the download is not available, because the plan has no downloads left
 */
export type DownloadRight = "free" | "uses-one" | "none";

export function downloadRight(figure: { readonly payment: Payment }, { plan, downloadsUsed }: PlanUse): DownloadRight {
  if (isUnlocked(figure)) return "free";
  const remaining = remainingDownloads(PLAN[plan], downloadsUsed);
  if (remaining === Number.POSITIVE_INFINITY) return "free";
  return remaining > 0 ? "uses-one" : "none";
}

/** A right to a picture without the watermark. */
export type GrantedRight = Exclude<DownloadRight, "none">;

/** Returns the plan after a granted right was taken. */
export const spendRight = (use: PlanUse, right: GrantedRight): PlanUse =>
  right === "uses-one" ? { ...use, downloadsUsed: use.downloadsUsed + 1 } : use;

/** Returns the plan after a right was given back, because its picture was not handed out. */
export const returnRight = (use: PlanUse, right: GrantedRight): PlanUse =>
  right === "uses-one" ? { ...use, downloadsUsed: Math.max(0, use.downloadsUsed - 1) } : use;

const unlock = <Figure extends { readonly payment: Payment }>(figure: Figure): Figure =>
  isUnlocked(figure) ? figure : { ...figure, payment: "unlocked" };

/**
 * Returns the figure and the plan after a file was saved or printed. The first one uses up one of the plan's downloads,
 * unless the figure was bought individually.
 */
export function countDownload<Figure extends { readonly payment: Payment; readonly downloadCount: number }>(
  figure: Figure,
  use: PlanUse,
): readonly [Figure, PlanUse] {
  const right = downloadRight(figure, use);
  if (right === "none") return [figure, use];
  return [unlock({ ...figure, downloadCount: figure.downloadCount + 1 }), spendRight(use, right)];
}

/**
 * Returns the figure and the plan after a picture was shared for which `right` was taken. Gives the right back if
 * another picture has unlocked the figure in the meantime.
 */
export function countSharedPicture<Figure extends { readonly payment: Payment; readonly shareCount: number }>(
  figure: Figure,
  use: PlanUse,
  right: GrantedRight,
): readonly [Figure, PlanUse] {
  return [unlock({ ...figure, shareCount: figure.shareCount + 1 }), isUnlocked(figure) ? returnRight(use, right) : use];
}
