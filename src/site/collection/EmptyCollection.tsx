import emptyBox from "picture:next-box";
import unknownBox from "picture:unknown-box";
import type { CollectionView } from "../../domain/collection-view.ts";
import { ButtonLink, EmptyState } from "../../index.ts";
import { RestoreButton } from "../backup/index.ts";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";

/** Shown if the collection has no figures. */
export function EmptyCollection() {
  return (
    <EmptyState
      variant="wall"
      picture={<Picture picture={emptyBox} alt="" sizes="250px" />}
      heading="Nothing here yet"
      action={
        <>
          <ButtonLink href="/create" renderLink={renderSiteLink} variant="primary">
            Create New Figure
          </ButtonLink>
          <RestoreButton />
        </>
      }
    >
      Create your first figure.
    </EmptyState>
  );
}

const STATES = { all: "", draft: "drafts", paid: "bought figures" };
const TYPES = { all: "", hero: "heroes", villain: "villains" };

/** Shown if no figure matches the filters. */
export function NoMatch({ view }: { view: CollectionView }) {
  const search = view.search.trim();
  const place = [STATES[view.state], TYPES[view.type]].filter(Boolean).join(", ") || "your collection";
  return (
    <EmptyState
      picture={<Picture picture={view.type === "hero" ? emptyBox : unknownBox} alt="" sizes="104px" />}
      heading="No results"
    >
      {search ? (
        <>
          <span>Nothing matches “</span>
          <bdi>{search}</bdi>
          <span>{`” in ${place}.`}</span>
        </>
      ) : (
        <span>{`There is nothing in ${place}.`}</span>
      )}
    </EmptyState>
  );
}
