import { type RefObject, useEffect, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { announce, toast } from "../../index.ts";
import { deleteFigure, restoreFigure } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";

interface Deletion {
  readonly figure: CollectedFigure;
  isUndone: boolean;
}

/** The toast that offers Undo, and the deletions that it restores. It outlives this tab panel. */
let offer: { readonly close: () => void; readonly deletions: readonly Deletion[] } | undefined;

const namesOf = (figures: readonly CollectedFigure[]) =>
  figures.length === 1 ? <bdi>{figures[0]?.design.spec.name}</bdi> : `${figures.length} figures`;

/**
 * Deletes a figure immediately and offers Undo in one toast for all recent deletions. Moves focus to the next card's
 * More button, or to the section's first control if no card is left.
 */
export function useDeleteFigure(list: readonly CollectedFigure[], section: RefObject<HTMLElement | null>) {
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    const card = document.getElementById(`figure-${focusId}`);
    const control = card?.querySelector("[data-act=more]") ?? section.current?.querySelector("a, button");
    if (control instanceof HTMLElement) control.focus();
    setFocusId(undefined);
  }, [focusId, section]);

  const restore = async (figures: readonly CollectedFigure[]) => {
    const isRestored = await Promise.all(figures.map(restoreFigure));
    const refused = figures.filter((_, index) => !isRestored[index]);
    if (refused.length === 0) return;
    toast(ROLLED_BACK.restoring(namesOf(refused)), {
      variant: "warning",
      action: { label: "Try again", onClick: () => void restore(refused) },
    });
  };

  const offerUndo = (deletions: readonly Deletion[]) => {
    offer?.close();
    const figures = deletions.map(({ figure }) => figure);
    const names = namesOf(figures);
    const undo = () => {
      for (const deletion of deletions) deletion.isUndone = true;
      void restore(figures);
      setFocusId(figures.at(-1)?.id);
      announce(
        <>
          {names} {figures.length === 1 ? "is" : "are"} back.
        </>,
      );
    };
    const label = figures.length === 1 ? "Undo" : "Undo all";
    const close = toast(<>{names} deleted.</>, {
      action: { label, shortcut: "undo", onClick: undo },
      onClose: () => {
        offer = undefined;
      },
    });
    offer = { close, deletions };
  };

  return async (figure: CollectedFigure) => {
    const index = list.indexOf(figure);
    const deletion: Deletion = { figure, isUndone: false };
    const deleting = deleteFigure(figure.id);
    setFocusId((list[index + 1] ?? list[index - 1])?.id ?? "");
    offerUndo([...(offer?.deletions ?? []), deletion]);
    if ((await deleting) || deletion.isUndone) return;
    const others = offer?.deletions.filter((other) => other !== deletion) ?? [];
    if (others.length > 0) offerUndo(others);
    else offer?.close();
    toast(ROLLED_BACK.deletion(namesOf([figure])), { variant: "warning" });
  };
}
