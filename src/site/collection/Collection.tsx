import { useCallback, useEffect, useMemo, useRef } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { type CollectionView, DEFAULT_VIEW, viewCollection } from "../../domain/collection-view.ts";
import { announce } from "../../index.ts";
import { useDialogs } from "../checkout/index.ts";
import { useShare } from "../downloads/index.ts";
import { useGoToPage } from "../layout/SiteLink.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { isSample } from "../sample/collection.ts";
import { useStore } from "../store/store.ts";
import { controlOf, type FigureAction } from "./CardActions.tsx";
import { CollectionGrid } from "./CollectionGrid.tsx";
import { figureUrl } from "./CollectionItem.tsx";
import { CollectionToolbar } from "./CollectionToolbar.tsx";
import { EmptyCollection, NoMatch } from "./EmptyCollection.tsx";
import { NoDownloadsNotice } from "./NoDownloadsNotice.tsx";
import { useCollectionView } from "./use-collection-view.ts";
import { useDeleteFigure } from "./use-delete-figure.tsx";
import type { UrlParams } from "./use-url-params.ts";

/** The Collection tab. Its view is in the URL. */
export function Collection({ url }: { url: UrlParams }) {
  const { figures, status } = useStore();
  const [view, setView] = useCollectionView(url);
  const section = useRef<HTMLElement>(null);
  const visibleFigures = useMemo(() => ownFirst(viewCollection(figures, view), view), [figures, view]);
  const { open } = useDialogs();
  const deleteFigure = useDeleteFigure(visibleFigures, section);
  const goToPage = useGoToPage();
  const { share, sharing, dialog } = useShare();
  const actions: Readonly<Record<FigureAction, (figure: CollectedFigure) => unknown>> = {
    download: (figure) => open({ kind: "download", figure }),
    purchase: (figure) => open({ kind: "checkout", figure, downloadButton: () => controlOf(figure.id, "download") }),
    plans: () => open({ kind: "plans" }),
    edit: (figure) => void goToPage(figureUrl(figure.id)),
    share: (figure) => void share(figure),
    delete: deleteFigure,
  };
  // A stable function, so that a change to one card does not render the other cards.
  const latest = useLatest(actions);
  const onAction = useCallback(
    (action: FigureAction, figure: CollectedFigure) => latest.current?.[action](figure),
    [latest],
  );
  useResultAnnouncement(view, visibleFigures.length);
  return (
    <section
      ref={section}
      aria-labelledby="collection-heading"
      aria-busy={status === "loading"}
      className="pf:grid pf:grid-cols-1 pf:gap-4 pf:in-data-returning:aria-busy:invisible"
    >
      <h2 id="collection-heading" className="pf:sr-only">
        Figures
      </h2>
      <NoDownloadsNotice onSeePlans={() => open({ kind: "plans" })} />
      {figures.length > 0 ? (
        <CollectionToolbar
          view={view}
          onViewChange={setView}
          hasFilters={figures.length >= FILTERED_FROM}
          summary={summary(figures, visibleFigures.length)}
        />
      ) : null}
      {figures.length === 0 ? (
        <EmptyCollection />
      ) : visibleFigures.length === 0 ? (
        <NoMatch view={view} />
      ) : (
        <CollectionGrid figures={visibleFigures} sharing={sharing} onAction={onAction} />
      )}
      {dialog}
    </section>
  );
}

/** The number of figures from which on a search and filters help. */
const FILTERED_FROM = 8;

/** In the default order, moves the samples behind the person's figures. */
function ownFirst(figures: readonly CollectedFigure[], { sort }: CollectionView): readonly CollectedFigure[] {
  if (sort !== DEFAULT_VIEW.sort) return figures;
  return [...figures.filter((figure) => !isSample(figure)), ...figures.filter(isSample)];
}

/** Describes the visible figures: "1 of 6 figures. Some are samples." */
function summary(figures: readonly CollectedFigure[], shown: number): string {
  const total = `${figures.length} ${figures.length === 1 ? "figure" : "figures"}.`;
  const samples = figures.filter(isSample).length;
  return [
    shown < figures.length ? `${shown} of ${total}` : total,
    ...(samples === 0
      ? []
      : [samples < figures.length ? "Some are samples." : samples === 1 ? "It’s a sample." : "These are samples."]),
  ].join(" ");
}

/** Delay of the announcement after the last change, in milliseconds. */
const ANNOUNCE_DELAY_MS = 600;

/** Announces the number of results once the person stops changing the search and filters. */
function useResultAnnouncement(view: CollectionView, count: number): void {
  // Text, because an equal view in a new object must not restart the delay.
  const key = JSON.stringify(view);
  const announced = useRef(key);
  const result = count === 1 ? "1 figure" : `${count} figures`;
  useEffect(() => {
    if (announced.current === key) return;
    const timer = setTimeout(() => {
      announced.current = key;
      announce(result);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, result]);
}
