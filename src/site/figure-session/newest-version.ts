import { dequal } from "dequal/lite";
import { type CollectedFigure, hasUnsavedChanges } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { UnsavedDraft } from "../store/schema.ts";
import { store } from "../store/store.ts";
import type { FigureSessionOptions } from "./figure-session.ts";
import { readUnsavedDrafts } from "./unsaved-drafts.ts";

/** The changes to a stored figure that are not in the database yet: a draft's, or a paid figure's. */
export function unsavedChangesOf(
  figure: CollectedFigure,
  { drafts, changes } = readUnsavedDrafts(),
): UnsavedDraft | undefined {
  if (isPaid(figure)) return changes.find(({ draft }) => draft?.id === figure.id);
  return drafts.find((draft) => hasUnsavedChanges(figure, draft));
}

/** A stored figure with its unsaved changes, as Resume opens it. */
export const newestVersion = (figure: CollectedFigure, unsaved = readUnsavedDrafts()): CollectedFigure => ({
  ...figure,
  design: unsavedChangesOf(figure, unsaved)?.design ?? figure.design,
});

/** Opens a stored figure: a draft with its unsaved changes, or a paid figure. */
export function openFigure(figure: CollectedFigure): FigureSessionOptions {
  const { id, design, updatedAt } = figure;
  if (isPaid(figure)) return { design, draft: { id, updatedAt }, isBought: true };
  const unsaved = unsavedChangesOf(figure);
  return unsaved ? resumeDraft(unsaved) : { design, draft: { id, updatedAt } };
}

/** Opens an unsaved draft. If its figure was bought in the meantime, the changes are an edit of the bought figure. */
export function resumeDraft(unsaved: UnsavedDraft): FigureSessionOptions {
  const figure = figureOf(unsaved);
  return figure && isPaid(figure)
    ? { ...openFigure(figure), edited: unsaved.design, resumed: unsaved }
    : { design: unsaved.design, draft: unsaved.draft, resumed: unsaved };
}

/** Whether the collection has the unsaved draft as it is, saved or bought. */
export const isFinished = (unsaved: UnsavedDraft): boolean => dequal(figureOf(unsaved)?.design, unsaved.design);

const figureOf = ({ id, figureId = id, draft }: UnsavedDraft): CollectedFigure | undefined =>
  store.read().figures.find((figure) => figure.id === (draft?.id ?? figureId));
