import type { CollectedFigure } from "../../src/domain/collected-figure.ts";
import type { PlanUse } from "../../src/domain/entitlement.ts";
import type { FigureSpec } from "../../src/figure.ts";
import { newFigure, newId } from "../../src/site/store/schema.ts";
import { store } from "../../src/site/store/store.ts";

/** A draft for the collection. */
export const draftOf = (spec: FigureSpec): CollectedFigure =>
  newFigure(newId(), { spec, industry: "", skills: [] }, "unpaid", "2026-01-01T12:00:00.000Z");

/** Resets the storage to a first visit, with these figures in addition to the samples and this use of a plan. */
export async function startWith(added: readonly CollectedFigure[], planUse?: PlanUse) {
  await store.reset();
  await store.change(
    added.map(({ id }) => id),
    ({ figures, account }) => {
      for (const figure of added) figures.set(figure.id, figure);
      if (planUse) account.planUse = planUse;
    },
  );
}

/** The stored figure with this id. */
export const storedFigure = (id: string) => store.read().figures.find((figure) => figure.id === id);
