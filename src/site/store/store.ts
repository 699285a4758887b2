import { safeParse } from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { setHasLocalData } from "../platform/local-data-flag.ts";
import { askToPersist } from "../platform/persist.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { discardRecord, discardRecords, parseRecord, readRecords, recoveryOf } from "./autosave.ts";
import {
  type Database,
  openDatabase,
  putAll,
  type StorageErrorCode,
  toStorageErrorCode,
  transact,
} from "./database.ts";
import { newId } from "./new-id.ts";
import { type AccountKey, MessageSchema } from "./schema.ts";
import {
  ACCOUNT_KEYS,
  applyEdit,
  beginTransaction,
  type Edit,
  INITIAL_STATE,
  idsOf,
  mergeById,
  mergeTransaction,
  parseFigure,
  parseInto,
  type StoreState,
  type Transaction,
} from "./state.ts";

/**
 * What became of an edit: it is on the device; or only in this tab, and `storageError` says why; or it could not be written
 * and is undone.
 */
export type Outcome = "committed" | "held" | "rolled-back";

const CHANNEL = "profigure";
/**
 * Silence after which the storage is said not to answer, in milliseconds. A page that the browser froze while it was
 * opening (for Back) can keep every later page waiting.
 */
const ANSWER_MS = 5000;
/** Records read at once; between two batches the page can answer. */
const BATCH = 500;

/** Leaving now would lose what is shown and not written yet: the browser asks. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The device's memory: one live copy of the database in this tab, in step with other tabs. Every change is one
 * transaction on what is kept at that moment. What is shown is the `confirmed` state with the pending optimistic
 * updates applied over it, in their order. A change that cannot be kept holds in this tab all the same, is told as
 * `storageError`, and is written after the next one or by `retry`; an optimistic update may be rolled back instead.
 */
