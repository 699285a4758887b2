import { useCallback, useEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { useToast } from "../../index.ts";
import { useShare } from "../downloads/index.ts";
import { useNavigateWhenLoaded } from "../router/link.tsx";
import { COUNTED_HERE, recordShare } from "../store/actions.ts";
import { useStore } from "../store/use-store.ts";
import type { FigureAction } from "./CollectionItem.tsx";
import type { OpenDialog } from "./use-collection-dialogs.tsx";

interface FigureActionsOptions {
  openDialog: OpenDialog;
  onDelete: (figure: CollectedFigure) => void;
}

/** What the buttons of a card do. `dialog` belongs into the page (see `useShare`). */
export function useFigureActions({ openDialog, onDelete }: FigureActionsOptions) {
  const { settings } = useStore();
  const navigate = useNavigateWhenLoaded();
  const { showToast } = useToast();
  const { shareFigure, dialog } = useShare({ withLink: settings.socialSharing });
  /** Whose picture is being made to be shared. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  const share = async (figure: CollectedFigure) => {
    setSharing((now) => [...now, figure.id]);
    const shared = await shareFigure(figure);
    const recorded = shared && (await recordShare(figure.id, shared));
    if (recorded?.isUnstored) showToast(COUNTED_HERE, { tone: "warning" });
    setSharing((now) => now.filter((id) => id !== figure.id));
  };
  const actions: Readonly<Record<FigureAction, (figure: CollectedFigure) => void>> = {
    download: (figure) => openDialog({ kind: "download", figure }),
    purchase: (figure) => openDialog({ kind: "purchase", figure }),
    plans: () => openDialog({ kind: "plans" }),
    resume: (figure) => void navigate(`/create?draft=${figure.id}`),
    share: (figure) => void share(figure),
    delete: onDelete,
  };
  // The same function each time, so that a change of one card renders no other.
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const onAction = useCallback((action: FigureAction, figure: CollectedFigure) => latest.current[action](figure), []);
  return { onAction, sharing, dialog };
}
