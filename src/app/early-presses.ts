declare global {
  interface Window {
    /** Listens from the first byte of the page on (index.html). */
    keepPress?: (event: MouseEvent) => void;
    presses?: HTMLElement[];
  }
}

/** Does what was pressed before the page could: buttons, and the radios that React has not heard of. */
export function doEarlyPresses(): void {
  const { keepPress, presses } = window;
  if (!keepPress || !presses) return;
  removeEventListener("click", keepPress, true);
  delete window.keepPress;
  for (const pressed of presses) {
    if (!pressed.isConnected) continue;
    // React took the page over with this radio checked: only one that changes is news to it.
    if (pressed instanceof HTMLInputElement) pressed.checked = false;
    // Tabs change as the button of a mouse goes down.
    pressed.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    pressed.click();
  }
}
