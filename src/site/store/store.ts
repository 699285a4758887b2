import { setHasLocalData, setHasUnsavedDraft } from "../platform/local-flags.ts";
import { askToPersist } from "../platform/persist.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { discardRecord, discardRecords, readRecords } from "./autosave-records.ts";
import { createConnection } from "./connection.ts";
import { type Database, putAll, toStorageErrorCode, transact } from "./database.ts";
import { readChanged, readDatabase } from "./read-database.ts";
import type { RemoteChange } from "./schema.ts";
import { applyEdit, dependsOnDeferred, type Edit, INITIAL_STATE, mergeById, type StoreState } from "./state.ts";
import { connectTabs } from "./tabs.ts";
import { writeEdits } from "./write-edits.ts";

/**
 * The result of an edit: it is on the device; or only in this tab, to be written later, and `storageError` says why;
 * or it could not be written and is undone.
 */
export type Outcome = "committed" | "deferred" | "rolled-back";
type OnFailure = "defer" | "rollback";

/**
 * The device's storage: one live copy of the database in this tab, in step with other tabs. Every edit is one
 * transaction on what the device holds at that moment. `read` returns the `confirmed` state with the deferred
 * edits and the pending optimistic updates applied over it, in their order. A deferred edit could not be written: it is
 * written with the next one or by `retry`, on what other tabs have written by then.
 */
