import emptyBox from "picture:next-box";
import unknownBox from "picture:unknown-box";
import { LoaderCircle, LockKeyhole } from "lucide-react";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, useTransition } from "react";
import { type CollectedFigure, DEFAULT_VIEW, downloadRight, viewCollection } from "../../domain/collected-figure.ts";
import { PLAN } from "../../domain/plans.ts";
import {
  Button,
  buttonStyles,
  CollectionToolbar,
  CreateFigureTile,
  EmptyState,
  Notice,
  useAnnounce,
  useToast,
} from "../../index.ts";
import { BackUpButton, RestoreButton } from "../backup/index.ts";
import { useShare } from "../export/index.ts";
import { Picture } from "../platform/Picture.tsx";
import { preloadWhenIdle } from "../shell/lazy-part.tsx";
import { AppLink, renderAppLink, useNavigateWhenLoaded } from "../shell/link.tsx";
import { useFetchErrorToast } from "../shell/use-fetch-error-toast.ts";
import { deleteFigure, recordShare, restoreFigure } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";
import { useStore } from "../store/use-store.ts";
import { CollectionItem, type FigureAct } from "./CollectionItem.tsx";
import { noMatch, summary } from "./collection-messages.tsx";
import { useCollectionView } from "./use-collection-view.ts";

type Dialogs = typeof import("./collection-dialogs.ts");
const loadDialogs = (): Promise<Dialogs> => import("./collection-dialogs.ts");
preloadWhenIdle(loadDialogs);

/** Cards put on the page at once: a few screens. */
const BATCH = 24;
/** Rest after the last change of a filter before its outcome is told, in milliseconds. */
const REST_MS = 600;
/** Longer lists leave the layout of cards that are off the screen to the browser. */
const LONG = 60;

