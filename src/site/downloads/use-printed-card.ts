import { useEffect } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { useLatest } from "../platform/use-latest.ts";
import { whenIdle } from "../platform/when-idle.ts";

/**
 * Makes the browser's Print command print a figure as a fold-up card. Until the code for the card is loaded, the
 * browser prints the page's `data-print` element.
 */
export function usePrintedCard(figure: PictureSource): void {
  const latest = useLatest(figure);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    void whenIdle()
      .then(() => import("./print-card.tsx"))
      .then(({ showSheet }) => {
        if (signal.aborted) return;
        addEventListener(
          "beforeprint",
          () => {
            // The download dialog's Print card has already added a sheet.
            if (!latest.current || document.querySelector("[data-print-sheet]")) return;
            addEventListener("afterprint", showSheet(latest.current), { once: true });
          },
          { signal },
        );
      })
      .catch(() => {});
    return () => unmounted.abort();
  }, [latest]);
}
