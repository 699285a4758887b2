import emptyBox from "picture:next-box";
import unknownBox from "picture:unknown-box";
import type { ReactNode } from "react";
import type { CollectionView } from "../../domain/collection-view.ts";
import { Button, buttonStyles, EmptyState } from "../../index.ts";
import { RestoreButton } from "../backup/index.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { AppLink } from "../router/link.tsx";

/** What the collection shows where it has no figure at all. */
export function EmptyCollection() {
  return (
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
  );
}

/** What the collection shows where its filters match no figure. */
export function NoMatch({ view, onClear }: { view: CollectionView; onClear: () => void }) {
  return (
    <EmptyState
      picture={<Picture picture={view.type === "hero" ? emptyBox : unknownBox} alt="" sizes="104px" />}
      heading={view.search.trim() ? "No figure by that name" : "No such figures"}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      {noMatch(view)}
    </EmptyState>
  );
}

/** Why a view shows nothing. */
function noMatch({ search, type, state }: CollectionView): ReactNode {
  const where = [
    state === "draft" ? "drafts" : state === "paid" ? "bought figures" : "",
    type === "hero" ? "heroes" : type === "villain" ? "villains" : "",
  ].filter((word) => word !== "");
  const place = where.length > 0 ? where.join(", ") : "your collection";
  if (!search.trim()) return <span>{`There is nothing in ${place}.`}</span>;
  return (
    <>
      <span>Nothing matches “</span>
      <bdi>{search.trim()}</bdi>
      <span>{`” in ${place}.`}</span>
    </>
  );
}
