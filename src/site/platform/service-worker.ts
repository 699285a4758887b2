import { Workbox } from "workbox-window";
import { workerUrl } from "./worker-url.ts";

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Registers the service worker, which caches the site. Calls back when a new version waits, with a function that
 * activates it and reloads the page, so that the person must agree.
 */
export function startServiceWorker(onNewVersion: (reload: () => void) => void): void {
  const worker = new Workbox(workerUrl(WORKER_URL));
  worker.addEventListener("waiting", () =>
    onNewVersion(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // Another tab has already activated it.
      if (!registration?.waiting) return location.reload();
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.messageSkipWaiting();
    }),
  );
  // Storage is disabled, or the host lacks the file: the site works, but not offline.
  worker.register().catch(() => {});
}
