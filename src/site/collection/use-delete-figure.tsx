import { type RefObject, useEffect, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { useAnnounce, useToast, useToasts } from "../../index.ts";
import { useLatest } from "../platform/use-latest.ts";
import { deleteFigure, restoreFigure } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";

interface Deletion {
  readonly figure: CollectedFigure;
  isUndone: boolean;
}

/** The deletions that Undo in the current toast restores. Module state, because the toast outlives this tab panel. */
let offer: { readonly toast: number; readonly deletions: readonly Deletion[] } = { toast: 0, deletions: [] };

const namesOf = (figures: readonly CollectedFigure[]) =>
  figures.length === 1 ? <bdi>{figures[0]?.design.spec.name}</bdi> : `${figures.length} figures`;

/**
 * Deletes a figure immediately and offers Undo in one toast for all recent deletions. Moves focus to the next card's
 * More button, or to the section's first control if no card is left.
 */
export function useDeleteFigure(list: readonly CollectedFigure[], section: RefObject<HTMLElement | null>) {
  const announce = useAnnounce();
  const toasts = useLatest(useToasts());
  const { showToast, dismissToast } = useToast();
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    const card = document.getElementById(`figure-${focusId}`);
    const control = card?.querySelector("[data-act=more]") ?? section.current?.querySelector("a, button");
    if (control instanceof HTMLElement) control.focus();
    setFocusId(undefined);
  }, [focusId, section]);

  /** The deletions that the visible toast offers to undo. */
  const offered = () => (toasts.current?.some(({ id, open }) => open && id === offer.toast) ? offer.deletions : []);

  const restore = async (figures: readonly CollectedFigure[]) => {
    const isRestored = await Promise.all(figures.map(restoreFigure));
    const refused = figures.filter((_, index) => !isRestored[index]);
    if (refused.length === 0) return;
    showToast(ROLLED_BACK.restoring(namesOf(refused)), {
      variant: "warning",
      action: { label: "Try again", onClick: () => void restore(refused) },
    });
  };

  const offerUndo = (deletions: readonly Deletion[]) => {
    dismissToast(offer.toast);
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
    const toast = showToast(<>{names} deleted.</>, { action: { label, shortcut: "undo", onClick: undo } });
    offer = { toast, deletions };
  };

  return async (figure: CollectedFigure) => {
    const index = list.indexOf(figure);
    const deletion: Deletion = { figure, isUndone: false };
    const deleting = deleteFigure(figure.id);
    setFocusId((list[index + 1] ?? list[index - 1])?.id ?? "");
    offerUndo([...offered(), deletion]);
    if ((await deleting) || deletion.isUndone) return;
    const others = offered().filter((other) => other !== deletion);
    if (others.length > 0) offerUndo(others);
    else dismissToast(offer.toast);
    showToast(ROLLED_BACK.deletion(namesOf([figure])), { variant: "warning" });
  };
}
