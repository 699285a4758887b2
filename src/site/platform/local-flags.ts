// No React here: router/first-paint.ts, which is inlined in every page, reads these before the first paint.

/** Key of the selected theme in local storage. */
export const THEME = "theme";
const LOCAL_DATA = "returning";
const UNSAVED_DRAFT = "unsaved-draft";

/** How a figure begins in a URL's fragment; some mail programs escape the "=". */
export const FIGURE_HASH = /^#f(?:=|%3d)/i;
/** Whether a URL names a figure: that one is opened, and no unsaved draft offered meanwhile. */
export const namesFigure = ({ hash, search }: { hash: string; search: string }): boolean =>
  FIGURE_HASH.test(hash) || new URLSearchParams(search).has("draft");

export const hasLocalData = (): boolean => hasFlag(LOCAL_DATA);
export const hasUnsavedDraft = (): boolean => hasFlag(UNSAVED_DRAFT);

/**
 * Notes that this device holds something of its own. The next visit then hides the samples of a first one until the
 * database has been read (`data-returning` on the root).
 */
export const setHasLocalData = (isSet: boolean): void => setFlag(LOCAL_DATA, isSet);

/** Notes that an unsaved draft can be resumed. The next visit then offers it in the first paint (`data-unsaved-draft`). */
export const setHasUnsavedDraft = (isSet: boolean): void => setFlag(UNSAVED_DRAFT, isSet);

function hasFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function setFlag(key: string, isSet: boolean) {
  try {
    if (isSet) localStorage.setItem(key, "");
    else localStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to come back to.
  }
}
