// Replaces the service worker where it is disabled: deletes its caches and unregisters.
declare const self: ServiceWorkerGlobalScope;

async function leave() {
  const { registration } = self;
  const names = await caches.keys();
  // Deletes only this site's caches, because another site on this origin can have caches too.
  await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)));
  await registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

export {};
