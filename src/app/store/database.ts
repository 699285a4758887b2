import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { AccountKey } from "./schema.ts";

const NAME = "profigure";
/** Rises with every change of what a record holds; `upgrade` then carries the old records over. */
const VERSION = 1;

/** Values are read as unknown: whatever stands there is checked by schema. */
interface Tables extends DBSchema {
  figures: { key: string; value: unknown };
  account: { key: AccountKey; value: unknown };
}
export type Database = IDBPDatabase<Tables>;

/** Why what is made here cannot be kept. */
export type Trouble =
  /** The browser keeps nothing for this site. */
  | "refused"
  /** No room is left. */
  | "full"
  /** Another tab holds an older version open. */
  | "blocked"
  /** What is kept was written by a newer version of the site. */
  | "newer"
  | "failed";

/** What an error of the browser's storage means. */
export function toTrouble(error: unknown): Trouble {
  switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
    case "QuotaExceededError":
      return "full";
    case "VersionError":
      return "newer";
    case "SecurityError":
    case "InvalidStateError":
    case "NotAllowedError":
    case "TypeError":
    case "ReferenceError":
      return "refused";
    default:
      return "failed";
  }
}

/**
 * Opens this device's database; a new one holds the sample figures. Rejects where the browser refuses.
 * `onTrouble` hears that an older tab is in the way, `onClosed` that a newer tab or the browser closed it.
 */
export async function openDatabase(
  samples: readonly CollectedFigure[],
  { onTrouble, onClosed }: { onTrouble: (trouble: Trouble) => void; onClosed: () => void },
): Promise<{ database: Database; isNew: boolean }> {
  let isNew = false;
  const database = await openDB<Tables>(NAME, VERSION, {
    upgrade(database) {
      isNew = true;
      const figures = database.createObjectStore("figures", { keyPath: "id" });
      database.createObjectStore("account");
      for (const sample of samples) void figures.put(sample);
    },
    blocked: () => onTrouble("blocked"),
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  return { database, isNew };
}
