import { memo } from "react";
import { type CollectedFigure, downloadRight, isPaid, type PlanUse, shownDate } from "../../domain/collected-figure.ts";
import { CollectionCard } from "../../index.ts";
import { LocalDate } from "../shell/LocalDate.tsx";
import { FigurePicture } from "./FigurePicture.tsx";

export type FigureAct = "download" | "share" | "purchase" | "resume" | "delete" | "plans";

interface CollectionItemProps {
  figure: CollectedFigure;
  planUse: PlanUse;
  /** Whether it stands on the first screen of the page. */
  isFirst: boolean;
  /** Its picture is being made to be shared. */
  isSharing: boolean;
  className: string | undefined;
  onAct: (act: FigureAct, figure: CollectedFigure) => void;
}

/** One figure of the collection; drawn anew only when it changes. */
export const CollectionItem = memo(function CollectionItem({
  figure,
  planUse,
  isFirst,
  isSharing,
  className,
  onAct,
}: CollectionItemProps) {
  const { name, type } = figure.design.spec;
  const { downloadCount, shareCount } = figure;
  const createdAt = shownDate(figure);
  const act = (one: FigureAct) => () => onAct(one, figure);
  return (
    <CollectionCard
      id={`figure-${figure.id}`}
      figure={{ name, type, downloadCount, shareCount, createdAt }}
      state={isPaid(figure) ? "paid" : "draft"}
      downloadRight={downloadRight(figure, planUse)}
      date={<LocalDate iso={createdAt} />}
      picture={<FigurePicture figure={figure} isFirst={isFirst} />}
      sharing={isSharing}
      className={className}
      onDownload={act("download")}
      onShare={act("share")}
      onPurchase={act("purchase")}
      onResume={act("resume")}
      onDelete={act("delete")}
      onSeePlans={act("plans")}
    />
  );
});
