// Inlined in every page (Document.tsx). Until React has hydrated the page, clicks on buttons are captured, and what was
// clicked looks busy at once. Links and fields work by themselves.
declare global {
  interface Window {
    /** Ends the capture and returns the buttons in the order of their first clicks. Deleted once called. */
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
