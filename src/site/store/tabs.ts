import { safeParse } from "valibot";
import { ownName } from "../platform/local-flags.ts";
import { type RemoteChange, RemoteChangeSchema } from "./schema.ts";

const CHANNEL = ownName("profigure");

/** Listens to changes from the site's other tabs. Returns a function that sends this tab's changes to them. */
export function connectTabs(onRemoteChange: (change: RemoteChange) => void): (change: RemoteChange) => void {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      const { success, output } = safeParse(RemoteChangeSchema, data);
      if (success) onRemoteChange(output);
    });
  } catch {
    // The browser lacks BroadcastChannel, or blocks it together with the site's storage.
  }
  // A page in the back/forward cache receives no messages, and without a channel, no page receives any.
  globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && onRemoteChange("all"));
  globalThis.addEventListener?.("focus", () => channel ?? onRemoteChange("all"));
  return (change) => {
    try {
      channel?.postMessage(change);
    } catch {
      // Other tabs read the change when they are focused.
    }
  };
}
