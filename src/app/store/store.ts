import { safeParse } from "valibot";
import { askToPersist } from "../../browser/persist.ts";
import { markReturning } from "../../browser/returning.ts";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { type Database, openDatabase, type Trouble, toTrouble } from "./database.ts";
import { type Account, type AccountKey, MessageSchema } from "./schema.ts";
import {
  ACCOUNT_KEYS,
  applyEdit,
  type Edit,
  FIRST_KEPT,
  type Kept,
  mergeById,
  parseFigure,
  parseInto,
  toDraft,
  withDraft,
} from "./state.ts";

/**
 * What became of an edit: it is on the device; or only in this tab, and `trouble` says why; or it could not be written
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
 * `trouble`, and is written after the next one or by `retry`; an optimistic update may be rolled back instead.
 */
export function createStore() {
  /** What is kept, and what is only in this tab because it could not be. */
  let confirmed = FIRST_KEPT;
  /** Optimistic updates that are not settled. */
  const pending = new Set<Edit>();
  let shown = FIRST_KEPT;
  let opening: Promise<Database | undefined> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let hasAsked = false;
  const listeners = new Set<() => void>();
  /** Figures and parts of the account whose last change is only in this tab. */
  const unsavedFigures = new Set<string>();
  const unsavedKeys = new Set<AccountKey>();
  let channel: BroadcastChannel | undefined;

  /** Not before the store is used: a page that is written at build time has no other tabs. */
  function listenToTabs() {
    if (channel || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      const { success, output } = safeParse(MessageSchema, data);
      if (success) void enqueue(() => applyRemoteChange(output));
    });
  }

  function publish(next?: Partial<Kept>) {
    if (next) confirmed = { ...confirmed, ...next };
    shown = [...pending].reduce(applyEdit, confirmed);
    globalThis.onbeforeunload = pending.size > 0 ? confirmLeaving : null;
    for (const listener of listeners) listener();
  }

  /** One after the other, so that a change sees what the one before it left. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  /** Opens once. Undefined where the browser refuses: the site then works for this visit. */
  function open(): Promise<Database | undefined> {
    listenToTabs();
    opening ??= new Promise((resolve) => {
      const fail = (trouble: Trouble) => {
        clearTimeout(silence);
        publish({ phase: "ready", trouble });
        resolve(undefined);
      };
      const onClosed = () => {
        opening = undefined;
      };
      const silence = setTimeout(() => fail("failed"), ANSWER_MS);
      Promise.resolve()
        .then(() => openDatabase(SAMPLE_COLLECTION, { onTrouble: fail, onClosed }))
        .then(async ({ database, isNew }) => {
          if (isNew && confirmed === FIRST_KEPT) publish({ phase: "ready" });
          else await readAll(database);
          clearTimeout(silence);
          opening = Promise.resolve(database);
          resolve(database);
          // It answered late: what was changed meanwhile is only in this tab.
          if (confirmed.trouble) await enqueue(() => flush(database));
        })
        .catch((error) => fail(toTrouble(error)));
    });
    return opening;
  }

  async function readAll(database: Database) {
    const figures: CollectedFigure[] = [];
    const damaged: unknown[] = [];
    let range: IDBKeyRange | null = null;
    for (;;) {
      const [keys, raws] = await Promise.all([
        database.getAllKeys("figures", range, BATCH),
        database.getAll("figures", range, BATCH),
      ]);
      for (const raw of raws) {
        const figure = parseFigure(raw);
        if (!figure) damaged.push(raw);
        else if (!unsavedFigures.has(figure.id)) figures.push(figure);
      }
      const last = keys.at(-1);
      if (last === undefined || keys.length < BATCH) break;
      range = IDBKeyRange.lowerBound(last, true);
    }
    const mine = confirmed.figures.filter(({ id }) => unsavedFigures.has(id));
    publish({ ...(await readAccount(database)), phase: "ready", figures: [...figures, ...mine], damaged });
  }

  async function readAccount(database: Database): Promise<Account> {
    const { account } = toDraft(confirmed, []);
    for (const key of ACCOUNT_KEYS) {
      if (!unsavedKeys.has(key)) parseInto(account, key, await database.get("account", key));
    }
    return account;
  }

  /** Other tabs changed some figures, or everything. */
  async function applyRemoteChange(message: "all" | readonly string[]) {
    const database = await open();
    if (!database) return;
    if (message === "all") return readAll(database);
    const changed = new Map<string, CollectedFigure | undefined>();
    for (const id of message) {
      if (!unsavedFigures.has(id)) changed.set(id, parseFigure(await database.get("figures", id)));
    }
    publish({ ...(await readAccount(database)), figures: mergeById(confirmed.figures, changed) });
  }

  /** Edits the tab's own copy; what storage does not take stays in it. */
  function applyLocally(edit: Edit) {
    const before = toDraft(confirmed, edit.ids);
    const now = toDraft(confirmed, edit.ids);
    edit.apply(now);
    for (const id of edit.ids) if (now.figures.get(id) !== before.figures.get(id)) unsavedFigures.add(id);
    for (const key of ACCOUNT_KEYS) if (now.account[key] !== before.account[key]) unsavedKeys.add(key);
    pending.delete(edit);
    publish(withDraft(confirmed, edit.ids, now));
  }

  /** Writes an edit, on what is kept now, and the parts of the account in `dirty` even where it leaves them alone. */
  async function commit(database: Database, edit: Edit, dirty: readonly AccountKey[] = []) {
    const transaction = database.transaction(["figures", "account"], "readwrite");
    // An abort is heard through `done`; what else rejects on its way must not go unhandled.
    transaction.done.catch(() => undefined);
    const figures = transaction.objectStore("figures");
    const account = transaction.objectStore("account");
    const now = toDraft(confirmed, edit.ids);
    for (const id of edit.ids) {
      if (unsavedFigures.has(id)) continue;
      const figure = parseFigure(await figures.get(id));
      if (figure) now.figures.set(id, figure);
      else now.figures.delete(id);
    }
    for (const key of ACCOUNT_KEYS) if (!unsavedKeys.has(key)) parseInto(now.account, key, await account.get(key));
    const before = { ...now.account };
    let keys: readonly AccountKey[] = [];
    try {
      edit.apply(now);
      for (const id of edit.ids) {
        const figure = now.figures.get(id);
        await (figure ? figures.put(figure) : figures.delete(id));
      }
      keys = ACCOUNT_KEYS.filter((key) => dirty.includes(key) || now.account[key] !== before[key]);
      for (const key of keys) await account.put(now.account[key], key);
      await transaction.done;
    } catch (error) {
      // Half a change is no change.
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
    if (edit.ids.length > 0 || keys.length > 0) markReturning(true);
    for (const id of edit.ids) unsavedFigures.delete(id);
    for (const key of keys) unsavedKeys.delete(key);
    pending.delete(edit);
    const trouble = hasUnsaved() ? confirmed.trouble : null;
    publish({ ...withDraft(confirmed, edit.ids, now), trouble });
    channel?.postMessage(edit.ids);
  }

  const hasUnsaved = () => unsavedFigures.size + unsavedKeys.size > 0;

  /** Writes what is only in this tab. Resolves to whether nothing of it is left. */
  async function flush(database: Database): Promise<boolean> {
    try {
      await commit(database, { ids: [...unsavedFigures], apply() {} }, [...unsavedKeys]);
      return true;
    } catch (error) {
      publish({ trouble: toTrouble(error) });
      return false;
    }
  }

  const run = (edit: Edit, onFailure: "hold" | "rollback"): Promise<Outcome> =>
    enqueue(async () => {
      const database = await open();
      if (database) {
        try {
          await commit(database, edit);
          // On its own, so that a full device still takes what makes room.
          if (hasUnsaved()) await flush(database);
          if (!hasAsked && edit.ids.length > 0) {
            hasAsked = true;
            void askToPersist();
          }
          return "committed";
        } catch (error) {
          if (onFailure === "rollback") {
            pending.delete(edit);
            publish();
            return "rolled-back";
          }
          publish({ trouble: toTrouble(error) });
        }
      }
      applyLocally(edit);
      return "held";
    });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      void open();
      return () => void listeners.delete(listener);
    },
    /** What is kept, with the pending updates on it. */
    read: () => shown,
    /** Resolves when what is kept has been read, or refused, and every change that was begun is in it. */
    ready: (): Promise<Kept> =>
      enqueue(async () => {
        await open();
        return shown;
      }),
    /**
     * Changes figures (by id) and the account, all or nothing. Resolves to whether it is kept on the device; if not,
     * it holds in this tab and `trouble` says why. `apply` may run twice.
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
        const database = await open();
        publish({ ...FIRST_KEPT, phase: "ready", trouble: confirmed.trouble });
        if (!database) return false;
        try {
          const transaction = database.transaction(["figures", "account"], "readwrite");
          const figures = transaction.objectStore("figures");
          await Promise.all([
            figures.clear(),
            transaction.objectStore("account").clear(),
            ...SAMPLE_COLLECTION.map((sample) => figures.put(sample)),
            transaction.done,
          ]);
          publish({ trouble: null });
          markReturning(false);
          channel?.postMessage("all");
          return true;
        } catch (error) {
          publish({ trouble: toTrouble(error) });
          return false;
        }
      }),
  };
}

/** This tab's store. It opens when first used. */
export const store = createStore();
