/** Clicks once, in order, on each button that was clicked before hydration (capture-clicks.ts). */
export function replayClicks(): void {
  for (const button of window.takeCapturedClicks?.() ?? []) {
    button.removeAttribute("aria-busy");
    button.click();
  }
}
