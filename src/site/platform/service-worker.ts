import { Workbox } from "workbox-window";
import { workerUrl } from "./worker-url.ts";

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Registers the worker that caches the site on the device. Calls back when a new version waits, with what brings it: that
 * reloads the page, so it must be asked for.
 */
export function startServiceWorker(onNewVersion: (reload: () => void) => void): void {
  const worker = new Workbox(workerUrl(WORKER_URL));
  worker.addEventListener("waiting", () =>
    onNewVersion(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // Another tab has brought it already.
      if (!registration?.waiting) return location.reload();
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.messageSkipWaiting();
    }),
  );
  // Storage that is disabled, or a host without the file: the site works, only not offline.
  worker.register().catch(() => {});
}
