import { safeParse } from "valibot";
import { type RemoteChange, RemoteChangeSchema } from "./schema.ts";

const CHANNEL = "profigure";

/** Listens to the other tabs of the site. Returns the function that broadcasts a change of this one to them. */
export function connectTabs(onRemoteChange: (change: RemoteChange) => void): (change: RemoteChange) => void {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      const { success, output } = safeParse(RemoteChangeSchema, data);
      if (success) onRemoteChange(output);
    });
  } catch {
    // The browser has none, or refuses it with the site's storage.
  }
  // A page in the back/forward cache receives no message, and without a channel no page does.
  globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && onRemoteChange("all"));
  globalThis.addEventListener?.("focus", () => channel ?? onRemoteChange("all"));
  return (change) => {
    try {
      channel?.postMessage(change);
    } catch {
      // Other tabs read it when they are focused.
    }
  };
}
