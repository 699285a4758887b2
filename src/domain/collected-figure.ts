import type { FigureDesign } from "./figure-design.ts";
import type { CharacterType } from "./figure-spec.ts";
import { lazy } from "./lazy.ts";
import { PLAN, PLANS, type Plan, type PlanId, remainingDownloads } from "./plans.ts";

/**
 * How a figure of the collection is paid for, on this device: not at all (a draft, watermarked); by the plan,
 * whose downloads it has not used yet; by one download of the plan, for good; or singly.
 */
export type Payment = "unpaid" | "plan" | "unlocked" | "bought";
export const PAYMENTS = ["unpaid", "plan", "unlocked", "bought"] as const satisfies readonly Payment[];

/** A figure that is kept on this device. */
export interface CollectedFigure {
  readonly id: string;
  readonly design: FigureDesign;
  readonly payment: Payment;
  /** ISO 8601 date and time. */
  readonly createdAt: string;
  /** When its design was last saved; ISO 8601. */
  readonly updatedAt: string;
  readonly downloadCount: number;
  readonly shareCount: number;
}

/** The demo plan and how many of its downloads are used. */
export interface PlanUse {
  readonly plan: PlanId;
  readonly downloadsUsed: number;
}

/** The plan above; undefined on the largest. */
export const nextPlan = (plan: PlanId): Plan | undefined => PLANS[PLANS.indexOf(PLAN[plan]) + 1];

/** A figure without a payment carries the PREVIEW watermark, on screen and in every file. */
export const isPaid = ({ payment }: Pick<CollectedFigure, "payment">): boolean => payment !== "unpaid";

/** What every picture of a figure is drawn from: its payment comes along, so that no way out can forget the watermark. */
export type PictureSource = Pick<CollectedFigure, "design" | "payment">;

/**
 * What a download of a figure costs: nothing, because it is the person's own or the plan is unlimited; one of the
 * plan's downloads; or it cannot be had, because none remains.
 */
export type DownloadRight = "free" | "uses-one" | "none";

export function downloadRight(
  { payment }: Pick<CollectedFigure, "payment">,
  { plan, downloadsUsed }: PlanUse,
): DownloadRight {
  if (payment === "bought" || payment === "unlocked") return "free";
  const remaining = remainingDownloads(PLAN[plan], downloadsUsed);
  if (remaining === Number.POSITIVE_INFINITY) return "free";
  return remaining > 0 ? "uses-one" : "none";
}

/** After a file was made: the first download of a figure that was not bought singly uses one of the plan's. */
export function countDownload(figure: CollectedFigure, use: PlanUse): readonly [CollectedFigure, PlanUse] {
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

/** The date of a figure in the collection: a draft's is that of its last change. ISO 8601. */
export const shownDate = (figure: CollectedFigure): string => (isPaid(figure) ? figure.createdAt : figure.updatedAt);

/** The collection's filters, order and search (kept in the address). */
export interface CollectionView {
  readonly search: string;
  readonly type: CharacterType | "all";
  readonly state: "all" | "paid" | "draft";
  readonly sort: "newest" | "oldest" | "name";
}
export const DEFAULT_VIEW: CollectionView = { search: "", type: "all", state: "all", sort: "newest" };
export const VIEW_OPTIONS = {
  type: ["all", "hero", "villain"],
  state: ["all", "paid", "draft"],
  sort: ["newest", "oldest", "name"],
} as const satisfies { readonly [K in keyof Omit<CollectionView, "search">]: readonly CollectionView[K][] };

/** Letters without accents and case, for searching. */
const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
const byName = lazy(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

/** The figures that a view shows, in its order; figures made at the same time keep theirs. */
export function viewCollection(figures: readonly CollectedFigure[], view: CollectionView): readonly CollectedFigure[] {
  const wanted = plain(view.search.trim());
  const shown = figures.filter(
    (figure) =>
      (view.type === "all" || figure.design.spec.type === view.type) &&
      (view.state === "all" || isPaid(figure) === (view.state === "paid")) &&
      plain(figure.design.spec.name).includes(wanted),
  );
  const older = (a: CollectedFigure, b: CollectedFigure) =>
    shownDate(a) < shownDate(b) ? -1 : Number(shownDate(a) > shownDate(b));
  switch (view.sort) {
    case "newest":
      return shown.sort((a, b) => older(b, a));
    case "oldest":
      return shown.sort(older);
    case "name":
      return shown.sort((a, b) => byName().compare(a.design.spec.name, b.design.spec.name));
  }
}
