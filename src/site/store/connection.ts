import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { type Database, openDatabase, type StorageErrorCode, toStorageErrorCode } from "./database.ts";

/**
 * Time after which storage counts as not answering, in milliseconds. A page that the browser froze while it was
 * opening (for Back) can keep every later page waiting.
 */
const OPEN_TIMEOUT_MS = 5000;

interface ConnectionOptions {
  /** Reads the database before anything else uses it. */
  onOpen: (database: Database, isFirstVisit: boolean) => Promise<void>;
  /** The database is open; what was changed while it did not answer can be written. */
  onReady: (database: Database) => Promise<unknown>;
  onError: (code: StorageErrorCode) => void;
}

/** The connection to this device's database: opened when it is first used, and once. */
export function createConnection({ onOpen, onReady, onError }: ConnectionOptions) {
  let opening: Promise<Database | undefined> | undefined;

  /** Undefined where the browser refuses: the site then works for this visit. */
  function open(): Promise<Database | undefined> {
    opening ??= new Promise((resolve) => {
      const fail = (code: StorageErrorCode) => {
        clearTimeout(timeout);
        onError(code);
        resolve(undefined);
      };
      const onClosed = () => {
        opening = undefined;
      };
      const timeout = setTimeout(() => fail("failed"), OPEN_TIMEOUT_MS);
      Promise.resolve()
        .then(() => openDatabase(SAMPLE_COLLECTION, { onError: fail, onClosed }))
        .then(async ({ database, isFirstVisit }) => {
          await onOpen(database, isFirstVisit);
          clearTimeout(timeout);
          opening = Promise.resolve(database);
          resolve(database);
          await onReady(database);
        })
        .catch((error) => fail(toStorageErrorCode(error)));
    });
    return opening;
  }

  return {
    open,
    /** Opens again where it was refused. */
    async reopen(): Promise<Database | undefined> {
      if (!(await open())) opening = undefined;
      return open();
    },
  };
}
