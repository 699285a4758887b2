import { createContext, use } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import type { ReturnFocus } from "../../index.ts";
import type { FigureSession } from "../figure-session/figure-session.ts";
import { useStore } from "../store/use-store.ts";

/** A dialog of the page. `returnFocus` is by default what opened it. */
export type DialogRequest =
  /** The demo checkout of a figure that is edited, or of a draft of the collection. */
  | { readonly kind: "checkout"; readonly figure: FigureSession | CollectedFigure }
  | { readonly kind: "download"; readonly figure: CollectedFigure; readonly returnFocus?: ReturnFocus | undefined }
  | { readonly kind: "plans"; readonly returnFocus?: ReturnFocus | undefined };

interface Dialogs {
  readonly isOpen: boolean;
  /** Opens a dialog in place of the one that is open. */
  open(request: DialogRequest): void;
}

/** Provided by DialogHost. */
export const DialogContext = createContext<Dialogs>({ isOpen: false, open() {} });
export const useDialogs = (): Dialogs => use(DialogContext);

/** What a DownloadButton of a figure needs: without downloads it offers the plans. */
export function useDownload(figure: CollectedFigure | undefined, returnFocus?: ReturnFocus) {
  const { planUse } = useStore();
  const { open } = useDialogs();
  return {
    onDownload: () => figure && open({ kind: "download", figure, returnFocus }),
    onSeePlans:
      figure && downloadRight(figure, planUse) === "none" ? () => open({ kind: "plans", returnFocus }) : undefined,
  };
}
