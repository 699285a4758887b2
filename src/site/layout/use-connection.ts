import { useEffect } from "react";
import { toast } from "../../index.ts";
import { savesData } from "../platform/save-data.ts";
import { whenIdle, whenInUse } from "../platform/when-idle.ts";

const OFFLINE = "You’re offline. You can keep going; your work is saved.";
const PARTLY_OFFLINE = "You’re offline. Your work is saved, and the rest loads when you reconnect.";

const offerReload = (reload: () => void) =>
  toast("A new version of the site is ready. Your figures stay.", {
    action: { label: "Reload", onClick: reload },
    isSticky: true,
  });

/**
 * Registers the service worker, which makes the site work offline, and offers to reload when there is a new version.
 * Announces when the network is lost and when it is back.
 */
export function useConnection(): void {
  useEffect(() => {
    if (!__SERVICE_WORKER__ || !("serviceWorker" in navigator) || savesData()) return;
    void whenInUse()
      .then(whenIdle)
      .then(() => import("../platform/service-worker.ts"))
      .then(({ startServiceWorker }) => startServiceWorker(offerReload))
      // If the code cannot be fetched, the next visit tries again.
      .catch(() => {});
  }, []);

  useEffect(() => {
    let closeLast = () => {};
    const report = (isOnline: boolean) => {
      closeLast();
      closeLast = isOnline
        ? toast("You’re back online.", { variant: "success" })
        : toast(hasServiceWorker() ? OFFLINE : PARTLY_OFFLINE);
    };
    if (!navigator.onLine) report(false);
    const unmounted = new AbortController();
    for (const type of ["offline", "online"])
      addEventListener(type, () => report(type === "online"), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}

/** Whether a service worker controls the page. Firefox throws if site data is blocked. */
function hasServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
