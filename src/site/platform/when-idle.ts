/** Maximum wait in milliseconds, because a page may never be idle on a slow or busy device. */
const TIMEOUT = 4000;

/** Resolves when the browser is idle after the page has loaded. Before, it may just be waiting for files. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const requestIdle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
    const wait = () => requestIdle(() => resolve(), { timeout: TIMEOUT });
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
