import { type Found, isShown, where } from "./dom.ts";
import { openDialog } from "./tab-walk.ts";

const nameOf = (dialog: Element) =>
  document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent ??
  dialog.getAttribute("aria-label") ??
  "";

/** The name of the open dialog, if one is open. */
export function dialogName(): string | null {
  const dialog = openDialog();
  return dialog ? nameOf(dialog) : null;
}

/** Calls `ask` in every frame until it returns true, for at most ten seconds. */
async function soon(ask: () => boolean): Promise<boolean> {
  for (const end = performance.now() + 10_000; !ask(); ) {
    if (performance.now() > end) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}

/** Reports a dialog that is still open after Escape, or a focus that did not return to the page. */
export async function leftDialog(): Promise<{ found: Found[]; isControl: boolean }> {
  const hasFocus = () => {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== document.body && isShown(activeElement);
  };
  const dialog = openDialog();
  const isClosed = await soon(() => !openDialog());
  if (dialog && !isClosed)
    return { found: [{ where: where(dialog), what: "stays open on Escape. Let Escape close it." }], isControl: false };
  if (!(await soon(hasFocus)))
    return { found: [{ where: "the page", what: "has no focus once its dialog is closed." }], isControl: false };
  return { found: [], isControl: document.activeElement?.matches("button, a[href]") ?? false };
}

/** Reports if Enter on the opener did not open a dialog: the same one, or another if the dialog changed its opener. */
export async function reopened(name: string): Promise<Found[]> {
  const opener = document.activeElement;
  const isOpen = await soon(() => dialogName() !== null);
  return isOpen || !opener
    ? []
    : [
        {
          where: where(opener),
          what: `got the focus from “${name}” but opens no dialog. Return the focus to the opener.`,
        },
      ];
}
