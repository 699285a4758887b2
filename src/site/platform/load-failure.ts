// Inlined in every page (Document.tsx). If the page's code cannot be loaded, shows a notice that offers to reload.
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
  // Set only now, because a screen reader announces an alert when it appears.
  notice?.setAttribute("role", "alert");
  notice?.removeAttribute("hidden");
};
// A failed import of the entry fires an error event on its script. The event does not bubble, so it is captured.
// Scripts with `src` are ignored, because browser extensions add them.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof Element && target.matches("script[type=module]:not([src])")) window.showLoadFailure();
  },
  true,
);

export {};
