import type { FigureDesign } from "../../index.ts";
import type { DraftState, UnsavedDraft } from "../store/schema.ts";

/** A figure that is opened rather than made, never paid for unless this device's records say so. */
export interface OpenedFigure {
  readonly design: FigureDesign;
  /** The same with the person's own details: the first edit. */
  readonly edited?: FigureDesign;
  /** The draft of the collection that it is. */
  readonly draft: DraftState | null;
  /** The unsaved draft that is resumed. */
  readonly work?: UnsavedDraft;
  /** It is what the URL names. */
  readonly isFromUrl?: boolean;
  /** Another for each opening. */
  readonly key: number;
}
