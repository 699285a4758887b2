/** Resolves when the browser is idle after the page has loaded: it can be idle before, while it waits for the page's files. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const requestIdle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
    const wait = () => requestIdle(() => resolve());
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
