// Inlined in every page (Document.tsx): marks on the root that styles need before the first paint.
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("returning") !== null) dataset.returning = "";
  // A URL that names a figure opens that one (create/ResumeNotice.tsx).
  const namesFigure = location.hash !== "" || new URLSearchParams(location.search).has("draft");
  if (localStorage.getItem("unsaved-draft") !== null && !namesFigure) dataset.unsavedDraft = "";
} catch {
  // Storage is disabled: the system's theme, and nothing to come back to.
}
if (navigator.connection?.saveData) dataset.saveData = "";

export {};
