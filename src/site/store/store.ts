import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { setHasLocalData } from "../platform/local-flags.ts";
import { askToPersist } from "../platform/persist.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { type Database, openDatabase, putAll, readChanged, readDatabase, transact } from "./database.ts";
import { applyEdit, type Edit, mergeById, writeEdit } from "./edit.ts";
import { type Account, INITIAL_ACCOUNT, type RemoteChange } from "./schema.ts";
import { type StorageErrorCode, toStorageErrorCode } from "./storage-error.ts";
import { connectTabs } from "./tabs.ts";

/** This device's figures and account, as shown in this tab. */
export interface StoreState extends Account {
  /** Whether the figures on the device were read. Until then, `figures` has the samples and this tab's changes. */
  readonly status: "loading" | "read" | "unread";
  readonly figures: readonly CollectedFigure[];
  /** Why the latest change is not stored on the device; null if it is. */
  readonly storageError: StorageErrorCode | null;
  /** Damaged records on the device, which stay unchanged there. */
  readonly damaged: readonly unknown[];
}

/** The outcome of a successful change. */
export interface Done<Result> {
  readonly result: Result;
  /** Whether the change is stored on the device. If not, it is only in this tab, and `storageError` is the reason. */
  readonly isSaved: boolean;
  /** Resolves when the change is stored on the device, which can be after a retry. */
  readonly whenStored: Promise<void>;
}

export const INITIAL_STATE: StoreState = {
  ...INITIAL_ACCOUNT,
  status: "loading",
  figures: SAMPLE_COLLECTION,
  storageError: null,
  damaged: [],
};

/** How long a change waits for the database before the delay is reported, in milliseconds. */
const SLOW_MS = 5000;

/** An edit that is not stored on the device yet. */
interface Waiting extends Edit {
  /** The edit's result in this tab. */
  result?: unknown;
  isSettled: boolean;
  settle(done: Pick<Done<unknown>, "result" | "isSaved"> | undefined): void;
}

/**
 * Creates a live copy of the device's figures and account, in sync with other tabs. A change is visible in this tab
 * immediately; it is then applied to the current data on the device, one change at a time. A change that cannot be
 * stored is rolled back. If the database does not open, changes stay in this tab and are stored once it opens.
 */
