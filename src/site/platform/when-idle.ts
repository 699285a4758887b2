/** Resolves when the page has loaded and the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const wait = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
    const rest = () => wait(() => resolve());
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
