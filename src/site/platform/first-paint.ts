// Inlined in every page (Document.tsx). Sets attributes on the root element that styles need for the first paint.
import { hasLocalData, hasUnsavedDraft, isOwnTheme, namesFigure, THEME } from "./local-flags.ts";

const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem(THEME);
  if (isOwnTheme(theme)) dataset.theme = theme;
} catch {
  // Storage is disabled, so the theme follows the system.
}
if (hasLocalData()) dataset.returning = "";
if (hasUnsavedDraft() && !namesFigure(location)) dataset.unsavedDraft = "";
if (navigator.connection?.saveData) dataset.saveData = "";
