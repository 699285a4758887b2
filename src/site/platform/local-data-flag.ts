/** first-paint.ts reads this key before the first paint and marks the page. */
const KEY = "returning";

/**
 * Notes that this device holds something of its own. The next visit then holds the samples of a first one back until
 * what is kept has been read (`data-returning` on the root).
 */
export function setHasLocalData(isReturning: boolean): void {
  try {
    if (isReturning) localStorage.setItem(KEY, "");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: there is nothing to come back to.
  }
}
