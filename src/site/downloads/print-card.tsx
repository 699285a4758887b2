import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { loadFigureParts } from "../../figure.ts";
import { DeskCard } from "./DeskCard.tsx";

/** The font on the card that must be loaded before printing. System fonts are always available. */
const LETTERING = "800 16px 'Anybody Variable'";

/** Events that show that the person uses the page again, so that its print dialog is closed. */
const USE = ["pointerdown", "pointermove", "keydown", "visibilitychange"] as const;

let isPrinting = false;
addEventListener("beforeprint", () => {
  isPrinting = true;
});
addEventListener("afterprint", () => {
  isPrinting = false;
});

let removeSheet = () => {};

/**
 * Adds a sheet with the figure's fold-up card to the page. The sheet is visible only in print, where everything else is
 * hidden (styles/base.css). It stays until the page is used again after printing, because phones fire `afterprint`
 * before they lay out the paper, and other apps' browsers never fire it.
 */
export function showSheet(figure: PictureSource, hasCode = false): void {
  removeSheet();
  const sheet = document.createElement("div");
  sheet.dataset.printSheet = "";
  const root = createRoot(sheet);
  flushSync(() => root.render(<DeskCard figure={figure} hasCode={hasCode} />));
  document.body.append(sheet);
  const removal = new AbortController();
  removeSheet = () => {
    removal.abort();
    root.unmount();
    sheet.remove();
    removeSheet = () => {};
  };
  const onUse = () => {
    if (!isPrinting && document.visibilityState === "visible") removeSheet();
  };
  for (const type of USE) addEventListener(type, onUse, { capture: true, signal: removal.signal });
}

/** Fetches the code of the figure's parts. Resolves to a function that opens the print dialog with the fold-up card. */
export async function preparePrint(figure: PictureSource, hasCode: boolean): Promise<() => Promise<void>> {
  await loadFigureParts(figure.design.spec);
  return async () => {
    // Loads the font explicitly, because hidden text does not load it. If that fails, the card is printed nevertheless,
    // because every text has a fixed width.
    const words = JSON.stringify(figure.design);
    await document.fonts.load(LETTERING, words + words.toUpperCase()).catch(() => {});
    await document.fonts.ready;
    showSheet(figure, hasCode);
    window.print();
  };
}
