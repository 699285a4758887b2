import { type CollectedFigure, hasUnsavedChanges } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { UnsavedDraft } from "../store/schema.ts";
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
