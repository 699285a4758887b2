import { dequal } from "dequal/lite";
import type { DesignLock, FigureDesign } from "../figure/schema/design.ts";
import { type SurpriseChoices, surpriseFigureSpec } from "../figure/schema/random.ts";

/** How many edits can be undone. */
export const HISTORY_LIMIT = 200;

/** A design with its undo history and its locks. */
export interface EditingState {
  /** Earlier designs, oldest first; at most 200. */
  readonly past: readonly FigureDesign[];
  readonly present: FigureDesign;
  /** Undone designs; redo takes the first one. */
  readonly future: readonly FigureDesign[];
  /** Merge key of the latest edit. Absent after an undo or a redo, so that the next edit starts a new history entry. */
  readonly mergeKey?: string | undefined;
  readonly locks: readonly DesignLock[];
}

/** The actions of {@link editingReducer}. */
export type EditingAction =
  /** Consecutive edits with the same `mergeKey`, such as typing, are undone together. */
  | { readonly type: "edit"; readonly design: FigureDesign; readonly mergeKey?: string | undefined }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** Sets a random look from the seed and the choices. Locked fields do not change. */
  | { readonly type: "surprise"; readonly seed: number; readonly choices?: SurpriseChoices | undefined }
  /** Replaces the locks; the history does not change. */
  | { readonly type: "lock"; readonly locks: readonly DesignLock[] }
  /** Starts again with another design, without history or locks. */
  | { readonly type: "reset"; readonly design: FigureDesign };

/** The initial state, without history or locks. */
export const startEditing = (design: FigureDesign): EditingState => ({
  past: [],
  present: design,
  future: [],
  locks: [],
});

/** Reducer for a design. An edit that changes nothing returns the same state, so that redo stays available. */
export function editingReducer(state: EditingState, action: EditingAction): EditingState {
  const { past, present, future, locks } = state;
  switch (action.type) {
    case "edit": {
      const { design, mergeKey } = action;
      if (dequal(present, design)) return state;
      const isMerged = mergeKey !== undefined && mergeKey === state.mergeKey;
      return {
        past: isMerged ? past : [...past, present].slice(-HISTORY_LIMIT),
        present: design,
        future: [],
        mergeKey,
        locks,
      };
    }
    case "surprise": {
      const spec = surpriseFigureSpec(action.seed, present.spec, locks, action.choices);
      return editingReducer(state, { type: "edit", design: { ...present, spec } });
    }
    case "undo": {
      const previous = past.at(-1);
      return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future], locks } : state;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { past: [...past, present], present: next, future: rest, locks } : state;
    }
    case "lock":
      return { ...state, locks: action.locks };
    case "reset":
      return startEditing(action.design);
  }
}
