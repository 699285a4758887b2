// Must not import React, because platform/first-paint.ts imports this module and is inlined in every page.

/**
 * Makes a name in the browser's storage unique to the site's base path, because all sites on an origin share the
 * storage. At the root, it stays plain.
 */
export const ownName = (name: string): string =>
  import.meta.env.BASE_URL === "/" ? name : import.meta.env.BASE_URL + name;

/** Key of the selected theme in local storage. */
export const THEME = ownName("theme");
const LOCAL_DATA = ownName("returning");
/** Prefix of the local storage keys of unsaved drafts. */
export const UNSAVED_DRAFT = ownName("unsaved-draft:");

/** Start of a URL fragment that contains a figure. Some mail programs escape the "=". */
export const FIGURE_HASH = /^#f(?:=|%3d)/i;
/** Whether a URL names a figure to open. The page then does not offer an unsaved draft. */
export const namesFigure = ({ hash, search }: { hash: string; search: string }): boolean =>
  FIGURE_HASH.test(hash) || new URLSearchParams(search).has("figure");

export function hasLocalData(): boolean {
  try {
    return localStorage.getItem(LOCAL_DATA) !== null;
  } catch {
    return false;
  }
}

/** Whether there is an unsaved draft, which the page then offers from its first paint (`data-unsaved-draft`). */
export function hasUnsavedDraft(): boolean {
  try {
    return Object.entries<string>(localStorage).some(
      // Changes to a bought figure are saved to it, and not offered.
      ([key, text]) => key.startsWith(UNSAVED_DRAFT) && !text.includes('"isBought":true'),
    );
  } catch {
    return false;
  }
}

/**
 * Stores whether the person changed anything on this device. If so, the next visit hides the samples until the database
 * has been read (`data-returning` on the root).
 */
export function setHasLocalData(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(LOCAL_DATA, "");
    else localStorage.removeItem(LOCAL_DATA);
  } catch {
    // Storage is disabled, so there is no data.
  }
}

/** Calls back when another tab has deleted everything on this device. Returns a function that ends that. */
export function watchReset(onReset: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if ((key === LOCAL_DATA || key === null) && !hasLocalData()) onReset();
  };
  // A page in the back/forward cache receives no events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !hasLocalData()) onReset();
  };
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Whether a value is a theme that does not follow the device. */
export const isOwnTheme = (value: unknown): value is "light" | "dark" => value === "light" || value === "dark";
