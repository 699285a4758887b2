/** A page that is never idle, on a slow or busy device, goes on after so many milliseconds. */
const TIMEOUT = 4000;

/** Resolves when the browser is idle after the page has loaded: it can be idle before, while it waits for the page's files. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const requestIdle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
    const wait = () => requestIdle(() => resolve(), { timeout: TIMEOUT });
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
