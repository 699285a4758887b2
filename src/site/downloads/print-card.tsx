import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { loadFigureParts, PrintCard } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The font on the card that must be loaded before printing. System fonts are always available. */
const LETTERING = "800 16px 'Anybody Variable'";

/** Fetches the code of the figure's parts. Resolves to a function that prints the figure. */
export async function preparePrint(figure: PictureSource): Promise<() => Promise<void>> {
  await loadFigureParts(figure.design.spec);
  return () => printCard(figure);
}

/**
 * Adds a sheet with the figure's fold-up card to the page. The sheet is visible only in print, where everything else is
 * hidden (styles/base.css). Returns a function that removes it.
 */
export function showSheet(figure: PictureSource): () => void {
  // Removes a sheet that is left over because the browser did not fire `afterprint`.
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

/** Prints a figure as a fold-up card. Resolves when the print dialog is closed. */
async function printCard(figure: PictureSource): Promise<void> {
  const removeSheet = showSheet(figure);
  try {
    // Loads the font explicitly, because hidden text does not load it. If that fails, the card is printed nevertheless,
    // because every text has a fixed width.
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
