import { type RefObject, useEffect, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { useAnnounce, useToast } from "../../index.ts";
import { deleteFigure, restoreFigure } from "../store/actions.ts";
import { ROLLED_BACK } from "../store/rollback-messages.tsx";

/**
 * Deletes a figure of the list at once, and offers Undo. The focus goes to the neighbor's More button, or to the first
 * control of the section where no card is left.
 */
export function useDeleteFigure(list: readonly CollectedFigure[], section: RefObject<HTMLElement | null>) {
  const announce = useAnnounce();
  const { showToast, dismissToast } = useToast();
  const [focusId, setFocusId] = useState<string>();
  useEffect(() => {
    if (focusId === undefined) return;
    const card = document.getElementById(`figure-${focusId}`);
    const control = card?.querySelector("[data-act=more]") ?? section.current?.querySelector("a, button");
    if (control instanceof HTMLElement) control.focus();
    setFocusId(undefined);
  }, [focusId, section]);

  return async (figure: CollectedFigure) => {
    const index = list.indexOf(figure);
    let isUndone = false;
    const deleting = deleteFigure(figure.id);
    setFocusId((list[index + 1] ?? list[index - 1])?.id ?? "");
    const name = <bdi>{figure.design.spec.name}</bdi>;
    const restore = async () => {
      if (await restoreFigure(figure)) return;
      showToast(ROLLED_BACK.restoring(name), { tone: "warning", action: { label: "Try again", onClick: restore } });
    };
    const toast = showToast(<>{name} deleted.</>, {
      action: {
        label: "Undo",
        shortcut: "undo",
        onClick: () => {
          isUndone = true;
          void restore();
          setFocusId(figure.id);
          announce(<>{name} is back.</>);
        },
      },
    });
    if ((await deleting) || isUndone) return;
    dismissToast(toast);
    showToast(ROLLED_BACK.deletion(name), { tone: "warning" });
  };
}
