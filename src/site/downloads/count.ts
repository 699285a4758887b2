import type { CollectedFigure } from "../../domain/collected-figure.ts";
import {
  countDownload,
  countShare,
  type DownloadRight,
  downloadRight,
  type PlanUse,
} from "../../domain/entitlement.ts";
import { store } from "../store/store.ts";

/** Shown if a count `isInTab`. */
export const COUNTED_HERE = "The used download is counted in this tab only: this device could not store it.";

interface Count {
  /**
   * The download's cost. Nothing is counted for a figure that another tab deleted, or for one of the plan's downloads
   * that could not be written.
   */
  readonly right: DownloadRight | "deleted" | "unwritten";
  /** Whether it used one of the plan's downloads and is stored in this tab only. */
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

/** Called after a picture is created and before it is saved, only for "free" and "uses-one". */
export const recordDownload = (id: string): Promise<Count> => record(id, countDownload);

/** Called after the share sheet accepted a picture or link, or the link was copied. */
export const recordShare = (id: string, shared: "picture" | "link"): Promise<Count> =>
  record(id, (figure, use) => countShare(figure, use, shared));
