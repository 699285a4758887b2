import type { CollectedFigure } from "../../domain/collected-figure.ts";
import {
  countDownload,
  countShare,
  type DownloadRight,
  downloadRight,
  type PlanUse,
} from "../../domain/entitlement.ts";
import { store } from "../store/store.ts";

/** Message for a {@link Count} with `isInTab`. */
export const COUNTED_HERE = "The used download is counted in this tab only: this device could not store it.";

interface Count {
  /**
   * What the download costs. "deleted" if another tab deleted the figure, and "unwritten" if using up one of the plan's
   * downloads could not be stored; nothing was counted then.
   */
  readonly right: DownloadRight | "deleted" | "unwritten";
  /** Whether the download used up one of the plan's downloads, but this is stored only in this tab. */
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

/** Counts a download. Call it after the file is created, and save the file only for "free" and "uses-one". */
export const recordDownload = (id: string): Promise<Count> => record(id, countDownload);

/** Counts a share. Call it after the share sheet accepted the picture or link, or after the link was copied. */
export const recordShare = (id: string, shared: "picture" | "link"): Promise<Count> =>
  record(id, (figure, use) => countShare(figure, use, shared));
