import { type CollectedFigure, shownDate } from "./collected-figure.ts";
import { isPaid } from "./entitlement.ts";
import type { CharacterType } from "./figure-spec.ts";
import { lazy } from "./lazy.ts";

/** The collection's filters, order and search (kept in the URL). */
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

/** Letters without accents and case, for searching. */
const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
const byName = lazy(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

/** The figures that a view shows, in its order; figures made at the same time keep theirs. */
export function viewCollection(figures: readonly CollectedFigure[], view: CollectionView): readonly CollectedFigure[] {
  const wanted = plain(view.search.trim());
  const shown = figures.filter(
    (figure) =>
      (view.type === "all" || figure.design.spec.type === view.type) &&
      (view.state === "all" || isPaid(figure) === (view.state === "paid")) &&
      plain(figure.design.spec.name).includes(wanted),
  );
  const older = (a: CollectedFigure, b: CollectedFigure) =>
    shownDate(a) < shownDate(b) ? -1 : Number(shownDate(a) > shownDate(b));
  switch (view.sort) {
    case "newest":
      return shown.sort((a, b) => older(b, a));
    case "oldest":
      return shown.sort(older);
    case "name":
      return shown.sort((a, b) => byName().compare(a.design.spec.name, b.design.spec.name));
  }
}
