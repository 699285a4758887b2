import { type GenericSchema, safeParse } from "valibot";
import { askToPersist } from "../../browser/persist.ts";
import { markReturning } from "../../browser/returning.ts";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { type Database, openDatabase, type Trouble, toTrouble } from "./database.ts";
import {
  ACCOUNT_SCHEMAS,
  type Account,
  type AccountKey,
  FIRST_ACCOUNT,
  FigureSchema,
  MessageSchema,
} from "./schema.ts";

/** What is kept on this device, as this tab knows it. */
export interface Kept extends Account {
  /** Until it is read, the figures are the samples of a first visit. */
  readonly phase: "loading" | "ready";
  readonly figures: readonly CollectedFigure[];
  /** Why changes are not kept at the moment; they live on in this tab. */
  readonly trouble: Trouble | null;
  /** Records that could not be read, as they stand. They are left where they are. */
  readonly damaged: readonly unknown[];
}

/** What a change may read and write: the figures it asked for, and the account. */
export interface Draft {
  readonly figures: Map<string, CollectedFigure>;
  readonly account: { -readonly [K in AccountKey]: Account[K] };
}

export const FIRST_KEPT: Kept = {
  ...FIRST_ACCOUNT,
  phase: "loading",
  figures: SAMPLE_COLLECTION,
  trouble: null,
  damaged: [],
};

const ACCOUNT_KEYS = Object.keys(ACCOUNT_SCHEMAS) as AccountKey[];
const CHANNEL = "profigure";
/**
 * Silence after which the storage is said not to answer, in milliseconds. A page that the browser froze while it was
 * opening (for Back) can keep every later page waiting.
 */
const ANSWER_MS = 5000;
/** Records read at once; between two batches the page can answer. */
const BATCH = 500;

const toFigure = (raw: unknown): CollectedFigure | undefined => {
  const { success, output } = safeParse(FigureSchema, raw);
  return success ? output : undefined;
};

/**
 * The device's memory: one live copy of the database in this tab, in step with other tabs. Every change is one
 * transaction on what is kept at that moment. A change that cannot be kept holds in this tab all the same, is told as
 * `trouble`, and is written with the next one or by `retry`.
 */
