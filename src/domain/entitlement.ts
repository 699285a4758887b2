import { PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "./plans.ts";

// Whether a figure may be downloaded, and whether without the watermark. `recordDownload` (site/downloads/count.ts)
// makes the final decision in its transaction.

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

/**
 * What a figure's download costs:
 *
 * - `free`: nothing, because the figure is bought or unlocked, or the plan is unlimited
 * - `uses-one`: one of the plan's downloads
 * - `none`: the download is not available, because the plan has no downloads left
 */
export type DownloadRight = "free" | "uses-one" | "none";

export function downloadRight(
  { payment }: { readonly payment: Payment },
  { plan, downloadsUsed }: PlanUse,
): DownloadRight {
  if (payment === "bought" || payment === "unlocked") return "free";
  const remaining = remainingDownloads(PLAN[plan], downloadsUsed);
  if (remaining === Number.POSITIVE_INFINITY) return "free";
  return remaining > 0 ? "uses-one" : "none";
}

/**
 * Returns the figure and the plan after a picture without the watermark was saved or shared. The figure's first picture
 * uses up one of the plan's downloads, unless the figure was bought individually.
 */
function unlock<Figure extends { readonly payment: Payment }>(
  figure: Figure,
  use: PlanUse,
): readonly [Figure, PlanUse] {
  const right = downloadRight(figure, use);
  if (right === "none" || figure.payment === "bought") return [figure, use];
  const downloadsUsed = use.downloadsUsed + (right === "uses-one" ? 1 : 0);
  return [
    { ...figure, payment: "unlocked" },
    { ...use, downloadsUsed },
  ];
}

/** Returns the figure and the plan after a file was saved. */
export function countDownload<Figure extends { readonly payment: Payment; readonly downloadCount: number }>(
  figure: Figure,
  use: PlanUse,
): readonly [Figure, PlanUse] {
  if (downloadRight(figure, use) === "none") return [figure, use];
  return unlock({ ...figure, downloadCount: figure.downloadCount + 1 }, use);
}

/** Returns the figure and the plan after the figure's picture or link was shared. */
export function countShare<Figure extends { readonly payment: Payment; readonly shareCount: number }>(
  figure: Figure,
  use: PlanUse,
  shared: "picture" | "link",
): readonly [Figure, PlanUse] {
  const counted = { ...figure, shareCount: figure.shareCount + 1 };
  return shared === "picture" ? unlock(counted, use) : [counted, use];
}
