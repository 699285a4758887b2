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
window.takeCapturedClicks = () => {
  removeEventListener("click", captureClick, true);
  delete window.takeCapturedClicks;
  return buttons;
};

export {};
