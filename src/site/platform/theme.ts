import { useSyncExternalStore } from "react";
import type { Theme } from "../../index.ts";
import { isOwnTheme, THEME } from "./local-flags.ts";

function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return isOwnTheme(theme) ? theme : "system";
}

function subscribe(listener: () => void) {
  const apply = ({ key, newValue }: StorageEvent) => {
    if (key !== THEME && key !== null) return;
    if (isOwnTheme(newValue)) document.documentElement.dataset.theme = newValue;
    else delete document.documentElement.dataset.theme;
    listener();
  };
  addEventListener("storage", apply);
  return () => removeEventListener("storage", apply);
}

/** Stores and applies a theme. If storage is disabled, the theme applies to this page only. */
export function setTheme(theme: Theme) {
  try {
    if (theme === "system") localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
  } catch {
    // Storage is disabled. The event below still applies the theme.
  }
  // Dispatched here too, because the browser dispatches this event only in other tabs.
  dispatchEvent(new StorageEvent("storage", { key: THEME, newValue: theme }));
}

/** The selected theme, in sync with other tabs; "system" during hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => "system");
