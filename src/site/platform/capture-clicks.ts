// Inlined in every page (Document.tsx). Until React has hydrated the page, it captures clicks on buttons and makes the
// buttons look busy. Links and fields work without scripts.
declare global {
  interface Window {
    /** Ends the capture and returns the buttons in the order of their first clicks. Deletes itself. */
    takeCapturedClicks?: () => Iterable<HTMLButtonElement>;
  }
}

const buttons = new Set<HTMLButtonElement>();
const captureClick = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  event.preventDefault();
  button.setAttribute("aria-busy", "true");
  buttons.add(button);
};
addEventListener("click", captureClick, true);
// Layout and pictures below the fold wait, too, so that the page's code shares neither processor nor network with them.
const { dataset } = document.documentElement;
dataset.loading = "";
const showRest = () => delete dataset.loading;
addEventListener("scroll", showRest, { once: true });
window.takeCapturedClicks = () => {
  removeEventListener("click", captureClick, true);
  // After the frame that answers the clicks.
  requestAnimationFrame(() => setTimeout(showRest));
  delete window.takeCapturedClicks;
  return buttons;
};

export {};