export function createStore() {
  let kept = FIRST_KEPT;
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
      if (success) void inTurn(() => follow(output));
    });
  }

  function publish(next: Partial<Kept>) {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  }

  /** One after the other, so that a change sees what the one before it left. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
          if (isNew && kept === FIRST_KEPT) publish({ phase: "ready" });
          else await readAll(database);
          clearTimeout(silence);
          opening = Promise.resolve(database);
          resolve(database);
          // It answered late: what was changed meanwhile is only in this tab.
          if (kept.trouble) await inTurn(() => write(database, [], () => undefined));
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
        const figure = toFigure(raw);
        if (!figure) damaged.push(raw);
        else if (!unsavedFigures.has(figure.id)) figures.push(figure);
      }
      const last = keys.at(-1);
      if (last === undefined || keys.length < BATCH) break;
      range = IDBKeyRange.lowerBound(last, true);
    }
    const mine = kept.figures.filter(({ id }) => unsavedFigures.has(id));
    publish({ ...(await readAccount(database)), phase: "ready", figures: [...figures, ...mine], damaged });
  }

  async function readAccount(database: Database): Promise<Account> {
    const { settings, profile, planUse, work } = kept;
    const account = { settings, profile, planUse, work };
    for (const key of ACCOUNT_KEYS) {
      if (!unsavedKeys.has(key)) take(account, key, await database.get("account", key));
    }
    return account;
  }

  /** Other tabs changed some figures, or everything. */
  async function follow(message: "all" | readonly string[]) {
    const database = await open();
    if (!database) return;
    if (message === "all") return readAll(database);
    const changed = new Map<string, CollectedFigure | undefined>();
    for (const id of message) {
      if (!unsavedFigures.has(id)) changed.set(id, toFigure(await database.get("figures", id)));
    }
    publish({ ...(await readAccount(database)), figures: merged(kept.figures, changed) });
  }

  /** Edits on the tab's own copy; what storage does not take stays in it. */
  function editHere(ids: readonly string[], edit: (now: Draft) => void) {
    const before = toDraft(kept, ids);
    const now = toDraft(kept, ids);
    edit(now);
    for (const id of ids) if (now.figures.get(id) !== before.figures.get(id)) unsavedFigures.add(id);
    for (const key of ACCOUNT_KEYS) if (now.account[key] !== before.account[key]) unsavedKeys.add(key);
    adopt(ids, now);
  }

  const adopt = (ids: readonly string[], now: Draft, trouble = kept.trouble) =>
    publish({
      ...now.account,
      trouble,
      figures: merged(kept.figures, new Map(ids.map((id) => [id, now.figures.get(id)]))),
    });

  async function write(database: Database, ids: readonly string[], edit: (now: Draft) => void) {
    const all = [...new Set([...ids, ...unsavedFigures])];
    const transaction = database.transaction(["figures", "account"], "readwrite");
    // An abort is heard through `done`; what else rejects on its way must not go unhandled.
    transaction.done.catch(() => undefined);
    const figures = transaction.objectStore("figures");
    const account = transaction.objectStore("account");
    const now = toDraft(kept, all);
    for (const id of ids) {
      const figure = unsavedFigures.has(id) ? now.figures.get(id) : toFigure(await figures.get(id));
      if (figure) now.figures.set(id, figure);
      else now.figures.delete(id);
    }
    for (const key of ACCOUNT_KEYS) if (!unsavedKeys.has(key)) take(now.account, key, await account.get(key));
    const before = { ...now.account };
    try {
      edit(now);
      for (const id of all) {
        const figure = now.figures.get(id);
        await (figure ? figures.put(figure) : figures.delete(id));
      }
      const keys = ACCOUNT_KEYS.filter((key) => unsavedKeys.has(key) || now.account[key] !== before[key]);
      for (const key of keys) await account.put(now.account[key], key);
      await transaction.done;
      if (all.length > 0 || keys.length > 0) markReturning(true);
    } catch (error) {
      // Half a change is no change.
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
    unsavedFigures.clear();
    unsavedKeys.clear();
    adopt(all, now, null);
    channel?.postMessage(all);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      void open();
      return () => void listeners.delete(listener);
    },
    read: () => kept,
    /** Resolves when what is kept has been read, or refused, and every change that was begun is in it. */
    ready: (): Promise<Kept> =>
      inTurn(async () => {
        await open();
        return kept;
      }),
    /**
     * Changes figures (by id) and the account, all or nothing. Resolves to whether it is kept on the device; if not,
     * it holds in this tab and `trouble` says why. `edit` may run twice.
     */
    change: (ids: readonly string[], edit: (now: Draft) => void): Promise<boolean> =>
      inTurn(async () => {
        const database = await open();
        if (database) {
          try {
            await write(database, ids, edit);
            if (!hasAsked && ids.length > 0) {
              hasAsked = true;
              void askToPersist();
            }
            return true;
          } catch (error) {
            publish({ trouble: toTrouble(error) });
          }
        }
        editHere(ids, edit);
        return false;
      }),
    /** Tries again to open and to write what is only in this tab. */
    retry: (): Promise<boolean> =>
      inTurn(async () => {
        if (!(await open())) opening = undefined;
        const database = await open();
        if (!database) return false;
        try {
          await write(database, [], () => undefined);
          return true;
        } catch (error) {
          publish({ trouble: toTrouble(error) });
          return false;
        }
      }),
    /** Back to a first visit: the samples and nothing else, in every tab. */
    reset: (): Promise<boolean> =>
      inTurn(async () => {
        unsavedFigures.clear();
        unsavedKeys.clear();
        const database = await open();
        publish({ ...FIRST_KEPT, phase: "ready", trouble: kept.trouble });
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

function take<K extends AccountKey>(account: { [Key in K]: Account[Key] }, key: K, raw: unknown) {
  const schema: GenericSchema<unknown, Account[K]> = ACCOUNT_SCHEMAS[key];
  const { success, output } = safeParse(schema, raw);
  account[key] = success ? output : FIRST_ACCOUNT[key];
}

function toDraft({ figures, settings, profile, planUse, work }: Kept, ids: readonly string[]): Draft {
  const wanted = new Set(ids);
  return {
    figures: new Map(figures.filter(({ id }) => wanted.has(id)).map((figure) => [figure.id, figure])),
    account: { settings, profile, planUse, work },
  };
}

/** The list with some figures changed in place, added at its end, or (undefined) taken out. */
function merged(list: readonly CollectedFigure[], changed: ReadonlyMap<string, CollectedFigure | undefined>) {
  const added = new Map(changed);
  const next = list.flatMap((figure) => {
    if (!added.has(figure.id)) return [figure];
    const now = added.get(figure.id);
    added.delete(figure.id);
    return now ? [now] : [];
  });
  for (const figure of added.values()) if (figure) next.push(figure);
  return next;
}

/** This tab's store. It opens when first used. */
export const store = createStore();
