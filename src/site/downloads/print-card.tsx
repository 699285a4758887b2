import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { loadFigureParts, PrintCard } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

/** The card's lettering; the reader's own fonts are there anyway. */
const LETTERING = "800 16px 'Anybody Variable'";

/** Loads what the figure is drawn from, and resolves to the function that prints it. Rejects where it cannot be fetched. */
export async function preparePrint(figure: PictureSource): Promise<() => Promise<void>> {
  await loadFigureParts(figure.design.spec);
  return () => printCard(figure);
}

/**
 * Puts a figure as the fold-up card on a sheet of its own: `data-print-sheet` is visible in print only, and then alone
 * (styles/base.css). Returns what removes it.
 */
export function showSheet(figure: PictureSource): () => void {
  // Left over where a browser never fired `afterprint`.
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

/** Prints a figure as the fold-up card. Resolves when the browser has printed or cancelled. */
async function printCard(figure: PictureSource): Promise<void> {
  const removeSheet = showSheet(figure);
  try {
    // What is not shown asks for no font. Without it the card still prints: every text holds its width.
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
