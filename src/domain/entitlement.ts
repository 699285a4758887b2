import { PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "./plans.ts";

// Who may download a figure, and without the watermark. `recordDownload` (site/downloads/count.ts) decides last, in its
// transaction.

/**
 * How a figure of the collection is paid for, on this device: not at all (a draft, watermarked); by the plan,
 * whose downloads it has not used yet; by one download of the plan, for good; or singly.
 */
export type Payment = "unpaid" | "plan" | "unlocked" | "bought";
export const PAYMENTS = ["unpaid", "plan", "unlocked", "bought"] as const satisfies readonly Payment[];

/** The demo plan and how many of its downloads are used. */
export interface PlanUse {
  readonly plan: PlanId;
  readonly downloadsUsed: number;
}

/** The plan above; undefined on the largest. */
export const nextPlan = (plan: PlanId): Plan | undefined => PLANS[PLANS.indexOf(PLAN[plan]) + 1];

/** A figure without a payment carries the PREVIEW watermark, on screen and in every file. */
export const isPaid = ({ payment }: { readonly payment: Payment }): boolean => payment !== "unpaid";

/**
 * What a download of a figure costs: nothing, because it is the person's own or the plan is unlimited; one of the
 * plan's downloads; or it cannot be had, because none remains.
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

/** After a clean picture left the page: the first of a figure that was not bought singly uses one of the plan's downloads. */
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

/** After a file was made. */
export function countDownload<Figure extends { readonly payment: Payment; readonly downloadCount: number }>(
  figure: Figure,
  use: PlanUse,
): readonly [Figure, PlanUse] {
  if (downloadRight(figure, use) === "none") return [figure, use];
  return unlock({ ...figure, downloadCount: figure.downloadCount + 1 }, use);
}

/** After the picture or the link of a figure was shared. */
export function countShare<Figure extends { readonly payment: Payment; readonly shareCount: number }>(
  figure: Figure,
  use: PlanUse,
  shared: "picture" | "link",
): readonly [Figure, PlanUse] {
  const counted = { ...figure, shareCount: figure.shareCount + 1 };
  return shared === "picture" ? unlock(counted, use) : [counted, use];
}
