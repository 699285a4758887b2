import { useSyncExternalStore } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { memoize } from "../../lib/memoize.ts";
import { setHasLocalData } from "../platform/local-flags.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import {
  type Database,
  type Edit,
  openDatabase,
  readChanged,
  readDatabase,
  resetDatabase,
  writeEdit,
} from "./database.ts";
import { type Account, INITIAL_ACCOUNT } from "./schema.ts";
import { connectTabs, type RemoteChange } from "./tabs.ts";

/** Why changes are not saved on this device. */
export type StorageErrorCode =
  /** The browser stores nothing for this site. */
  | "refused"
  /** The device's storage is full. */
  | "full"
  /** Another tab has an older version open. */
  | "blocked"
  /** The database was written by a newer version of the site. */
  | "newer"
  | "failed";

/** The code for each name of an error from the browser's storage. Other errors are "failed". */
const STORAGE_ERRORS: Readonly<Record<string, StorageErrorCode>> = {
  QuotaExceededError: "full",
  BlockedError: "blocked",
  VersionError: "newer",
  SecurityError: "refused",
  InvalidStateError: "refused",
  NotAllowedError: "refused",
  TypeError: "refused",
  ReferenceError: "refused",
};
const toStorageErrorCode = (error: unknown): StorageErrorCode =>
  STORAGE_ERRORS[(error as Partial<Error> | undefined)?.name ?? ""] ?? "failed";

/** This device's figures and account, as shown in this tab. */
export interface StoreState extends Account {
  /**
   * "loading" until the database is open and read. "unread" if that failed: `figures` then has what this tab knows, and
   * changes are only in its memory.
   */
  readonly status: "loading" | "read" | "unread";
  readonly figures: readonly CollectedFigure[];
  /** Why changes are only in memory, or why the latest change failed. Null after a change was stored. */
  readonly storageError: StorageErrorCode | null;
  /** Damaged records on the device, which stay unchanged there. */
  readonly damaged: readonly unknown[];
}

const INITIAL_STATE: StoreState = {
  ...INITIAL_ACCOUNT,
  status: "loading",
  figures: SAMPLE_COLLECTION,
  storageError: null,
  damaged: [],
};

/** How long readers wait for a database that does not answer, in milliseconds. */
const READ_MS = 5000;

/** Asks the browser not to evict this site's storage. It can refuse, and some browsers have no such API. */
const askToPersist = memoize(async () => {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Ignored, because the site explains that the browser can clear its storage.
  }
});

/**
 * Creates a live copy of the device's figures and account, in sync with other tabs. Each change is one transaction on
 * the current data on the device; this tab shows it afterward. If the database does not open, changes are made in
 * memory for this visit, and made again on the device once it opens.
 */
