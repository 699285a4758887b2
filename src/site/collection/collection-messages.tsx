import type { ReactNode } from "react";
import { type CollectedFigure, type CollectionView, isPaid } from "../../domain/collected-figure.ts";
import { SAMPLE_PICTURES } from "../sample/collection.ts";

/** "5 figures: 4 bought, 1 draft. Sample data." */
export function summary(figures: readonly CollectedFigure[]): string {
  const paid = figures.filter(isPaid).length;
  const drafts = figures.length - paid;
  const counts = `${figures.length} ${figures.length === 1 ? "figure" : "figures"}: ${paid} bought, ${drafts} ${drafts === 1 ? "draft" : "drafts"}.`;
  return figures.some(({ id }) => SAMPLE_PICTURES.has(id))
    ? `${counts} Sample figures: yours will stand beside them.`
    : counts;
}

/** Why a view shows nothing. */
export function noMatch({ search, type, state }: CollectionView): ReactNode {
  const where = [
    state === "draft" ? "drafts" : state === "paid" ? "bought figures" : "",
    type === "hero" ? "heroes" : type === "villain" ? "villains" : "",
  ].filter((word) => word !== "");
  const place = where.length > 0 ? where.join(", ") : "your collection";
  if (!search.trim()) return `There is nothing in ${place}.`;
  return (
    <>
      Nothing matches “<bdi>{search.trim()}</bdi>” in {place}.
    </>
  );
}
