import { useEffect } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { asPrinted } from "../../domain/entitlement.ts";
import { useLatest } from "../platform/use-latest.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { loadFiles } from "./lazy-files.ts";

/**
 * Makes the browser's Print command print a figure as a fold-up card, with PREVIEW unless it is bought or has used a
 * download. Until the code for the card is loaded, the browser prints the page's `data-print` element.
 */
export function usePrintedCard(figure: PictureSource): void {
  const latest = useLatest(figure);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    void whenIdle()
      .then(loadFiles)
      .then(({ showSheet }) => {
        if (signal.aborted) return;
        addEventListener(
          "beforeprint",
          () => {
            // Print card in the download dialog has added a sheet, or a phone fires the event again for the same print.
            if (!latest.current || document.querySelector("[data-print-sheet]")) return;
            showSheet(asPrinted(latest.current));
          },
          { signal },
        );
      })
      .catch(() => {});
    return () => unmounted.abort();
  }, [latest]);
}
