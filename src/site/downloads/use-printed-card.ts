import { useEffect } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { useLatest } from "../platform/use-latest.ts";
import { whenIdle } from "../platform/when-idle.ts";

/**
 * Makes the browser's Print print a figure as the fold-up card. Until its code is there, and where it cannot be fetched,
 * the page's `data-print` is printed.
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
            // The download's Print card brings its own.
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