export function createStore() {
  /** What is kept, and what is only in this tab because it could not be. */
  let confirmed = INITIAL_STATE;
  /** Optimistic updates that are not settled. */
  const pending = new Set<Edit>();
  let shown = INITIAL_STATE;
  let opening: Promise<Database | undefined> | undefined;
  let queue: Promise<unknown> | undefined;
  let hasAsked = false;
  const listeners = new Set<() => void>();
  /** Figures and parts of the account whose last change is only in this tab. */
  const unsavedFigures = new Set<string>();
  const unsavedKeys = new Set<AccountKey>();
  let channel: BroadcastChannel | undefined;
  let isListening = false;

  /** Not before the store is used: a page that is written at build time has no other tabs. */
  function listenToTabs() {
    if (isListening) return;
    isListening = true;
    try {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener("message", ({ data }) => {
        const { success, output } = safeParse(MessageSchema, data);
        if (success) follow(output);
      });
    } catch {
      // The browser has none, or refuses it with the site's storage.
    }
    // A page in the back/forward cache hears nothing, and without a channel no page does.
    globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && follow("all"));
    globalThis.addEventListener?.("focus", () => channel ?? follow("all"));
  }

  /** Other tabs changed some figures, or everything. */
  function follow(message: "all" | readonly string[]) {
    enqueue(() => applyRemoteChange(message)).catch((error) => publish({ storageError: toStorageErrorCode(error) }));
  }

  function publish(next?: Partial<StoreState>) {
    if (next) confirmed = { ...confirmed, ...next };
    shown = [...pending].reduce(applyEdit, confirmed);
    globalThis.onbeforeunload = pending.size > 0 ? confirmLeaving : null;
    for (const listener of listeners) listener();
  }

  /** One after the other, so that a change sees what the one before it left. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    queue ??= recover();
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  /** Opens once. Undefined where the browser refuses: the site then works for this visit. */
  function open(): Promise<Database | undefined> {
    listenToTabs();
    opening ??= new Promise((resolve) => {
      const fail = (storageError: StorageErrorCode) => {
        clearTimeout(silence);
        publish({ phase: "ready", storageError });
        resolve(undefined);
      };
      const onClosed = () => {
        opening = undefined;
      };
      const silence = setTimeout(() => fail("failed"), ANSWER_MS);
      Promise.resolve()
        .then(() => openDatabase(SAMPLE_COLLECTION, { onError: fail, onClosed }))
        .then(async ({ database, isNew }) => {
          if (isNew && confirmed === INITIAL_STATE) publish({ phase: "ready", isRead: true });
          else await readAll(database);
          clearTimeout(silence);
          opening = Promise.resolve(database);
          resolve(database);
          // It answered late: what was changed meanwhile is only in this tab.
          if (confirmed.storageError) await enqueue(() => flush(database));
        })
        .catch((error) => fail(toStorageErrorCode(error)));
    });
    return opening;
  }

  async function readAll(database: Database) {
    const raws: unknown[] = [];
    let range: IDBKeyRange | null = null;
    for (;;) {
      const [keys, batch] = await Promise.all([
        database.getAllKeys("figures", range, BATCH),
        database.getAll("figures", range, BATCH),
      ]);
      raws.push(...batch);
      const last = keys.at(-1);
      if (last === undefined || keys.length < BATCH) break;
      range = IDBKeyRange.lowerBound(last, true);
    }
    const accountRaws = await readAccount(database);
    // From here on nothing waits: what was changed in this tab until now stands over what was read.
    const parsed = raws.map((raw) => [raw, parseFigure(raw)] as const);
    const figures = parsed.flatMap(([, figure]) => (figure && !unsavedFigures.has(figure.id) ? [figure] : []));
    const mine = confirmed.figures.filter(({ id }) => unsavedFigures.has(id));
    const { account, damaged } = parseAccount(accountRaws);
    publish({
      ...account,
      phase: "ready",
      isRead: true,
      figures: [...figures, ...mine],
      damaged: [
        ...parsed.flatMap(([raw, figure]) => (figure ? [] : [raw])),
        ...damaged,
        ...readRecords().flatMap(([key, text]) => (parseRecord(text) ? [] : [{ [key]: text }])),
      ],
    });
  }

  /** The account's table as it stands. */
  async function readAccount(database: Database): Promise<ReadonlyMap<string, unknown>> {
    const { store } = database.transaction("account");
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, i) => [key, values[i]]));
  }

  function parseAccount(raws: ReadonlyMap<string, unknown>) {
    const { account } = beginTransaction(confirmed, []);
    const bad = new Set(raws.keys());
    for (const key of ACCOUNT_KEYS) {
      const raw = raws.get(key);
      const isGood = unsavedKeys.has(key) || parseInto(account, key, raw);
      if (isGood) bad.delete(key);
    }
    return { account, damaged: [...bad].map((key) => ({ [key]: raws.get(key) })) };
  }

  async function applyRemoteChange(message: "all" | readonly string[]) {
    const database = await open();
    if (!database) return;
    if (message === "all") return readAll(database);
    const changed = new Map<string, CollectedFigure | undefined>();
    for (const id of message) {
      if (!unsavedFigures.has(id)) changed.set(id, parseFigure(await database.get("figures", id)));
    }
    const { account } = parseAccount(await readAccount(database));
    publish({ ...account, figures: mergeById(confirmed.figures, changed) });
  }

  /** Carries over what pages that are gone had recorded last. It stays recorded until it is on the device. */
  async function recover() {
    for (const record of readRecords()) {
      const edit = recoveryOf(record);
      if (edit && (await settle(edit, "hold")) === "committed") discardRecord(record);
    }
  }

  /** Edits the tab's own copy; what storage does not take stays in it. */
  function applyLocally(edit: Edit) {
    const ids = idsOf(edit, confirmed);
    const before = beginTransaction(confirmed, ids);
    const now = beginTransaction(confirmed, ids);
    edit.apply(now);
    for (const id of ids) if (now.figures.get(id) !== before.figures.get(id)) unsavedFigures.add(id);
    for (const key of ACCOUNT_KEYS) if (now.account[key] !== before.account[key]) unsavedKeys.add(key);
    pending.delete(edit);
    publish(mergeTransaction(confirmed, ids, now));
  }

  /** Writes an edit, on what is kept now, and the parts of the account in `dirty` even where it leaves them alone. */
  async function commit(database: Database, edit: Edit, dirty: readonly AccountKey[] = []) {
    const { account } = beginTransaction(confirmed, []);
    let now: Transaction = { figures: new Map(), account };
    let ids: readonly string[] = [];
    let changedIds: readonly string[] = [];
    let keys: readonly AccountKey[] = [];
    await transact(database, async (figureTable, accountTable) => {
      /** Damaged records, by figure or part of the account. */
      const damaged = new Map<string, unknown>();
      for (const key of ACCOUNT_KEYS) {
        if (unsavedKeys.has(key)) continue;
        const raw = await accountTable.get(key);
        if (!parseInto(account, key, raw)) damaged.set(key, raw);
      }
      ids = idsOf(edit, account);
      now = { ...beginTransaction(confirmed, ids), account };
      for (const id of ids) {
        if (unsavedFigures.has(id)) continue;
        const raw = await figureTable.get(id);
        const figure = parseFigure(raw);
        if (figure) now.figures.set(id, figure);
        else now.figures.delete(id);
        if (raw !== undefined && !figure) damaged.set(id, raw);
      }
      const before = { figures: new Map(now.figures), account: { ...account } };
      edit.apply(now);
      changedIds = ids.filter((id) => unsavedFigures.has(id) || now.figures.get(id) !== before.figures.get(id));
      keys = ACCOUNT_KEYS.filter((key) => dirty.includes(key) || account[key] !== before.account[key]);
      // A damaged record gives way to a good one, and stays on the device beside it.
      for (const key of [...changedIds, ...keys])
        if (damaged.has(key)) await accountTable.put(damaged.get(key), `${key} set aside ${newId()}`);
      for (const id of changedIds) {
        const figure = now.figures.get(id);
        await (figure ? figureTable.put(figure) : figureTable.delete(id));
      }
      for (const key of keys) await accountTable.put(account[key], key);
    });
    if (changedIds.length > 0 || keys.length > 0) setHasLocalData(true);
    for (const id of ids) unsavedFigures.delete(id);
    for (const key of keys) unsavedKeys.delete(key);
    pending.delete(edit);
    const storageError = hasUnsaved() ? confirmed.storageError : null;
    publish({ ...mergeTransaction(confirmed, ids, now), storageError });
    tell(changedIds);
    if (!hasAsked && changedIds.length > 0) {
      hasAsked = true;
      void askToPersist();
    }
  }

  function tell(message: "all" | readonly string[]) {
    try {
      channel?.postMessage(message);
    } catch {
      // Other tabs read it when they are looked at.
    }
  }

  const hasUnsaved = () => unsavedFigures.size + unsavedKeys.size > 0;

  /** Writes what is only in this tab. Resolves to whether nothing of it is left. */
  async function flush(database: Database): Promise<boolean> {
    try {
      await commit(database, { ids: [...unsavedFigures], apply() {} }, [...unsavedKeys]);
      return true;
    } catch (error) {
      publish({ storageError: toStorageErrorCode(error) });
      return false;
    }
  }

  async function settle(edit: Edit, onFailure: "hold" | "rollback"): Promise<Outcome> {
    const database = await open();
    if (database) {
      try {
        await commit(database, edit);
        // On its own, so that a full device still takes what makes room.
        if (hasUnsaved()) await flush(database);
        return "committed";
      } catch (error) {
        if (onFailure === "rollback") {
          pending.delete(edit);
          publish();
          return "rolled-back";
        }
        publish({ storageError: toStorageErrorCode(error) });
      }
    }
    applyLocally(edit);
    return "held";
  }

  const run = (edit: Edit, onFailure: "hold" | "rollback") => enqueue(() => settle(edit, onFailure));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      void enqueue(open);
      return () => void listeners.delete(listener);
    },
    /** What is kept, with the pending updates on it. */
    read: () => shown,
    /** Resolves when what is kept has been read, or refused, and every change that was begun is in it. */
    ready: (): Promise<StoreState> =>
      enqueue(async () => {
        await open();
        return shown;
      }),
    /**
     * Changes figures (by id) and the account, all or nothing. Resolves to whether it is kept on the device; if not,
     * it holds in this tab and `storageError` says why. `apply` may run twice.
     */
    change: async (ids: Edit["ids"], apply: Edit["apply"]): Promise<boolean> =>
      (await run({ ids, apply }, "hold")) === "committed",
    /**
     * The same as an optimistic update: it is shown at once and committed in its turn. Where the write fails it holds
     * in this tab or is rolled back; where nothing can be kept for this visit, it holds. `apply` runs many times.
     */
    changeOptimistically(ids: Edit["ids"], apply: Edit["apply"], onFailure: "hold" | "rollback"): Promise<Outcome> {
      const edit = { ids, apply };
      pending.add(edit);
      publish();
      return run(edit, onFailure);
    },
    /** Tries again to open and to write what is only in this tab. */
    retry: (): Promise<boolean> =>
      enqueue(async () => {
        if (!(await open())) opening = undefined;
        const database = await open();
        return database !== undefined && flush(database);
      }),
    /** Back to a first visit: the samples and nothing else, in every tab. */
    reset: (): Promise<boolean> =>
      enqueue(async () => {
        unsavedFigures.clear();
        unsavedKeys.clear();
        discardRecords();
        const database = await open();
        publish({
          ...INITIAL_STATE,
          phase: "ready",
          isRead: database !== undefined,
          storageError: confirmed.storageError,
        });
        if (!database) return false;
        try {
          await transact(database, async (figures, account) => {
            await Promise.all([figures.clear(), account.clear()]);
            await putAll(figures, SAMPLE_COLLECTION);
          });
          publish({ storageError: null });
          setHasLocalData(false);
          tell("all");
          return true;
        } catch (error) {
          publish({ storageError: toStorageErrorCode(error) });
          return false;
        }
      }),
  };
}

/** This tab's store. It opens when first used. */
export const store = createStore();
