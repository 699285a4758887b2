import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import type { CollectedFigure } from "../../domain/collected-figure.ts";

const NAME = "profigure";
/**
 * Rises with every change of what a record holds, also where `upgrade` has nothing to do: a tab with older code then
 * closes its connection, instead of taking the new records for damaged. `BACKUP_VERSION` rises with it.
 */
export const VERSION = 1;

/** Values are read as unknown: what is read is checked by schema. */
interface Tables extends DBSchema {
  figures: { key: string; value: unknown };
  /** By its parts, and damaged records that were set aside. */
  account: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Tables>;
type Table<Name extends "figures" | "account"> = IDBPObjectStore<
  Tables,
  ("figures" | "account")[],
  Name,
  "readwrite" | "versionchange"
>;

/** Why changes cannot be persisted. */
export type StorageErrorCode =
  /** The browser persists nothing for this site. */
  | "refused"
  /** No room is left. */
  | "full"
  /** Another tab holds an older version open. */
  | "blocked"
  /** The database was written by a newer version of the site. */
  | "newer"
  | "failed";

/** What an error of the browser's storage means. */
export function toStorageErrorCode(error: unknown): StorageErrorCode {
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
 * `onError` is called where an older tab is in the way, `onClosed` where a newer tab or the browser closed it.
 */
export async function openDatabase(
  samples: readonly CollectedFigure[],
  { onError, onClosed }: { onError: (code: StorageErrorCode) => void; onClosed: () => void },
): Promise<{ database: Database; isFirstVisit: boolean }> {
  let isFirstVisit = false;
  let cause: unknown;
  const database = await openDB<Tables>(NAME, VERSION, {
    upgrade(database, oldVersion, _new, transaction) {
      if (oldVersion > 0) return;
      isFirstVisit = true;
      database.createObjectStore("account");
      const figures = database.createObjectStore("figures", { keyPath: "id" });
      runTransaction(transaction, putAll(figures, samples)).catch((error) => {
        cause = error;
      });
    },
    blocked: () => onError("blocked"),
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  }).catch((error) => {
    // For an upgrade that failed, the browser reports only that it was aborted.
    throw cause ?? error;
  });
  return { database, isFirstVisit };
}

export async function putAll(figures: Table<"figures">, all: readonly CollectedFigure[]): Promise<void> {
  for (const figure of all) await figures.put(figure);
}

/** Runs a transaction on both tables, all or nothing. */
export function transact(
  database: Database,
  run: (figures: Table<"figures">, account: Table<"account">) => Promise<void>,
): Promise<void> {
  const transaction = database.transaction(["figures", "account"], "readwrite");
  return runTransaction(transaction, run(transaction.objectStore("figures"), transaction.objectStore("account")));
}

/** Resolves when a transaction has committed; aborts it where one of its requests rejects. */
async function runTransaction(transaction: { readonly done: Promise<void>; abort(): void }, requests: Promise<void>) {
  try {
    // Both are awaited, so that no rejection is unhandled.
    await Promise.all([requests, transaction.done]);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}
