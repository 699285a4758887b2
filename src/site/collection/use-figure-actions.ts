import { useCallback } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { useDialogs } from "../checkout/index.ts";
import { useShare } from "../downloads/index.ts";
import { useGoToPage } from "../layout/SiteLink.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { controlOf, type FigureAction } from "./CardActions.tsx";

/** Handles the buttons of the collection's cards. Render `dialog` on the page (see `useShare`). */
export function useFigureActions(onDelete: (figure: CollectedFigure) => Promise<void>) {
  const { open } = useDialogs();
  const goToPage = useGoToPage();
  const { share, sharing, dialog } = useShare();
  const actions: Readonly<Record<FigureAction, (figure: CollectedFigure) => unknown>> = {
    download: (figure) => open({ kind: "download", figure }),
    purchase: (figure) => open({ kind: "checkout", figure, downloadButton: () => controlOf(figure.id, "download") }),
    plans: () => open({ kind: "plans" }),
    edit: (figure) => void goToPage(`/create?figure=${figure.id}`),
    share: (figure) => void share(figure),
    delete: onDelete,
  };
  // A stable function, so that a change to one card does not render the other cards.
  const latest = useLatest(actions);
  const onAction = useCallback(
    (action: FigureAction, figure: CollectedFigure) => latest.current?.[action](figure),
    [latest],
  );
  return { onAction, sharing, dialog };
}
