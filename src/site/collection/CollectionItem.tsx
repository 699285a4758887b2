import { memo } from "react";
import { type CollectedFigure, displayDate } from "../../domain/collected-figure.ts";
import { downloadRight, isPaid, type PlanUse } from "../../domain/entitlement.ts";
import { PLAN, remainingDownloads } from "../../domain/plans.ts";
import { CollectionCard } from "../../index.ts";
import { SiteLink } from "../layout/SiteLink.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";
import { isSample, samplePicture } from "../sample/collection.ts";
import { DraftActions, type FigureAction, PaidActions } from "./CardActions.tsx";
import { DrawnBox } from "./index.tsx";
import { LocalDate } from "./LocalDate.tsx";

interface CollectionItemProps {
  figure: CollectedFigure;
  planUse: PlanUse;
  /** Whether the draft has unsaved changes, which Resume opens. */
  hasUnsavedChanges: boolean;
  /** Whether it is the first card. On a phone, its picture is the largest contentful paint. */
  isFirst: boolean;
  /** Whether the figure's picture is being prepared for sharing. */
  isSharing: boolean;
  onAction: (act: FigureAction, figure: CollectedFigure) => unknown;
}

/** The URL that opens a figure of the collection. */
export const figureUrl = (id: string) => `/create?figure=${id}`;

const UNSAVED = { draft: "Draft, unsaved changes" };

/** A figure's card in the collection. Memoized, because a collection can be long. */
export const CollectionItem = memo(function CollectionItem({
  figure,
  planUse,
  hasUnsavedChanges,
  isFirst,
  isSharing,
  onAction,
}: CollectionItemProps) {
  const { name, type } = figure.design.spec;
  const { downloadCount, shareCount } = figure;
  const createdAt = displayDate(figure);
  const isDraft = !isPaid(figure);
  const actions = {
    name,
    onAction: (action: FigureAction) => onAction(action, figure),
  };
  return (
    <CollectionCard
      id={`figure-${figure.id}`}
      figure={{ name, type, downloadCount, shareCount, createdAt }}
      isDraft={isDraft}
      {...(hasUnsavedChanges && { labels: UNSAVED })}
      date={<LocalDate iso={createdAt} />}
      tag={isSample(figure) ? "Sample" : undefined}
      picture={
        // Not a second tab stop for keyboards, which have Edit.
        <SiteLink to={figureUrl(figure.id)} tabIndex={-1} className="pf:block">
          <FigurePicture figure={figure} isFirst={isFirst} />
        </SiteLink>
      }
      actions={
        isDraft ? (
          <DraftActions {...actions} remaining={remainingDownloads(PLAN[planUse.plan], planUse.downloadsUsed)} />
        ) : (
          <PaidActions {...actions} downloadRight={downloadRight(figure, planUse)} isSharing={isSharing} />
        )
      }
      className="pf:in-data-long:skip-offscreen-[38rem] pf:@min-[20rem]:@max-[36rem]:in-data-long:skip-offscreen-[32rem]"
    />
  );
});

/** A figure's picture: a prebuilt file for an unedited sample, or else a drawing. */
function FigurePicture({ figure, isFirst }: { figure: CollectedFigure; isFirst: boolean }) {
  const { type, name, jobTitle } = figure.design.spec;
  const alt = `Boxed ${type} figure of ${name}, ${jobTitle}${isPaid(figure) ? "" : ". PREVIEW, watermarked."}`;
  const built = isPaid(figure) ? samplePicture(figure) : undefined;
  if (!built) return <DrawnBox figure={figure} alt={alt} />;
  return (
    <Picture
      picture={built}
      alt={alt}
      sizes="290px"
      inlined={isFirst ? 600 : undefined}
      className="pf:silhouette pf:h-auto pf:w-full"
    />
  );
}
