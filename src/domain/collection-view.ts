import type { CharacterType } from "../figure/schema/field.ts";
import { foldLetters } from "../lib/fold-letters.ts";
import { cut } from "../lib/graphemes.ts";
import { memoize } from "../lib/memoize.ts";
import { type CollectedFigure, displayDate } from "./collected-figure.ts";
import { isPaid } from "./entitlement.ts";

/** The collection's filter, search and sort order, which are part of the URL. */
export interface CollectionView {
  readonly search: string;
  readonly type: CharacterType | "all";
  readonly state: "all" | "paid" | "draft";
  readonly sort: "newest" | "oldest" | "name";
}
export const DEFAULT_VIEW: CollectionView = { search: "", type: "all", state: "all", sort: "newest" };
export const VIEW_OPTIONS = {
  type: ["all", "hero", "villain"],
  state: ["all", "paid", "draft"],
  sort: ["newest", "oldest", "name"],
} as const satisfies { readonly [K in keyof Omit<CollectionView, "search">]: readonly CollectionView[K][] };

/** Longest search in a URL, in code points. */
const SEARCH_LIMIT = 200;

/** Shortens a search to what a URL can hold, never inside a grapheme, and replaces halves of surrogate pairs. */
export const limitSearch = (text: string): string => cut(text.toWellFormed(), SEARCH_LIMIT);

const byName = memoize(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

/** Filters and sorts the figures. Figures with the same date or name keep their order. */
export function viewCollection(figures: readonly CollectedFigure[], view: CollectionView): readonly CollectedFigure[] {
  const wanted = foldLetters(view.search.trim());
  const matching = figures.filter(
    (figure) =>
      (view.type === "all" || figure.design.spec.type === view.type) &&
      (view.state === "all" || isPaid(figure) === (view.state === "paid")) &&
      foldLetters(figure.design.spec.name).includes(wanted),
  );
  const older = (a: CollectedFigure, b: CollectedFigure) =>
    displayDate(a) < displayDate(b) ? -1 : Number(displayDate(a) > displayDate(b));
  switch (view.sort) {
    case "newest":
      return matching.sort((a, b) => older(b, a));
    case "oldest":
      return matching.sort(older);
    case "name":
      return matching.sort((a, b) => byName().compare(a.design.spec.name, b.design.spec.name));
  }
}
