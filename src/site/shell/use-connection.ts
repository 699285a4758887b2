import { useEffect, useEffectEvent } from "react";
import { savesData } from "../platform/save-data.ts";
import { whenIdle } from "../platform/when-idle.ts";
import { useStatus } from "./status.tsx";

const BACK = "You are back online.";

/** Keeps the site on the device for visits without a network, offers a new version, and says when the network is gone. */
export function useConnection(): void {
  const { notify, withdraw } = useStatus();

  const offer = useEffectEvent((reload: () => void) =>
    notify("A new version of the site is ready. Your figures are kept.", "info", { label: "Reload", onAct: reload }),
  );
  useEffect(() => {
    if (!__SERVICE_WORKER__ || !("serviceWorker" in navigator) || savesData()) return;
    void whenIdle()
      .then(() => import("../platform/service-worker.ts"))
      .then(({ startServiceWorker }) => startServiceWorker(offer))
      // The next visit tries again.
      .catch(() => {});
  }, []);

  useEffect(() => {
    let told = "";
    const lost = () => {
      withdraw(BACK);
      told = hasServiceWorker()
        ? "You are offline. The whole site still works, and what you make is kept."
        : "You are offline. What you make is kept, and what is missing comes when you are back.";
      notify(told);
    };
    if (!navigator.onLine) lost();
    const back = () => {
      withdraw(told);
      notify(BACK, "success");
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [notify, withdraw]);
}

/** Firefox throws where site data is blocked. */
function hasServiceWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
