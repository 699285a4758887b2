import { useState } from "react";
import { useUndoKeys } from "../../editor.ts";
import type { Accessory, FigureDesign } from "../../figure.ts";
import { announce } from "../../index.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { useLatest } from "../platform/use-latest.ts";
import { loadTrades } from "./GearRow.tsx";

/** Suggests accessories for the title's trade. Fetches the tables on the first call; returns none if that fails. */
async function accessoriesOfTrade({ spec, skills, industry }: FigureDesign): Promise<readonly Accessory[]> {
  const source = { title: spec.jobTitle, skills, industry };
  const suggestion = await loadTrades().then(
    ({ suggestAccessories }) => suggestAccessories(source),
    () => undefined,
  );
  return suggestion ? [...suggestion.accessories, ...suggestion.options] : [];
}

/** Undo, redo and Surprise me, with keyboard shortcuts and announcements. */
export function useDesignTools(session: FigureSession) {
  const { canUndo, canRedo } = useFigureSession(session);
  const [surprises, setSurprises] = useState(0);
  const isShown = useLatest(true);
  const undo = () => {
    if (!canUndo) return;
    session.dispatch({ type: "undo" });
    announce("Undone");
  };
  const redo = () => {
    if (!canRedo) return;
    session.dispatch({ type: "redo" });
    announce("Redone");
  };

  useUndoKeys(undo, redo);

  return {
    /** Props that all EditorToolbars on the page share. */
    tools: {
      canUndo,
      canRedo,
      onUndo: undo,
      onRedo: redo,
      onSurprise: async () => {
        const accessoryChoices = await accessoriesOfTrade(session.read().design);
        // After Start Over, a late surprise would store the discarded figure again.
        if (!isShown.current) return;
        session.dispatch({ type: "surprise", seed: Math.random(), accessoryChoices });
        setSurprises((count) => count + 1);
        announce("Your figure has a new look");
      },
    },
    /** How often Surprise me was pressed. */
    surprises,
  };
}
