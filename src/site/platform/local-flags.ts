// No React here: router/first-paint.ts, which is inlined in every page, reads these before the first paint.

/** Key of the selected theme in local storage. */
export const THEME = "theme";
const LOCAL_DATA = "returning";
/** What the keys of unsaved drafts begin with. Before, it was a flag for one in the database. */
export const UNSAVED_DRAFT = "unsaved-draft";

/** How a figure begins in a URL's fragment; some mail programs escape the "=". */
export const FIGURE_HASH = /^#f(?:=|%3d)/i;
/** Whether a URL names a figure: that one is opened, and no unsaved draft offered meanwhile. */
export const namesFigure = ({ hash, search }: { hash: string; search: string }): boolean =>
  FIGURE_HASH.test(hash) || new URLSearchParams(search).has("figure");

export function hasLocalData(): boolean {
  try {
    return localStorage.getItem(LOCAL_DATA) !== null;
  } catch {
    return false;
  }
}

/** Whether an unsaved draft can be resumed: it is offered in the first paint (`data-unsaved-draft`). */
export function hasUnsavedDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSAVED_DRAFT));
  } catch {
    return false;
  }
}

/**
 * Notes that this device holds something of its own. The next visit then hides the samples of a first one until the
 * database has been read (`data-returning` on the root).
 */
export function setHasLocalData(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(LOCAL_DATA, "");
    else localStorage.removeItem(LOCAL_DATA);
  } catch {
    // Storage is disabled: there is nothing to come back to.
  }
}
