import { createContext, use } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import type { ReturnFocus } from "../../index.ts";
import type { FigureSession } from "../figure-session/figure-session.ts";
import { useStore } from "../store/store.ts";

/** A request to open one of the page's dialogs. By default, focus returns to the control that opened it. */
export type DialogRequest =
  /** The demo checkout, for the session of a figure that is being edited or for a draft in the collection. */
  | {
      readonly kind: "checkout";
      readonly figure: FigureSession | CollectedFigure;
      /** Returns the download button that takes the place of the control that opened it. */
      readonly downloadButton: () => HTMLElement | null;
    }
  | { readonly kind: "download"; readonly figure: CollectedFigure; readonly returnFocus?: ReturnFocus | undefined }
  | { readonly kind: "plans"; readonly returnFocus?: ReturnFocus | undefined };

interface Dialogs {
  readonly isOpen: boolean;
  /** Opens a dialog, replacing the open one. */
  open(request: DialogRequest): void;
}

/** DialogHost provides the value. */
export const DialogContext = createContext<Dialogs>({ isOpen: false, open() {} });
export const useDialogs = (): Dialogs => use(DialogContext);

/** Returns props for a figure's DownloadButton. If the plan has no downloads left, the button opens the plans. */
export function useDownload(figure: CollectedFigure | undefined, returnFocus?: ReturnFocus) {
  const { planUse } = useStore();
  const { open } = useDialogs();
  return {
    onDownload: () => figure && open({ kind: "download", figure, returnFocus }),
    onSeePlans:
      figure && downloadRight(figure, planUse) === "none" ? () => open({ kind: "plans", returnFocus }) : undefined,
  };
}