/** The Collection tab: the collector's cabinet. */
export function Collection() {
  const { figures, planUse, settings, phase } = useStore();
  const announce = useAnnounce();
  const { showToast, dismissToast } = useToast();
  const sayFetchError = useFetchErrorToast();
  const go = useNavigateWhenLoaded();
  const [view, setView] = useCollectionView();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [downloading, setDownloading] = useState<CollectedFigure>();
  const [buying, setBuying] = useState<CollectedFigure>();
  /** Whose picture is being made to be shared. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  const { shareFigure, dialog } = useShare({ withLink: settings.socialSharing });
  const [isComparing, setComparing] = useState(false);
  const [focusId, setFocusId] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const shown = useMemo(() => viewCollection(figures, view), [figures, view]);
  const onPage = useGrowing(shown.length);
  const isLong = shown.length > LONG;
  const isNoneLeft = figures.some((figure) => downloadRight(figure, planUse) === "none");
  const noneLeft = `No downloads left on ${PLAN[planUse.plan].name}`;
  const hasRunOut = useBecame(isNoneLeft, phase === "ready");

  const [isOpening, startOpening] = useTransition();
  const withDialogs = (open: () => void) =>
    startOpening(async () => {
      const loaded = await loadDialogs().catch(() => undefined);
      if (!loaded) return sayFetchError();
      startTransition(() => {
        setDialogs(loaded);
        open();
      });
    });
  const act = async (kind: FigureAct, figure: CollectedFigure) => {
    const { spec } = figure.design;
    switch (kind) {
      case "download":
        return withDialogs(() => setDownloading(figure));
      case "purchase":
        return withDialogs(() => setBuying(figure));
      case "plans":
        return withDialogs(() => setComparing(true));
      case "resume":
        return go(`/create?draft=${figure.id}`);
      case "share":
        setSharing((now) => [...now, figure.id]);
        if (await shareFigure(figure)) await recordShare(figure.id);
        return setSharing((now) => now.filter((id) => id !== figure.id));
      case "delete": {
        const at = shown.indexOf(figure);
        let isUndone = false;
        const deleted = deleteFigure(figure.id);
        setFocusId((shown[at + 1] ?? shown[at - 1])?.id ?? "");
        const name = <bdi>{spec.name}</bdi>;
        const toast = showToast(<>{name} deleted.</>, {
          action: {
            label: "Undo",
            shortcut: "undo",
            onClick: () => {
              isUndone = true;
              void restoreFigure(figure);
              setFocusId(figure.id);
              announce(<>{name} is back.</>);
            },
          },
        });
        if ((await deleted) !== "rolled-back" || isUndone) return;
        dismissToast(toast);
        showToast(ROLLED_BACK.deletion(name), { tone: "warning" });
      }
    }
  };
  // The button that was pressed is gone: the neighbour's is next, or what is there instead of cards.
  useEffect(() => {
    if (focusId === undefined) return;
    const card = document.getElementById(`figure-${focusId}`);
    const place = card?.querySelector("[data-act=delete]") ?? section.current?.querySelector("a, button");
    if (place instanceof HTMLElement) place.focus();
    setFocusId(undefined);
  }, [focusId]);

  // What a filter left, once the typing rests.
  const told = useRef(view);
  const found = shown.length === 1 ? "1 figure" : `${shown.length} figures`;
  useEffect(() => {
    if (JSON.stringify(told.current) === JSON.stringify(view)) return;
    const timer = setTimeout(() => {
      told.current = view;
      announce(found);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [view, found, announce]);

  // The same function each time, so that a change of one card draws no other.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const onAct = useCallback((kind: FigureAct, figure: CollectedFigure) => void latest.current(kind, figure), []);

  return (
    <section
      ref={section}
      aria-labelledby="collection-heading"
      aria-busy={phase === "loading"}
      className="pf:grid pf:grid-cols-1 pf:gap-4 pf:in-data-returning:aria-busy:invisible"
    >
      <h2 id="collection-heading" className="pf:sr-only">
        Figures
      </h2>
      {/* Not in the page's live region: there it would take the place of the download's own message. */}
      <p aria-live="polite" className="pf:sr-only">
        {hasRunOut ? noneLeft : null}
      </p>
      {isNoneLeft ? (
        <Notice
          tone="warning"
          icon={<LockKeyhole />}
          heading={noneLeft}
          actions={
            <Button size="sm" onClick={() => withDialogs(() => setComparing(true))}>
              See plans
            </Button>
          }
        >
          Your figures stay here and can still be shared.
        </Notice>
      ) : null}
      {figures.length > 0 ? (
        <CollectionToolbar
          view={view}
          onViewChange={setView}
          actions={
            <>
              <BackUpButton size="sm" variant="ghost" />
              <RestoreButton size="sm" variant="ghost" />
            </>
          }
        >
          {summary(figures)}
        </CollectionToolbar>
      ) : null}
      {figures.length === 0 ? (
        <EmptyState
          variant="wall"
          picture={<Picture picture={emptyBox} alt="" sizes="250px" />}
          heading="Your cabinet is empty"
          actions={
            <>
              <AppLink to="/create" className={buttonStyles({ variant: "primary" })}>
                Create New Figure
              </AppLink>
              <RestoreButton />
            </>
          }
        >
          Make a figure, and it will hang here.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          picture={<Picture picture={view.type === "hero" ? emptyBox : unknownBox} alt="" sizes="104px" />}
          heading={view.search.trim() ? "No figure by that name" : "No such figures"}
          actions={
            <Button
              onClick={() => {
                setView({ ...DEFAULT_VIEW, sort: view.sort });
                // The button goes with what it cleared.
                section.current?.querySelector<HTMLElement>("[type=search]")?.focus();
              }}
            >
              Clear filters
            </Button>
          }
        >
          {noMatch(view)}
        </EmptyState>
      ) : (
        <div className="pf:@container pf:grid pf:grid-cols-1 pf:gap-0.5 pf:overflow-hidden pf:rounded-xl pf:border-2 pf:border-frame pf:bg-frame pf:print:bg-transparent">
          {inChunks([
            ...shown
              .slice(0, onPage)
              .map((figure, index) => (
                <CollectionItem
                  key={figure.id}
                  figure={figure}
                  planUse={planUse}
                  isFirst={index < 3}
                  isSharing={sharing.includes(figure.id)}
                  className={isLong ? "pf:skip-offscreen pf:[--pf-rows:1]" : undefined}
                  onAct={onAct}
                />
              )),
            <CreateFigureTile
              key="create"
              className={`${shown.length % 2 === 0 ? "pf:@min-[36rem]:col-span-2" : ""} ${TILE_SPANS[shown.length % 3]}`}
              href="/create"
              renderLink={renderAppLink}
              picture={<Picture picture={emptyBox} alt="" sizes="190px" />}
            />,
          ]).map(({ place, items }) => (
            <div
              key={place}
              className={`pf:grid pf:grid-cols-1 pf:gap-0.5 pf:@min-[36rem]:grid-cols-2 pf:@min-[62rem]:grid-cols-3 ${isLong ? "pf:skip-offscreen pf:[--pf-rows:12] pf:@min-[36rem]:[--pf-rows:6] pf:@min-[62rem]:[--pf-rows:4]" : ""}`}
            >
              {items}
            </div>
          ))}
        </div>
      )}
      {isOpening ? (
        <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
          <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
            <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
            Opening…
          </p>
        </div>
      ) : null}
      {dialogs ? (
        <>
          <dialogs.ComparePlans open={isComparing} onClose={() => setComparing(false)} />
          <dialogs.DownloadFlow figure={downloading} onClose={() => setDownloading(undefined)} />
          <dialogs.Checkout
            id={buying?.id}
            design={buying?.design}
            {...(buying && { draft: buying })}
            onClose={() => setBuying(undefined)}
            onDownload={(id) => {
              setBuying(undefined);
              setDownloading(figures.find((figure) => figure.id === id));
            }}
          />
        </>
      ) : null}
      {dialog}
    </section>
  );
}

/** A dozen fills whole rows of two and of three; the browser then leaves out twelve cards at once. */
const CHUNK = 12;
const inChunks = <Item,>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, place) => ({
    place,
    items: items.slice(place * CHUNK, (place + 1) * CHUNK),
  }));

/** The tile takes what is left of the last row. */
const TILE_SPANS = ["pf:@min-[62rem]:col-span-3", "pf:@min-[62rem]:col-span-2", "pf:@min-[62rem]:col-span-1"];

/** Whether something is so that was not at first. */
function useBecame(isSo: boolean, isKnown: boolean): boolean {
  const [before, setBefore] = useState<boolean>();
  if (isKnown && (before === undefined || !isSo) && before !== isSo) setBefore(isSo);
  return isSo && before === false;
}

/** How much of a long list is on the page by now: the first screens at once, the rest while the page stays free. */
function useGrowing(total: number): number {
  const [count, setCount] = useState(BATCH);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount((now) => now + BATCH * 2)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
