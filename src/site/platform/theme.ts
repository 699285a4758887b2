import { useSyncExternalStore } from "react";
import { isOwnTheme, type Theme } from "../../domain/theme.ts";
import { THEME } from "./local-flags.ts";

const listeners = new Set<() => void>();
const read = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isOwnTheme(theme) ? theme : "system";
};

function apply(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Applies a theme and persists it; where storage is refused it applies to this page. */
export function setTheme(theme: Theme) {
  apply(theme);
  try {
    if (theme === "system") localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
  } catch {
    // Storage is disabled: the theme is applied already.
  }
}

const onStorage = (event: StorageEvent) => {
  if (event.key === THEME || event.key === null) apply(isOwnTheme(event.newValue) ? event.newValue : "system");
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The selected theme, in step with other tabs. Before hydration it is "system". */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => "system");
