import { PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "./plans.ts";

// Who may download a figure, and without the watermark. `recordDownload` (site/store/actions.ts) decides last, in its
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

/** After a file was made: the first download of a figure that was not bought singly uses one of the plan's. */
export function countDownload<Figure extends { readonly payment: Payment; readonly downloadCount: number }>(
  figure: Figure,
  use: PlanUse,
): readonly [Figure, PlanUse] {
  const counted = { ...figure, downloadCount: figure.downloadCount + 1 };
  switch (downloadRight(figure, use)) {
    case "none":
      return [figure, use];
    case "uses-one":
      return [
        { ...counted, payment: "unlocked" },
        { ...use, downloadsUsed: use.downloadsUsed + 1 },
      ];
    case "free":
      return [{ ...counted, payment: figure.payment === "bought" ? "bought" : "unlocked" }, use];
  }
}
