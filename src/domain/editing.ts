import type { FigureDesign } from "./figure-design.ts";
import type { FigureLook } from "./figure-spec.ts";

/** The three accessories as something to lock, in the box's order. */
export const ACCESSORY_LOCKS = ["accessory-1", "accessory-2", "accessory-3"] as const;

/** What a lock holds while the rest is varied: one choice of looks, or one accessory with its label. */
export type DesignLock = keyof FigureLook | (typeof ACCESSORY_LOCKS)[number];

/** How many steps can be undone. */
export const HISTORY_LIMIT = 200;

/** A design under way: how it came about, what was undone, and what is locked. */
export interface Editing {
  /** Earlier designs, the latest last; at most {@link HISTORY_LIMIT}. */
  readonly past: readonly FigureDesign[];
  readonly design: FigureDesign;
  /** Designs that were undone, the next to redo first. */
  readonly future: readonly FigureDesign[];
  /** Names the step that is still open: edits of the same name join it. */
  readonly step?: string | undefined;
  readonly locks: readonly DesignLock[];
}

/** What can happen to a design under way. */
export type EditingEvent =
  /** The person changed something. Edits in a row with the same `step`, as in typing, are undone together. */
  | { readonly kind: "edit"; readonly design: FigureDesign; readonly step?: string | undefined }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | { readonly kind: "lock"; readonly locks: readonly DesignLock[] }
  /** Another design takes the place of this one, with a history of its own. */
  | { readonly kind: "open"; readonly design: FigureDesign };

/** Begins with a design: nothing to undo, nothing locked. */
export const startEditing = (design: FigureDesign): Editing => ({ past: [], design, future: [], locks: [] });

/** Both are plain data, and the order of their keys comes from one place. */
const isSame = (one: FigureDesign, other: FigureDesign): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** An event that changes nothing returns the same state: it is no step, and what was undone can still be redone. */
export function editingReducer(state: Editing, event: EditingEvent): Editing {
  const { past, design, future, locks } = state;
  switch (event.kind) {
    case "edit": {
      if (isSame(design, event.design)) return state;
      const isJoined = event.step !== undefined && event.step === state.step;
      return {
        past: isJoined ? past : [...past, design].slice(-HISTORY_LIMIT),
        design: event.design,
        future: [],
        step: event.step,
        locks,
      };
    }
    case "undo": {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), design: before, future: [design, ...future], locks } : state;
    }
    case "redo": {
      const [next, ...later] = future;
      return next ? { past: [...past, design], design: next, future: later, locks } : state;
    }
    case "lock":
      return { ...state, locks: event.locks };
    case "open":
      return startEditing(event.design);
  }
}
