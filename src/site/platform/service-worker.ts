import { Workbox } from "workbox-window";
import { workerUrl } from "./worker-url.ts";

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`;

/**
 * Registers the service worker, which caches the site. When a new version is waiting, calls `onNewVersion` with a
 * function that activates it and reloads the page, so that the person can decide when.
 */
export function startServiceWorker(onNewVersion: (reload: () => void) => void): void {
  const worker = new Workbox(workerUrl(WORKER_URL));
  worker.addEventListener("waiting", async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // On a slow device, the first version also waits for a moment before it activates.
    if (!registration?.waiting || !registration.active) return;
    onNewVersion(async () => {
      // If no version is waiting, another tab has already activated it.
      if (!registration.waiting) return location.reload();
      worker.messageSkipWaiting();
      const isReplaced = await Promise.race([
        new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true })),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ]);
      // Chromium keeps the old version while it answers a request. Without a worker, the reload uses the network.
      if (!isReplaced) await registration.unregister();
      location.reload();
    });
  });
  // If storage is disabled or the host lacks the file, the site works, but not offline.
  worker.register().catch(() => {});
}
