import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import type { FinalFocus } from "../../index.ts";
import { DownloadFlow } from "../downloads/index.ts";
import { useStore } from "../store/use-store.ts";
import { ComparePlans } from "./ComparePlans.tsx";

/**
 * The download of a figure of the collection, or the plans where none is left. `offer` is for each button that offers
 * it; put `dialogs` into the page.
 */
export function useDownload(figure: CollectedFigure | undefined, finalFocus?: FinalFocus) {
  const { planUse } = useStore();
  const [downloading, setDownloading] = useState<CollectedFigure>();
  const [isComparing, setComparing] = useState(false);
  const close = () => setDownloading(undefined);
  const seePlans = () => {
    close();
    setComparing(true);
  };
  return {
    isOpen: downloading !== undefined || isComparing,
    offer: {
      downloadRight: figure && downloadRight(figure, planUse),
      onDownload: () => setDownloading(figure),
      onSeePlans: seePlans,
    },
    dialogs: (
      <>
        <DownloadFlow figure={downloading} finalFocus={finalFocus} onClose={close} onSeePlans={seePlans} />
        <ComparePlans open={isComparing} finalFocus={finalFocus} onClose={() => setComparing(false)} />
      </>
    ),
  };
}
