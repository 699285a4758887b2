/** Replays one click for each button that was clicked before hydration (capture-clicks.ts), in order. */
export function replayClicks(): void {
  for (const button of window.takeCapturedClicks?.() ?? []) {
    button.removeAttribute("aria-busy");
    button.click();
  }
}