export function createStore() {
  let state = INITIAL_STATE;
  let opening: Promise<Database | undefined> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** The number of changes that are not finished. */
  let running = 0;
  /** Changes that are only in memory, oldest first. */
  let visit: readonly Edit[] = [];
  /** Called when the changes in memory are on the device. */
  let onStored: (() => void)[] = [];
  let broadcast: ((change: RemoteChange) => void) | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Partial<StoreState>) {
    state = { ...state, ...next };
    askBeforeLeaving();
    for (const listener of listeners) listener();
  }
  /** Makes the browser ask before it closes a tab with changes that are not on the device. */
  function askBeforeLeaving() {
    const isAsking = running + visit.length > 0;
    globalThis.onbeforeunload = isAsking ? (event) => event.preventDefault() : null;
  }

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

  /** Opens the database, writes the visit's changes, and reads it. Resolves to undefined if any of that fails. */
  async function connect(): Promise<Database | undefined> {
    let database: Database | undefined;
    try {
      const opened = await openDatabase(onUnblocked, forgetConnection);
      database = opened.database;
      if (visit.length > 0) await write(database, merge(visit));
      visit = [];
      const isKnown = opened.isFirstVisit && state.figures === SAMPLE_COLLECTION;
      const read = isKnown ? {} : await readDatabase(database);
      publish({ ...read, status: "read", storageError: null });
      for (const callback of onStored.splice(0)) callback();
      return database;
    } catch (error) {
      database?.close();
      publish({ status: "unread", storageError: toStorageErrorCode(error) });
      return undefined;
    }
  }
  function onUnblocked() {
    forgetConnection();
    void enqueue(open);
  }
  function forgetConnection() {
    opening = undefined;
  }
  async function reopen(): Promise<Database | undefined> {
    // Another request would wait behind the blocked one, and every change behind that.
    if (state.storageError === "blocked") return undefined;
    (await opening)?.close();
    forgetConnection();
    return open();
  }
  /** Tries again to open the database and to store the changes that are only in memory. */
  const retry = async (): Promise<void> => void (await enqueue(reopen));

  const reportError = (error: unknown) => publish({ storageError: toStorageErrorCode(error) });

  async function readAgain(change: RemoteChange) {
    const database = await open();
    if (!database) return;
    if (change === "all") return publish(await readDatabase(database));
    const { account, figures } = await readChanged(database, change);
    publish({ ...account, figures: replaceFigures(state.figures, change, figures) });
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
      return reopened && task(reopened);
    }
  }

  async function write<Result>(database: Database, edit: Edit<Result>) {
    const written = await writeEdit(database, edit);
    broadcast?.(written.changedIds);
    if (written.isChanged) setHasLocalData(true);
    if (written.changedIds.length > 0) void askToPersist();
    return written;
  }

  function changeInMemory<Result>(edit: Edit<Result>): Result {
    const { settings, profile, planUse } = state;
    const account = { settings, profile, planUse };
    const figures = new Map(state.figures.map((figure) => [figure.id, figure]));
    const result = edit.apply({ figures, account });
    visit = [...visit, edit];
    publish({ ...account, figures: [...figures.values()] });
    return result;
  }

  async function changeNow<Result>(edit: Edit<Result>): Promise<Result> {
    try {
      const written = await withDatabase((database) => write(database, edit));
      if (!written) return changeInMemory(edit);
      const { result, account, figures } = written;
      publish({ ...account, figures: replaceFigures(state.figures, edit.ids, figures), storageError: null });
      return result;
    } catch (error) {
      reportError(error);
      throw error;
    }
  }

  async function resetNow(): Promise<boolean> {
    try {
      const isStored = await withDatabase(async (database) => {
        await resetDatabase(database);
        return true;
      });
      visit = [];
      onStored = [];
      const { status, storageError } = state;
      publish({ ...INITIAL_STATE, status, storageError: isStored ? null : storageError });
      if (!isStored) return false;
      setHasLocalData(false);
      broadcast?.("all");
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      void enqueue(open);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /**
     * Resolves to the state after the database was read or refused and every earlier change has ended. If the database
     * does not answer in time, resolves to the state so far.
     */
    ready: (): Promise<StoreState> =>
      Promise.race([enqueue(open), new Promise((resolve) => setTimeout(resolve, READ_MS))]).then(() => state),
    /**
     * Changes the figures with these ids and the account, all or nothing, and resolves to the result of `apply`, which
     * can run twice. Rejects if the change could not be stored; nothing has changed then.
     */
    async change<Result>(ids: readonly string[], apply: Edit<Result>["apply"]): Promise<Result> {
      running++;
      askBeforeLeaving();
      try {
        return await enqueue(() => changeNow({ ids, apply }));
      } finally {
        running--;
        askBeforeLeaving();
      }
    },
    /** Calls back when every finished change is on the device: now, or once the database opens. Not after a reset. */
    onceStored(callback: () => void) {
      if (state.status === "read") callback();
      else onStored.push(callback);
    },
    retry,
    /** Resets this device to its state on a first visit, in every tab. Resolves to whether that was stored. */
    reset: (): Promise<boolean> => enqueue(resetNow),
  };
}

/** Combines edits into one, so that they are stored all or nothing. */
const merge = (edits: readonly Edit[]): Edit<void> => ({
  ids: [...new Set(edits.flatMap(({ ids }) => ids))],
  apply(transaction) {
    for (const edit of edits) edit.apply(transaction);
  },
});

/** Replaces the figures with these ids in a list: adds new ones at the end, and removes missing ones. */
function replaceFigures(
  list: readonly CollectedFigure[],
  ids: readonly string[],
  changed: ReadonlyMap<string, CollectedFigure>,
): readonly CollectedFigure[] {
  if (ids.length === 0) return list;
  const figures = new Map(list.map((figure) => [figure.id, figure]));
  for (const id of ids) {
    const figure = changed.get(id);
    if (figure) figures.set(id, figure);
    else figures.delete(id);
  }
  return [...figures.values()];
}

/** This tab's store. It opens the database on first use. */
export const store = createStore();

/** This device's persisted state, live. Until it has been read, the state of a first visit. */
export const useStore = (): StoreState => useSyncExternalStore(store.subscribe, store.read, () => INITIAL_STATE);
