/** Clicks once, in order, on each button that was clicked before hydration (early-clicks.ts). */
export function replayClicks(): void {
  const { earlyClicks } = window;
  if (!earlyClicks) return;
  removeEventListener("click", earlyClicks.keep, true);
  delete window.earlyClicks;
  for (const button of earlyClicks.buttons) {
    button.removeAttribute("aria-busy");
    button.click();
  }
}
