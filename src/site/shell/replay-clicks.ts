/** Clicks once, in order, on each button that was clicked before hydration (capture-clicks.ts). */
export function replayClicks(): void {
  const { capturedClicks } = window;
  if (!capturedClicks) return;
  removeEventListener("click", capturedClicks.captureClick, true);
  delete window.capturedClicks;
  for (const button of capturedClicks.buttons) {
    button.removeAttribute("aria-busy");
    button.click();
  }
}
