/** Timeout for pages that are never idle on a slow or busy device, in milliseconds. */
const TIMEOUT = 4000;

/**
 * Resolves when the browser is idle after the page has loaded: it can also be idle before, while it waits for files.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const requestIdle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
    const wait = () => requestIdle(() => resolve(), { timeout: TIMEOUT });
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
