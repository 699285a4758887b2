import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { loadFigureParts, PrintCard } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The card's font; the reader's own fonts are always available. */
const LETTERING = "800 16px 'Anybody Variable'";

/** Loads the figure's parts and resolves to the function that prints it. Rejects if they cannot be fetched. */
export async function preparePrint(figure: PictureSource): Promise<() => Promise<void>> {
  await loadFigureParts(figure.design.spec);
  return () => printCard(figure);
}

/**
 * Adds a figure's fold-up card as a separate sheet: `data-print-sheet` is visible only in print, where it is the only
 * content (styles/base.css). Returns a function that removes it.
 */
export function showSheet(figure: PictureSource): () => void {
  // Left over if a browser did not fire `afterprint`.
  document.querySelector("[data-print-sheet]")?.remove();
  const sheet = document.createElement("div");
  sheet.dataset.printSheet = "";
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(<PrintCard design={figure.design} isPaid={isPaid(figure)} link={figureLink(figure.design.spec)} />),
  );
  document.body.append(sheet);
  return () => {
    root.unmount();
    sheet.remove();
  };
}

/** Prints a figure as the fold-up card. Resolves when the browser has printed or canceled. */
async function printCard(figure: PictureSource): Promise<void> {
  const removeSheet = showSheet(figure);
  try {
    // Hidden text does not load a font. Without the font, the card still prints, because every text has a fixed width.
    await document.fonts
      .load(LETTERING, document.querySelector("[data-print-sheet]")?.textContent ?? "")
      .catch(() => {});
    await document.fonts.ready;
    const printed = new Promise((resolve) => window.addEventListener("afterprint", resolve, { once: true }));
    window.print();
    await printed;
  } finally {
    removeSheet();
  }
}