export function createStore() {
  /** The data that is stored on the device, as far as this tab knows. */
  let confirmed = INITIAL_STATE;
  let waiting: readonly Waiting[] = [];
  let current = INITIAL_STATE;
  let opening: Promise<Database | undefined> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let broadcast: ((change: RemoteChange) => void) | undefined;
  let hasAskedToPersist = false;
  const listeners = new Set<() => void>();

  function publish(next?: Partial<StoreState>) {
    if (next) confirmed = { ...confirmed, ...next };
    current = confirmed;
    for (const edit of waiting) ({ state: current, result: edit.result } = applyEdit(current, edit));
    // Makes the browser ask before it closes a tab with pending changes.
    globalThis.onbeforeunload = waiting.length > 0 ? (event) => event.preventDefault() : null;
    for (const listener of listeners) listener();
  }
  const reportError = (error: unknown) => publish({ storageError: toStorageErrorCode(error) });

  /** Runs tasks one after the other, so that an edit sees the result of the previous one. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = queue.then(task);
    queue = done.catch(() => undefined);
    return done;
  }

  function open(): Promise<Database | undefined> {
    // Connects on first use, because there are no tabs during prerendering.
    broadcast ??= connectTabs((change) => void enqueue(() => readAgain(change)).catch(reportError));
    opening ??= connect();
    return opening;
  }

  /** Opens and reads the database. Resolves to undefined if that fails; changes then stay in this tab. */
  async function connect(): Promise<Database | undefined> {
    try {
      const { database, isFirstVisit } = await openDatabase({
        onBlocked: () => publish({ storageError: "blocked" }),
        onClosed() {
          opening = undefined;
        },
      });
      const isKnown = isFirstVisit && confirmed.figures === SAMPLE_COLLECTION;
      publish({ status: "read", storageError: null, ...(isKnown ? {} : await readDatabase(database)) });
      return database;
    } catch (error) {
      publish({ status: "unread", storageError: toStorageErrorCode(error) });
      return undefined;
    }
  }

  async function readAgain(change: RemoteChange) {
    const database = await open();
    if (!database) return;
    if (change === "all") return publish(await readDatabase(database));
    const { account, figures } = await readChanged(database, change);
    publish({ ...account, figures: mergeById(confirmed.figures, figures) });
  }

  /**
   * Runs a task on the database. If it fails, repeats it on a new connection, because iOS can end the connection of a
   * page in the background. Resolves to undefined if the database does not open.
   */
  async function withDatabase<Result>(task: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    const database = await open();
    try {
      return database && (await task(database));
    } catch (error) {
      if (toStorageErrorCode(error) === "full") throw error;
      const reopened = await reopen();
      if (reopened) return task(reopened);
      opening = undefined;
      throw error;
    }
  }

  async function reopen(): Promise<Database | undefined> {
    (await opening)?.close();
    opening = undefined;
    return open();
  }

  /** Stores the waiting edits up to `last`, by default all. */
  async function flush(last?: Waiting) {
    let canStore = true;
    for (const edit of waiting) {
      // Later edits can depend on one that was not stored.
      if (canStore) canStore = await commit(edit);
      if (!canStore) settleInTab(edit);
      if (edit === last) return;
    }
  }

  const settleInTab = (edit: Waiting) => edit.settle({ result: edit.result, isSaved: false });

  /** Stores an edit. Resolves to whether to continue with the next edit. */
  async function commit(edit: Waiting): Promise<boolean> {
    const end = (next: Partial<StoreState>) => {
      waiting = waiting.filter((other) => other !== edit);
      publish(next);
    };
    try {
      const written = await withDatabase((database) => writeEdit(database, edit));
      if (!written) return false;
      const { result, account, figures, changedIds, isChanged } = written;
      end({ ...account, figures: mergeById(confirmed.figures, figures), storageError: null });
      broadcast?.(changedIds);
      if (isChanged) setHasLocalData(true);
      if (changedIds.length > 0 && !hasAskedToPersist) {
        hasAskedToPersist = true;
        void askToPersist();
      }
      edit.settle({ result, isSaved: true });
      return true;
    } catch (error) {
      // If the caller was told that the edit is only in this tab, do not roll it back.
      const isKept = edit.isSettled;
      if (isKept) reportError(error);
      else end({ storageError: toStorageErrorCode(error) });
      edit.settle(undefined);
      return !isKept;
    }
  }

  /** Resets the device, and drops these edits. Edits that were made later are applied to the new state. */
  async function clear(dropped: readonly Waiting[]): Promise<boolean> {
    let isStored: boolean | undefined;
    try {
      isStored = await withDatabase((database) =>
        transact(database, "readwrite", async (figures, account) => {
          await Promise.all([figures.clear(), account.clear()]);
          await putAll(figures, SAMPLE_COLLECTION);
          return true;
        }),
      );
    } catch (error) {
      reportError(error);
      return false;
    }
    waiting = waiting.filter((edit) => !dropped.includes(edit));
    const { status, storageError } = confirmed;
    publish({ ...INITIAL_STATE, status, storageError: isStored ? null : storageError });
    if (!isStored) return false;
    setHasLocalData(false);
    broadcast?.("all");
    return true;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      void enqueue(open);
      return () => void listeners.delete(listener);
    },
    /** The data on the device plus pending changes. */
    read: () => current,
    /**
     * Resolves to the state after the database was read or refused and every earlier change was applied. If the
     * database does not respond in time, resolves to the state so far.
     */
    ready: (): Promise<StoreState> =>
      Promise.race([enqueue(open), new Promise((resolve) => setTimeout(resolve, SLOW_MS))]).then(() => current),
    /** Changes figures and the account, all or nothing. Resolves to undefined if the change was rolled back. */
    change<Result>(ids: readonly string[], apply: Edit<Result>["apply"]): Promise<Done<Result> | undefined> {
      let setStored = () => {};
      const whenStored = new Promise<void>((resolve) => {
        setStored = resolve;
      });
      return new Promise((resolve) => {
        const edit: Waiting = {
          ids,
          apply,
          isSettled: false,
          settle(done) {
            edit.isSettled = true;
            if (done?.isSaved) setStored();
            resolve(done && ({ ...done, whenStored } as Done<Result>));
          },
        };
        waiting = [...waiting, edit];
        publish();
        const slow = setTimeout(() => {
          publish({ storageError: confirmed.storageError ?? "slow" });
          settleInTab(edit);
        }, SLOW_MS);
        void enqueue(() => flush(edit)).finally(() => clearTimeout(slow));
      });
    },
    /** Tries again to open the database and to store the changes that are only in this tab. */
    retry: (): Promise<void> =>
      enqueue(async () => {
        await reopen();
        await flush();
      }),
    /** Resets this device to its state on a first visit, in every tab. Resolves to whether that was stored. */
    reset(): Promise<boolean> {
      const dropped = waiting;
      return enqueue(() => clear(dropped));
    },
  };
}

/** This tab's store. It opens the database on first use. */
export const store = createStore();
