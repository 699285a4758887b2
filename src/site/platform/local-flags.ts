// Without React, because router/first-paint.ts, which is inlined in every page, imports it.

/** Key of the selected theme in local storage. */
export const THEME = "theme";
const LOCAL_DATA = "returning";
/** Prefix of the keys of unsaved drafts. In older versions, the key of a flag for a draft in the database. */
export const UNSAVED_DRAFT = "unsaved-draft";

/** Prefix of a figure in a URL's fragment; some mail programs escape the "=". */
export const FIGURE_HASH = /^#f(?:=|%3d)/i;
/** Whether a URL contains a figure, which is opened; no unsaved draft is offered then. */
export const namesFigure = ({ hash, search }: { hash: string; search: string }): boolean =>
  FIGURE_HASH.test(hash) || new URLSearchParams(search).has("figure");

export function hasLocalData(): boolean {
  try {
    return localStorage.getItem(LOCAL_DATA) !== null;
  } catch {
    return false;
  }
}

/** Whether an unsaved draft can be resumed, so that the first paint offers it (`data-unsaved-draft`). */
export function hasUnsavedDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSAVED_DRAFT));
  } catch {
    return false;
  }
}

/**
 * Marks that this device has its own data. The next visit then hides the samples until the database has been read
 * (`data-returning` on the root).
 */
export function setHasLocalData(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(LOCAL_DATA, "");
    else localStorage.removeItem(LOCAL_DATA);
  } catch {
    // Storage is disabled, so there is no data.
  }
}
