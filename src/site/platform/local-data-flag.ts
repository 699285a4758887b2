// The page is marked with these keys before the first paint (shell/first-paint.ts).
const LOCAL_DATA = "returning";
const UNSAVED_DRAFT = "unsaved-draft";

/**
 * Notes that this device holds something of its own. The next visit then hides the samples of a first one until the
 * database has been read (`data-returning` on the root).
 */
export const setHasLocalData = (isSet: boolean): void => setFlag(LOCAL_DATA, isSet);

/** Notes that an unsaved draft can be resumed. The next visit then offers it in the first paint (`data-unsaved-draft`). */
export const setHasUnsavedDraft = (isSet: boolean): void => setFlag(UNSAVED_DRAFT, isSet);

export function hasUnsavedDraft(): boolean {
  try {
    return localStorage.getItem(UNSAVED_DRAFT) !== null;
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
