import { useState } from "react";
import { useUndoKeys } from "../../editor.ts";
import { announce } from "../../index.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { useLatest } from "../platform/use-latest.ts";
import { useVisit } from "../platform/visit.ts";
import { loadTrades } from "./GearRow.tsx";

/** Undo, redo and Surprise me, with keyboard shortcuts and announcements. */
export function useDesignTools(session: FigureSession) {
  const { canUndo, canRedo } = useFigureSession(session);
  const [surprises, setSurprises] = useState(0);
  const visit = useVisit();
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
        const press = visit.surprises++;
        // If the tables of trades cannot be fetched, the surprise does not depend on the title.
        const choices = await loadTrades().then(
          ({ surpriseChoices }) => surpriseChoices(session.read().design, press),
          () => undefined,
        );
        // After Start Over, a late surprise would store the discarded figure again.
        if (!isShown.current) return;
        session.dispatch({ type: "surprise", seed: Math.random(), choices });
        setSurprises((count) => count + 1);
        announce("Your figure has a new look");
      },
    },
    /** How often Surprise me was pressed. */
    surprises,
  };
}
