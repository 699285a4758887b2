import { hasUnsavedChanges } from "../../domain/collected-figure.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import type { DraftRevision, UnsavedDraft } from "../store/schema.ts";
import type { StoreState } from "../store/state.ts";
import type { OpenErrorCode } from "./OpenError.tsx";

/** A figure that is opened rather than made, never paid for unless this device's records say so. */
export interface OpenedFigure {
  readonly design: FigureDesign;
  /** The same with the person's own details: the first edit. */
  readonly edited?: FigureDesign;
  /** The draft of the collection that it is. */
  readonly draft: DraftRevision | null;
  /** The unsaved draft that is resumed. */
  readonly work?: UnsavedDraft;
  /** The URL that names it. */
  readonly url?: string;
  /** Differs for each opening. */
  readonly key: number;
}

export type FoundDraft = Pick<OpenedFigure, "design" | "draft" | "work"> | OpenErrorCode;

/** A draft of the collection with its unsaved changes, or why it cannot be opened. */
export function findDraft({ figures, work, isRead, damaged }: StoreState, id: string): FoundDraft {
  const figure = figures.find((one) => one.id === id);
  if (figure?.payment === "unpaid") {
    const { design, updatedAt } = figure;
    return work && hasUnsavedChanges(figure, work) ? resumed(work) : { design, draft: { id, updatedAt } };
  }
  if (!isRead) return "storage";
  return damaged.some((record) => has(record, "id") && record.id === id) ? "damaged" : "draft";
}

/** The unsaved draft, or why there is none to resume. */
export function findUnsavedDraft({ work, isRead, damaged }: StoreState): FoundDraft {
  if (work) return resumed(work);
  if (!isRead) return "storage";
  return damaged.some((record) => has(record, "work")) ? "damaged" : "unsavedDraft";
}

const resumed = (work: NonNullable<StoreState["work"]>) => ({ design: work.design, draft: work.draft, work });

const has = <Key extends string>(record: unknown, key: Key): record is Record<Key, unknown> =>
  typeof record === "object" && record !== null && key in record;
