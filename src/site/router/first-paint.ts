// Inlined in every page (Document.tsx): sets attributes on the root that styles need before the first paint.
import { isOwnTheme } from "../../domain/theme.ts";
import { hasLocalData, hasUnsavedDraft, namesFigure, THEME } from "../platform/local-flags.ts";

const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem(THEME);
  if (isOwnTheme(theme)) dataset.theme = theme;
} catch {
  // Storage is disabled: the system's theme.
}
if (hasLocalData()) dataset.returning = "";
if (hasUnsavedDraft() && !namesFigure(location)) dataset.unsavedDraft = "";
if (navigator.connection?.saveData) dataset.saveData = "";
