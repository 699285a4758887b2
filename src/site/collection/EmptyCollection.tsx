import emptyBox from "picture:next-box";
import unknownBox from "picture:unknown-box";
import type { CollectionView } from "../../domain/collected-figure.ts";
import { Button, buttonStyles, EmptyState } from "../../index.ts";
import { RestoreButton } from "../backup/index.ts";
import { Picture } from "../platform/Picture.tsx";
import { AppLink } from "../shell/link.tsx";
import { noMatch } from "./collection-messages.tsx";

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
