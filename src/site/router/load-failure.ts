// Inlined in every page (Document.tsx). Where the page's own code does not arrive, a notice offers to reload.
declare global {
  interface Window {
    showLoadFailure: () => void;
  }
}

window.showLoadFailure = () => {
  for (const button of window.takeCapturedClicks?.() ?? []) button.removeAttribute("aria-busy");
  delete document.documentElement.dataset.returning;
  const notice = document.getElementById("load-failure");
  notice?.querySelector("button")?.addEventListener("click", () => location.reload());
  // Not before: a screen reader announces an alert when it appears.
  notice?.setAttribute("role", "alert");
  notice?.removeAttribute("hidden");
};
// Where an import of the entry fails, its script gets the error, which does not bubble. Extensions add scripts with `src`.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof Element && target.matches("script[type=module]:not([src])")) window.showLoadFailure();
  },
  true,
);

export {};
