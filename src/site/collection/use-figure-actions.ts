import { useCallback, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { useToast } from "../../index.ts";
import { useDialogs } from "../checkout/index.ts";
import { COUNTED_HERE, recordShare, useShare } from "../downloads/index.ts";
import { useLatest } from "../platform/use-latest.ts";
import { useNavigateWhenLoaded } from "../router/link.tsx";
import { useStore } from "../store/use-store.ts";
import type { FigureAction } from "./CollectionItem.tsx";

const UNCOUNTED = "Shared, but this device could not count the download. Make room on it.";

/** What the buttons of a card do. `dialog` belongs into the page (see `useShare`). */
export function useFigureActions(onDelete: (figure: CollectedFigure) => void) {
  const { settings } = useStore();
  const { open } = useDialogs();
  const navigate = useNavigateWhenLoaded();
  const { showToast } = useToast();
  const { shareFigure, dialog } = useShare({ withLink: settings.socialSharing });
  /** Whose picture is being made to be shared. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  const share = async (figure: CollectedFigure) => {
    setSharing((now) => [...now, figure.id]);
    const shared = await shareFigure(figure);
    const recorded = shared && (await recordShare(figure.id, shared));
    if (recorded?.isInTab) showToast(COUNTED_HERE, { tone: "warning" });
    if (recorded?.right === "unwritten") showToast(UNCOUNTED, { tone: "warning" });
    setSharing((now) => now.filter((id) => id !== figure.id));
  };
  const actions: Readonly<Record<FigureAction, (figure: CollectedFigure) => void>> = {
    download: (figure) => open({ kind: "download", figure }),
    purchase: (figure) => open({ kind: "checkout", figure }),
    plans: () => open({ kind: "plans" }),
    edit: (figure) => void navigate(`/create?figure=${figure.id}`),
    share: (figure) => void share(figure),
    delete: onDelete,
  };
  // The same function each time, so that a change of one card renders no other.
  const latest = useLatest(actions);
  const onAction = useCallback(
    (action: FigureAction, figure: CollectedFigure) => latest.current?.[action](figure),
    [latest],
  );
  return { onAction, sharing, dialog };
}
