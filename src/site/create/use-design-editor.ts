import { useMemo, useReducer, useState } from "react";
import {
  type Accessory,
  type DesignLock,
  type EditorToolbarProps,
  editingReducer,
  type FigureDesign,
  type FigureSpec,
  startEditing,
  toFigureSpec,
  useAnnounce,
  useUndoKeys,
} from "../../index.ts";
import type { OpenedFigure } from "./find-draft.ts";

/** A design that is being edited, and all that can be done with it: what the editor and its tools are given. */
export interface DesignEditor {
  /** As the person has it: texts may be empty. */
  readonly design: FigureDesign;
  /** The figure as it is drawn, saved and sent: whole and valid. */
  readonly spec: FigureSpec;
  readonly locks: readonly DesignLock[];
  /** For the tools under the box and those in the strip. */
  readonly tools: Pick<EditorToolbarProps, "canUndo" | "canRedo" | "onUndo" | "onRedo" | "onSurprise">;
  /** How often Surprise me was activated. */
  readonly surprises: number;
  change(design: FigureDesign, mergeKey?: string): void;
  setLocks(locks: readonly DesignLock[]): void;
}

/** Accessories of the trade of the title, whose tables are fetched on the first press; none where they do not arrive. */
async function thingsOfTrade({ spec, skills, industry }: FigureDesign): Promise<readonly Accessory[]> {
  const source = { title: spec.jobTitle, skills, industry };
  const suggestion = await import("../../domain/suggest-accessories.ts").then(
    ({ suggestAccessories }) => suggestAccessories(source),
    () => undefined,
  );
  return suggestion ? [...suggestion.accessories, ...suggestion.options] : [];
}

/**
 * Holds a design, its undo history and its locks, and listens to the keys for undo and redo. A first edit can be undone
 * to the design it starts from.
 */
export function useDesignEditor({ design: start, edited }: Pick<OpenedFigure, "design" | "edited">): DesignEditor {
  const [{ present: design, past, future, locks }, dispatch] = useReducer(editingReducer, undefined, () =>
    editingReducer(startEditing(start), { type: "edit", design: edited ?? start }),
  );
  const spec = useMemo(() => toFigureSpec(design.spec), [design.spec]);
  const [surprises, setSurprises] = useState(0);
  const announce = useAnnounce();
  const undo = () => {
    if (past.length === 0) return;
    dispatch({ type: "undo" });
    announce("Undone");
  };
  const redo = () => {
    if (future.length === 0) return;
    dispatch({ type: "redo" });
    announce("Redone");
  };

  useUndoKeys(undo, redo);

  return {
    design,
    spec,
    locks,
    tools: {
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      onUndo: undo,
      onRedo: redo,
      onSurprise: async () => {
        const things = await thingsOfTrade(design);
        dispatch({ type: "surprise", seed: Math.random(), things });
        setSurprises((count) => count + 1);
        announce("Your figure has a new look");
      },
    },
    surprises,
    change: (next, mergeKey) => dispatch({ type: "edit", design: next, mergeKey }),
    setLocks: (next) => dispatch({ type: "lock", locks: next }),
  };
}
