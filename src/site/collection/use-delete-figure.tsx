import { type RefObject, useEffect, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { announce, toast } from "../../index.ts";
import { BUSY_MS } from "../platform/use-busy.ts";
import { deleteFigure, restoreFigure, STORE_AGAIN } from "../store/actions.ts";
import { controlOf } from "./CardActions.tsx";

/** The toast that offers Undo, and the figures that it restores. It outlives this tab panel. */
let offer: { readonly close: () => void; readonly figures: readonly CollectedFigure[] } | undefined;

const namesOf = (figures: readonly CollectedFigure[]) =>
  figures.length === 1 ? <bdi>{figures[0]?.design.spec.name}</bdi> : `${figures.length} figures`;

/**
 * Deletes a figure and offers Undo in one toast for all recent deletions. Moves focus to the next card's More button, or
 * to the section's first control if no card is left.
 */
export function useDeleteFigure(list: readonly CollectedFigure[], section: RefObject<HTMLElement | null>) {
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    (controlOf(focusId, "more") ?? section.current?.querySelector<HTMLElement>("a, button"))?.focus();
    setFocusId(undefined);
  }, [focusId, section]);

  const restore = async (figures: readonly CollectedFigure[]) => {
    let close = () => {};
    const timer = setTimeout(() => {
      close = toast(<>Restoring {namesOf(figures)}…</>);
    }, BUSY_MS);
    const results = await Promise.allSettled(figures.map(restoreFigure));
    clearTimeout(timer);
    close();
    const restored = figures.filter((_, index) => results[index]?.status === "fulfilled");
    const refused = figures.filter((figure) => !restored.includes(figure));
    if (restored.length > 0) {
      setFocusId(restored.at(-1)?.id);
      announce(
        <>
          {namesOf(restored)} {restored.length === 1 ? "is" : "are"} back.
        </>,
      );
    }
    if (refused.length > 0)
      toast(<>{namesOf(refused)} could not be restored. If this device is full, free up space first.</>, {
        variant: "error",
        action: { label: "Try again", onClick: () => void restore(refused) },
      });
  };

  const offerUndo = (figures: readonly CollectedFigure[]) => {
    offer?.close();
    const label = figures.length === 1 ? "Undo" : "Undo all";
    const close = toast(<>{namesOf(figures)} deleted.</>, {
      action: { label, shortcut: "undo", onClick: () => void restore(figures) },
      onClose: () => {
        offer = undefined;
      },
    });
    offer = { close, figures };
  };

  return async (figure: CollectedFigure) => {
    const index = list.indexOf(figure);
    const pressed = document.activeElement;
    try {
      await deleteFigure(figure.id);
    } catch {
      toast(
        <>
          {namesOf([figure])} could not be deleted. {STORE_AGAIN}
        </>,
        { variant: "error" },
      );
      return;
    }
    // The card takes the focus with it, unless the person has moved on while the deletion waited.
    const focused = document.activeElement;
    if (focused === pressed || focused === document.body) setFocusId((list[index + 1] ?? list[index - 1])?.id ?? "");
    offerUndo([...(offer?.figures ?? []), figure]);
  };
}
