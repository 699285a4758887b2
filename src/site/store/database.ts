import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { ownName } from "../platform/local-flags.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { ACCOUNT_KEYS, type Account, INITIAL_ACCOUNT, parseFigure, readIntoAccount } from "./schema.ts";

const NAME = ownName("profigure");
/**
 * Increase it with every change to a record's format, even if `upgrade` has nothing to do: a tab with older code then
 * closes its connection instead of treating the new records as damaged. If backups contain the record, increase
 * `BACKUP_VERSION` too.
 */
export const VERSION = 3;
/** Number of records that are read at once. Between two batches, the page can respond to input. */
const BATCH_SIZE = 500;

/** Stored values are `unknown` until a schema has validated them. */
interface Tables extends DBSchema {
  figures: { key: string; value: unknown };
  /** The parts of the account, each under its key, and damaged records that were set aside. */
  account: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Tables>;
type Table<
  Name extends "figures" | "account",
  Mode extends IDBTransactionMode = "readwrite" | "versionchange",
> = IDBPObjectStore<Tables, ("figures" | "account")[], Name, Mode>;

interface OpenOptions {
  /** Called if a tab with older code blocked the upgrade and is closed now. */
  onUnblocked: () => void;
  /** Called if the connection was closed, by the browser or because a newer tab upgrades the database. */
  onClosed: () => void;
}
interface Opened {
  readonly database: Database;
  readonly isFirstVisit: boolean;
}

/** Opens this device's database. A new database contains the sample figures. Rejects if the browser refuses. */
export function openDatabase({ onUnblocked, onClosed }: OpenOptions): Promise<Opened> {
  return new Promise((resolve, reject) => {
    let isBlocked = false;
    const onBlocked = () => {
      isBlocked = true;
      reject(new DOMException("Another tab blocks the upgrade.", "BlockedError"));
    };
    openUpgraded(onBlocked, onClosed).then((opened) => {
      if (!isBlocked) return resolve(opened);
      opened.database.close();
      onUnblocked();
    }, reject);
  });
}

const openUpgraded = (onBlocked: () => void, onClosed: () => void): Promise<Opened> =>
  repeatAfterFreeze(async (onFreeze) => {
    let isFirstVisit = false;
    let cause: unknown;
    const opening = openDB<Tables>(NAME, VERSION, {
      upgrade(database, oldVersion, _new, transaction) {
        isFirstVisit = oldVersion === 0;
        if (!isFirstVisit) return;
        onFreeze(() => abort(transaction));
        runTransaction(transaction, putAll(createTables(database), SAMPLE_COLLECTION)).catch((error) => {
          cause = error;
        });
      },
      blocked: onBlocked,
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    // If the upgrade failed, the browser's error says only that it was aborted; `cause` is the reason.
    const database = await opening.catch((error) => {
      throw cause ?? error;
    });
    return { database, isFirstVisit };
  });

function createTables(database: Database) {
  database.createObjectStore("account");
  return database.createObjectStore("figures", { keyPath: "id" });
}

export async function putAll(figures: Table<"figures">, all: readonly CollectedFigure[]): Promise<void> {
  for (const figure of all) await figures.put(figure);
}

/**
 * Runs a task with a transaction. If the page enters the back/forward cache, calls the function that the task passed to
 * `onFreeze`, which must abort the transaction: WebKit would leave it open, and the site's other pages would wait for it
 * forever. The task is then repeated when the page is back.
 */
async function repeatAfterFreeze<Result>(
  run: (onFreeze: (abort: () => void) => void) => Promise<Result>,
): Promise<Result> {
  let abort = () => {};
  let isBack: Promise<unknown> | undefined;
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isBack = new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
    abort();
  };
  globalThis.addEventListener?.("pagehide", onPageHide);
  try {
    return await run((next) => {
      abort = next;
    });
  } catch (error) {
    if (!isBack) throw error;
  } finally {
    globalThis.removeEventListener?.("pagehide", onPageHide);
  }
  await isBack;
  return repeatAfterFreeze(run);
}

/** Runs a transaction on both tables, all or nothing. */
export const transact = <Mode extends "readonly" | "readwrite", Result>(
  database: Database,
  mode: Mode,
  run: (figures: Table<"figures", Mode>, account: Table<"account", Mode>) => Promise<Result>,
): Promise<Result> =>
  repeatAfterFreeze(async (onFreeze) => {
    const transaction = database.transaction(["figures", "account"], mode);
    onFreeze(() => abort(transaction));
    return runTransaction(transaction, run(transaction.objectStore("figures"), transaction.objectStore("account")));
  });

/** Resolves when a transaction has committed; aborts it if one of its requests rejects. */
async function runTransaction<Result>(
  transaction: { readonly done: Promise<void>; abort(): void },
  requests: Promise<Result>,
): Promise<Result> {
  try {
    // Awaits both promises together, so that neither rejection is unhandled.
    const [result] = await Promise.all([requests, transaction.done]);
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: { abort(): void }) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

/** Reads the whole database. Damaged records are listed separately. */
export async function readDatabase(
  database: Database,
): Promise<Account & { figures: readonly CollectedFigure[]; damaged: readonly unknown[] }> {
  const figures: CollectedFigure[] = [];
  const damagedFigures: unknown[] = [];
  for await (const raw of readRaw(database)) {
    const figure = parseFigure(raw);
    if (figure) figures.push(figure);
    else damagedFigures.push(raw);
  }
  const { account, damaged } = await readAccount(database);
  return { ...account, figures, damaged: [...damagedFigures, ...damaged] };
}

async function* readRaw(database: Database): AsyncGenerator<unknown> {
  let range: IDBKeyRange | null = null;
  for (;;) {
    const [keys, batch]: [string[], unknown[]] = await transact(database, "readonly", (figures) =>
      Promise.all([figures.getAllKeys(range, BATCH_SIZE), figures.getAll(range, BATCH_SIZE)]),
    );
    yield* batch;
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH_SIZE) return;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

async function readAccount(database: Database): Promise<{ account: Account; damaged: readonly unknown[] }> {
  const [keys, values] = await transact(database, "readonly", (_, account) =>
    Promise.all([account.getAllKeys(), account.getAll()]),
  );
  const raws = new Map(keys.map((key, i) => [key, values[i]]));
  const account = { ...INITIAL_ACCOUNT };
  for (const key of ACCOUNT_KEYS) if (readIntoAccount(account, key, raws.get(key))) raws.delete(key);
  return { account, damaged: [...raws].map(([key, raw]) => ({ [key]: raw })) };
}

/** Reads the account and the figures with these ids. A deleted or damaged figure is undefined. */
export async function readChanged(
  database: Database,
  ids: readonly string[],
): Promise<{ account: Account; figures: ReadonlyMap<string, CollectedFigure | undefined> }> {
  const raws = await transact(database, "readonly", (figures) => Promise.all(ids.map((id) => figures.get(id))));
  const { account } = await readAccount(database);
  return { account, figures: new Map(ids.map((id, index) => [id, parseFigure(raws[index])])) };
}