export function createStore() {
  /** What the device holds. */
  let confirmed = INITIAL_STATE;
  let deferred: readonly Edit[] = [];
  const pending = new Set<Edit>();
  let current = INITIAL_STATE;
  let queue: Promise<unknown> | undefined;
  let broadcast: ((change: RemoteChange) => void) | undefined;
  let hasAskedToPersist = false;
  let isRecovering = false;
  const listeners = new Set<() => void>();
  const connection = createConnection({
    async onOpen(database, isFirstVisit) {
      if (isFirstVisit && confirmed === INITIAL_STATE) publish({ phase: "ready", isRead: true });
      else publish({ phase: "ready", ...(await readDatabase(database)) });
    },
    async onReady(database) {
      if (confirmed.storageError) await enqueue(() => flush(database));
    },
    onError: (storageError) => publish({ phase: "ready", storageError }),
  });

  function publish(next?: Partial<StoreState>) {
    if (next) confirmed = { ...confirmed, ...next };
    current = [...deferred, ...pending].reduce(applyEdit, confirmed);
    // A record that is not committed yet is an unsaved draft too: who leaves now is offered it on the next page.
    if (current.work || (current.isRead && !isRecovering)) setHasUnsavedDraft(current.work !== null);
    // Leaving now would lose what is not written yet: the browser asks.
    globalThis.onbeforeunload = pending.size > 0 ? (event) => event.preventDefault() : null;
    for (const listener of listeners) listener();
  }

  function open() {
    // Not before the store is used: a page that is written at build time has no other tabs.
    broadcast ??= connectTabs((change) => void enqueue(() => applyRemoteChange(change)).catch(reportError));
    return connection.open();
  }

  const reportError = (error: unknown) => publish({ storageError: toStorageErrorCode(error) });

  /** Runs tasks one after the other, so that an edit sees what the one before it left. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    queue ??= recover();
    const done = queue.then(task);
    queue = done.catch(() => undefined);
    return done;
  }

  async function applyRemoteChange(change: RemoteChange) {
    const database = await open();
    if (!database) return;
    if (change === "all") return publish(await readDatabase(database));
    const { account, figures } = await readChanged(database, change);
    publish({ ...account, figures: mergeById(confirmed.figures, figures) });
  }

  /** Commits what pages that are gone recorded last. It stays recorded until it is on the device. */
  async function recover() {
    const records = readRecords();
    isRecovering = records.length > 0;
    // Records are rare. Where their code cannot be fetched, they wait for the next visit.
    const code = isRecovering && (await import("./autosave.ts").catch(() => undefined));
    if (!code) return;
    for (const record of records) {
      const edit = code.recoveryOf(record);
      if (edit && (await commitOrDefer(edit, "defer")) === "committed") discardRecord(record);
    }
    isRecovering = false;
    publish();
  }

  async function commitOrDefer(edit: Edit, onFailure: OnFailure): Promise<Outcome> {
    const database = await open();
    if (database) {
      try {
        const isDependent = dependsOnDeferred(edit, confirmed, deferred.reduce(applyEdit, confirmed));
        await commit(database, isDependent ? [...deferred, edit] : [edit]);
        // In a transaction of their own: a deletion must succeed where the deferred edits do not fit.
        if (deferred.length > 0) await flush(database);
        return "committed";
      } catch (error) {
        if (onFailure === "rollback") {
          pending.delete(edit);
          publish();
          return "rolled-back";
        }
        reportError(error);
      }
    }
    pending.delete(edit);
    deferred = [...deferred.filter(({ key }) => key === undefined || key !== edit.key), edit];
    publish();
    return "deferred";
  }

  async function commit(database: Database, edits: readonly Edit[]) {
    const { account, figures, changedIds, changedKeys, displaced } = await writeEdits(database, edits);
    for (const edit of edits) pending.delete(edit);
    deferred = deferred.filter((edit) => !edits.includes(edit));
    publish({
      ...account,
      figures: mergeById(confirmed.figures, figures),
      displaced: confirmed.displaced + displaced,
      storageError: deferred.length > 0 ? confirmed.storageError : null,
    });
    broadcast?.(changedIds);
    if (changedIds.length + changedKeys.length > 0) setHasLocalData(true);
    if (changedIds.length > 0 && !hasAskedToPersist) {
      hasAskedToPersist = true;
      void askToPersist();
    }
  }

  /** Writes the deferred edits. Resolves to whether none is left. */
  async function flush(database: Database): Promise<boolean> {
    try {
      await commit(database, deferred);
      return true;
    } catch (error) {
      reportError(error);
      return false;
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
    deferred = [];
    discardRecords();
    const storageError = database ? null : confirmed.storageError;
    publish({ ...INITIAL_STATE, phase: "ready", isRead: database !== undefined, storageError });
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
    /** The persisted state, with the deferred edits and the pending updates on it. */
    read: () => current,
    /** Resolves when the database has been read, or refused, and every earlier edit is in the state. */
    ready: (): Promise<StoreState> =>
      enqueue(async () => {
        await open();
        return current;
      }),
    /** Edits figures and the account, all or nothing. Resolves to whether it is on the device; if not, it is deferred. */
    change: async (ids: Edit["ids"], apply: Edit["apply"], key?: string): Promise<boolean> =>
      (await enqueue(() => commitOrDefer({ ids, apply, key }, "defer"))) === "committed",
    /**
     * The same as an optimistic update: it is in the state at once and committed in its turn. Where the write fails it is
     * deferred or rolled back; where nothing can be persisted for this visit, it is deferred.
     */
    changeOptimistically(ids: Edit["ids"], apply: Edit["apply"], onFailure: OnFailure, key?: string): Promise<Outcome> {
      const edit = { ids, apply, key };
      pending.add(edit);
      publish();
      return enqueue(() => commitOrDefer(edit, onFailure));
    },
    /** Tries again to open the database and to write the deferred edits. */
    retry: (): Promise<boolean> =>
      enqueue(async () => {
        const database = await connection.reopen();
        return database !== undefined && flush(database);
      }),
    /** Back to a first visit: the samples and nothing else, in every tab. */
    reset: (): Promise<boolean> => enqueue(clear),
    /** Call it once the displaced drafts were announced. */
    acknowledgeDisplaced: () => publish({ displaced: 0 }),
  };
}

/** This tab's store. It opens when first used. */
export const store = createStore();
