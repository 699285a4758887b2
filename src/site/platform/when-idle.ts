import { memoize } from "../../lib/memoize.ts";

/** Maximum wait in milliseconds, because a page may never be idle on a slow or busy device. */
const TIMEOUT = 4000;
/** How long a page is left alone before it counts as used, in milliseconds after it has loaded. */
const UNUSED_MS = 2000;

/** Resolves when the page and its pictures in view have loaded. */
export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Resolves when the browser is idle after the page has loaded. Before, it may just be waiting for files. */
export const whenIdle = async (): Promise<void> => {
  await whenLoaded();
  // Safari has no requestIdleCallback.
  const requestIdle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
  await new Promise<void>((resolve) => requestIdle(() => resolve(), { timeout: TIMEOUT }));
};

/** Resolves at the first sign that the person uses the page, or some time after it has loaded. */
export const whenInUse = memoize(async (): Promise<void> => {
  const used = new Promise<void>((resolve) => {
    for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
      addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
  await whenLoaded();
  await Promise.race([used, new Promise((resolve) => setTimeout(resolve, UNUSED_MS))]);
});
