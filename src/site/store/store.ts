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
  /** Whether the device's figures were read; until then they are the samples and those from this tab. */
  readonly status: "loading" | "read" | "unread";
  readonly figures: readonly CollectedFigure[];
  /** Why a change is not on the device; null once it is. */
  readonly storageError: StorageErrorCode | null;
  /** Damaged records, which are not changed. */
  readonly damaged: readonly unknown[];
}

/** A successful change. */
export interface Done<Result> {
  readonly result: Result;
  /** Whether it is on the device. If not, it is only in this tab, and `storageError` is the reason. */
  readonly isSaved: boolean;
}

export const INITIAL_STATE: StoreState = {
  ...INITIAL_ACCOUNT,
  status: "loading",
  figures: SAMPLE_COLLECTION,
  storageError: null,
  damaged: [],
};

/** How long a change waits for a database that does not respond before that is reported, in milliseconds. */
const SLOW_MS = 5000;

/** An edit that is not on the device. */
interface Waiting extends Edit {
  /** Its result in this tab. */
  result?: unknown;
  isAnswered: boolean;
  answer(done: Done<unknown> | undefined): void;
}

/**
 * A live copy of the device's figures and account in this tab, in sync with other tabs. A change is visible immediately
 * and then written in order, on the device's current data. A change that cannot be written is undone. If the database
 * does not open, changes stay in this tab and are written when it does.
 */
export function createStore() {
  /** The data on the device. */
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
    // The browser asks before it closes a tab with pending changes.
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
    // On first use, because a page that is prerendered has no other tabs.
    broadcast ??= connectTabs((change) => void enqueue(() => readAgain(change)).catch(reportError));
    opening ??= connect();
    return opening;
  }

  /** Undefined if the browser refuses: the site then works for this visit. */
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

  async function flush() {
    const database = await open();
    for (const edit of waiting) {
      if (!database) answerInTab(edit);
      else if (!(await commit(database, edit))) return;
    }
  }

  const answerInTab = (edit: Waiting) => edit.answer({ result: edit.result, isSaved: false });

  /** Resolves to whether the next edit can be tried. */
  async function commit(database: Database, edit: Waiting): Promise<boolean> {
    const end = (next: Partial<StoreState>) => {
      waiting = waiting.filter((other) => other !== edit);
      publish(next);
    };
    try {
      const { result, account, figures, changedIds, isChanged } = await writeEdit(database, edit);
      end({ ...account, figures: mergeById(confirmed.figures, figures), storageError: null });
      broadcast?.(changedIds);
      if (isChanged) setHasLocalData(true);
      if (changedIds.length > 0 && !hasAskedToPersist) {
        hasAskedToPersist = true;
        void askToPersist();
      }
      edit.answer({ result, isSaved: true });
      return true;
    } catch (error) {
      // An edit that was reported as being only in this tab stays there.
      const isKept = edit.isAnswered;
      if (isKept) reportError(error);
      else end({ storageError: toStorageErrorCode(error) });
      edit.answer(undefined);
      return !isKept;
    }
  }

  async function clear(): Promise<boolean> {
    const database = await open();
    try {
      if (database)
        await transact(database, async (figures, account) => {
          await Promise.all([figures.clear(), account.clear()]);
          await putAll(figures, SAMPLE_COLLECTION);
        });
    } catch (error) {
      reportError(error);
      return false;
    }
    waiting = [];
    const { status, storageError } = confirmed;
    publish({ ...INITIAL_STATE, status, storageError: database ? null : storageError });
    if (!database) return false;
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
     * Resolves when the database was read or refused and every earlier change is in the state; to the known state if
     * the database does not respond.
     */
    ready: (): Promise<StoreState> =>
      Promise.race([enqueue(open), new Promise((resolve) => setTimeout(resolve, SLOW_MS))]).then(() => current),
    /** Changes figures and the account, all or nothing. Resolves to undefined if it could not be written. */
    change: <Result>(ids: readonly string[], apply: Edit<Result>["apply"]) =>
      new Promise<Done<Result> | undefined>((resolve) => {
        const edit: Waiting = {
          ids,
          apply,
          isAnswered: false,
          answer(done) {
            edit.isAnswered = true;
            resolve(done as Done<Result> | undefined);
          },
        };
        waiting = [...waiting, edit];
        publish();
        const slow = setTimeout(() => {
          publish({ storageError: confirmed.storageError ?? "slow" });
          answerInTab(edit);
        }, SLOW_MS);
        void enqueue(flush).finally(() => clearTimeout(slow));
      }),
    /** Tries again to open the database and to write the changes that are only in this tab. */
    retry: (): Promise<void> =>
      enqueue(async () => {
        if (!(await open())) opening = undefined;
        await flush();
        if ((await open()) && waiting.length === 0) publish({ storageError: null });
      }),
    /** Resets to a first visit with only the samples, in every tab. Resolves to whether the device did it. */
    reset: (): Promise<boolean> => enqueue(clear),
  };
}

/** This tab's store. It opens when first used. */
export const store = createStore();
