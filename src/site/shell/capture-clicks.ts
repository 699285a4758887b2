// Compiled into every page (index.html): until React has hydrated it, clicks on buttons are kept, and what was clicked
// looks busy at once. Links and fields work by themselves.
declare global {
  interface Window {
    earlyClicks?: { readonly buttons: Set<HTMLButtonElement>; readonly keep: (event: MouseEvent) => void };
  }
}

const buttons = new Set<HTMLButtonElement>();
const keep = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  event.preventDefault();
  button.setAttribute("aria-busy", "true");
  buttons.add(button);
};
addEventListener("click", keep, true);
window.earlyClicks = { buttons, keep };

export {};
