import emptyBox from "picture:next-box";
import { Plus } from "lucide-react";
import { startTransition, useEffect, useState } from "react";
import { type CollectedFigure, hasUnsavedChanges } from "../../domain/collected-figure.ts";
import { buttonStyles } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { useUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { SiteLink } from "../layout/SiteLink.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";
import { useStore } from "../store/store.ts";
import { DeleteButton, type FigureAction } from "./CardActions.tsx";
import { CollectionItem } from "./CollectionItem.tsx";

/** Number of cards in the first render, enough for a few screens. */
const BATCH_SIZE = 24;
/** In lists longer than this, the browser skips the layout of cards that are off screen. */
const LONG_LIST_LENGTH = 60;
/** Number of cards that the browser skips at once. Twelve cards fill whole rows of two and of three. */
const CHUNK_SIZE = 12;
/** Column spans with which the tile for a new figure fills the last row. */
const TILE_SPANS = ["pf:@min-[62rem]:col-span-3", "pf:@min-[62rem]:col-span-2", "pf:@min-[62rem]:col-span-1"];

interface CollectionGridProps {
  figures: readonly CollectedFigure[];
  /** The ids of figures whose picture is being prepared for sharing. */
  sharing: readonly string[];
  onAction: (action: FigureAction, figure: CollectedFigure) => unknown;
}

/** The collection's cards, and a tile that leads to a new figure. */
export function CollectionGrid({ figures, sharing, onAction }: CollectionGridProps) {
  const { planUse } = useStore();
  const { drafts } = useUnsavedDrafts();
  const count = useGrowingCount(figures.length);
  const items = [
    ...figures.slice(0, count).map((figure, index) => (
      <ErrorBoundary
        key={figure.id}
        className="pf:row-span-2 pf:m-4"
        actions={<DeleteButton name={figure.design.spec.name} onDelete={() => onAction("delete", figure)} />}
      >
        <CollectionItem
          figure={figure}
          planUse={planUse}
          hasUnsavedChanges={drafts.some((draft) => hasUnsavedChanges(figure, draft))}
          isFirst={index === 0}
          isSharing={sharing.includes(figure.id)}
          onAction={onAction}
        />
      </ErrorBoundary>
    )),
    <CreateFigureTile
      key="create"
      className={`${figures.length % 2 === 0 ? "pf:@min-[20rem]:col-span-2" : ""} ${TILE_SPANS[figures.length % 3]}`}
    />,
  ];
  return (
    <div
      data-long={figures.length > LONG_LIST_LENGTH || undefined}
      className="pf:@container pf:grid pf:grid-cols-1 pf:gap-0.5 pf:overflow-hidden pf:rounded-xl pf:border-2 pf:border-frame pf:bg-frame pf:print:bg-transparent"
    >
      {toChunks(items).map((chunk) => (
        <div
          key={chunk.index}
          className="pf:grid pf:grid-cols-1 pf:gap-0.5 pf:in-data-long:skip-offscreen-[456rem] pf:@min-[20rem]:grid-cols-2 pf:@min-[20rem]:in-data-long:skip-offscreen-[192rem] pf:@min-[36rem]:in-data-long:skip-offscreen-[228rem] pf:@min-[62rem]:grid-cols-3 pf:@min-[62rem]:in-data-long:skip-offscreen-[152rem]"
        >
          {chunk.items}
        </div>
      ))}
    </div>
  );
}

const toChunks = <Item,>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) => ({
    index,
    items: items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  }));

/** The last tile of the collection, which leads to a new figure. You can click anywhere on the tile. */
const CreateFigureTile = ({ className }: { className?: string }) => (
  <div
    className={cn(
      "pf:relative pf:row-span-2 pf:grid pf:min-h-80 pf:grid-cols-1 pf:content-center pf:bg-sunken pf:p-3 pf:sm:p-6",
      className,
    )}
  >
    <div className="pf:grid pf:grid-cols-1 pf:justify-items-center pf:gap-4 pf:text-center">
      <div className="pf:hang pf:w-47.5 pf:max-w-full pf:[&>*]:h-auto pf:[&>*]:w-full">
        <Picture picture={emptyBox} alt="" sizes="190px" />
      </div>
      {/* The link does not move on hover; otherwise, the pointer could end up outside of it. */}
      <SiteLink to="/create" className="pf:rounded-pill pf:after:absolute pf:after:inset-0">
        <span className={buttonStyles()}>
          <Plus aria-hidden />
          <span>Create New Figure</span>
        </span>
      </SiteLink>
    </div>
  </div>
);

/** How many cards of a long list to render: the first screens at once, more after each render. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(BATCH_SIZE);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount((now) => now + BATCH_SIZE * 2)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}
