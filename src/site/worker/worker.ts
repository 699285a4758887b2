// Caches the whole site after the first visit, so that it works offline.
import { cacheNames } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** Every file of the site, with pages as URLs that end in a slash (scripts/service-worker.ts). */
declare const __FILES__: PrecacheEntry[];
const files = __FILES__;
/** URLs of files that are cached when they are first used. */
declare const __ON_DEMAND__: string[];
const onDemand = __ON_DEMAND__;
/** The page for an unknown URL. */
declare const __MISSING__: string;

registerRoute(
  new NavigationRoute(async ({ url, request }) => {
    const page = await matchPrecache(url.pathname.replace(/(\/(index(\.html)?)?)?$/, "/"));
    if (page) return page;
    return fetch(request).catch(async (error) => {
      const missing = await matchPrecache(__MISSING__);
      if (!missing) throw error;
      return new Response(missing.body, { status: 404, headers: missing.headers });
    });
  }),
);
precacheAndRoute(files);
// Only one width of each picture is precached. If another width cannot be fetched, the precached one is used.
registerRoute(
  ({ url }) => url.pathname.endsWith(".avif"),
  ({ url, request }) =>
    fetchWhole(request).catch(async (error) => {
      const name = url.pathname.replace(/\d+-.{8}\.avif$/, "");
      const other = files.find((file) => file.url.startsWith(name));
      const picture = other && (await matchPrecache(other.url));
      if (picture) return picture;
      throw error;
    }),
);
/** Reads the whole response, because Firefox logs an error if a page is left while a response is being passed on. */
async function fetchWhole(request: Request) {
  const response = await fetch(request);
  return new Response(await response.blob(), response);
}
registerRoute(({ url }) => onDemand.includes(url.pathname), new CacheFirst());

// Takes control of open pages, so that even the first visit works offline.
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), deleteOldVersions()])));
/** Deletes files that were cached on demand and belong to an old version of the site. */
async function deleteOldVersions() {
  const cache = await caches.open(cacheNames.runtime);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => !onDemand.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
// A new version waits until the person accepts it or no page is open.
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
