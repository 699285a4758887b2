import { useMemo, useRef } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { viewCollection } from "../../domain/collection-view.ts";
import { useDialogs } from "../checkout/index.ts";
import { isSample } from "../sample/collection.ts";
import { useStore } from "../store/store.ts";
import { CollectionGrid } from "./CollectionGrid.tsx";
import { CollectionToolbar } from "./CollectionToolbar.tsx";
import { EmptyCollection, NoMatch } from "./EmptyCollection.tsx";
import { NoDownloadsNotice } from "./NoDownloadsNotice.tsx";
import { useCollectionView } from "./use-collection-view.ts";
import { useDeleteFigure } from "./use-delete-figure.tsx";
import { useFigureActions } from "./use-figure-actions.ts";
import { useResultAnnouncement } from "./use-result-announcement.ts";
import type { UrlParams } from "./use-url-params.ts";

/** The Collection tab. Its view is in the URL. */
export function Collection({ url }: { url: UrlParams }) {
  const { figures, status } = useStore();
  const [view, setView] = useCollectionView(url);
  const section = useRef<HTMLElement>(null);
  const visibleFigures = useMemo(() => viewCollection(figures, view), [figures, view]);
  const { open } = useDialogs();
  const deleteFigure = useDeleteFigure(visibleFigures, section);
  const { onAction, sharing, dialog } = useFigureActions(deleteFigure);
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
        <CollectionToolbar view={view} onViewChange={setView} summary={summary(figures, visibleFigures.length)} />
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
