import * as v from "valibot";
import { ownName } from "../platform/local-flags.ts";

const CHANNEL = ownName("profigure");

/**
 * The message that a tab sends to the other tabs after a change: the ids of changed figures, or "all". The other tabs
 * also read the account again.
 */
export type RemoteChange = "all" | readonly string[];
const RemoteChangeSchema: v.GenericSchema<unknown, RemoteChange> = v.union([v.literal("all"), v.array(v.string())]);

/** Listens to changes from the site's other tabs. Returns a function that sends this tab's changes to them. */
export function connectTabs(onRemoteChange: (change: RemoteChange) => void): (change: RemoteChange) => void {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      const { success, output } = v.safeParse(RemoteChangeSchema, data);
      if (success) onRemoteChange(output);
    });
  } catch {
    // The browser lacks BroadcastChannel, or blocks it together with the site's storage.
  }
  // A page in the back/forward cache receives no messages, and without a channel, no page receives any.
  globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && onRemoteChange("all"));
  globalThis.addEventListener?.("focus", () => channel ?? onRemoteChange("all"));
  return (change) => channel?.postMessage(change);
}
