import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { ownName } from "../platform/local-flags.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import {
  ACCOUNT_KEYS,
  type Account,
  type AccountKey,
  INITIAL_ACCOUNT,
  newId,
  parseFigure,
  readIntoAccount,
} from "./schema.ts";

const NAME = ownName("profigure");
/**
 * Increase it with every change to a record's format, even if `upgrade` has nothing to do: a tab with older code then
 * closes its connection instead of treating the new records as damaged. If backups contain the record, increase
 * `BACKUP_VERSION` too.
 */
export const VERSION = 3;
/** Number of records that are read at once. Between two batches, the page can respond to input. */
const BATCH_SIZE = 500;

/** Stored values are unknown until a schema has validated them. A figure's key is its `id`. */
interface Tables extends DBSchema {
  figures: { key: string; value: { readonly id: string } };
  /** The parts of the account, each under its key, and damaged records that were set aside. */
  account: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Tables>;
type Table<
  Name extends "figures" | "account",
  Mode extends IDBTransactionMode = "readwrite" | "versionchange",
> = IDBPObjectStore<Tables, ("figures" | "account")[], Name, Mode>;

interface Opened {
  readonly database: Database;
  readonly isFirstVisit: boolean;
}

/**
 * Opens this device's database. A new database contains the sample figures. Rejects if the browser refuses.
 * @param onUnblocked is called if a tab with older code blocked the upgrade and is closed now
 * @param onClosed is called if the browser closes the connection, also because a newer tab upgrades the database
 */
export function openDatabase(onUnblocked: () => void, onClosed: () => void): Promise<Opened> {
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
        database.createObjectStore("account");
        const figures = database.createObjectStore("figures", { keyPath: "id" });
        runTransaction(transaction, putSamples(figures)).catch((error) => {
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

async function putSamples(figures: Table<"figures">): Promise<void> {
  for (const figure of SAMPLE_COLLECTION) await figures.put(figure);
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
const transact = <Mode extends "readonly" | "readwrite", Result>(
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

/** Restores the database to its state on a first visit. */
export const resetDatabase = (database: Database): Promise<void> =>
  transact(database, "readwrite", async (figures, account) => {
    await Promise.all([figures.clear(), account.clear()]);
    await putSamples(figures);
  });

/** Reads the whole database. Damaged records are listed separately. */
export async function readDatabase(
  database: Database,
): Promise<Account & { figures: readonly CollectedFigure[]; damaged: readonly unknown[] }> {
  const figures: CollectedFigure[] = [];
  const damaged: unknown[] = [];
  let range: IDBKeyRange | undefined;
  let batch: readonly { readonly id: string }[];
  do {
    batch = await transact(database, "readonly", (table) => table.getAll(range, BATCH_SIZE));
    for (const raw of batch) {
      const figure = parseFigure(raw);
      if (figure) figures.push(figure);
      else damaged.push(raw);
      range = IDBKeyRange.lowerBound(raw.id, true);
    }
  } while (batch.length === BATCH_SIZE);

  const [keys, values] = await transact(database, "readonly", (_, table) =>
    Promise.all([table.getAllKeys(), table.getAll()]),
  );
  const raws = new Map(keys.map((key, index) => [key, values[index]]));
  const account = { ...INITIAL_ACCOUNT };
  for (const key of ACCOUNT_KEYS) if (readIntoAccount(account, key, raws.get(key))) raws.delete(key);
  for (const [key, raw] of raws) damaged.push({ [key]: raw });
  return { ...account, figures, damaged };
}

/** The data that an edit can read and write: the figures with its ids, and the account. */
export interface Transaction {
  readonly figures: Map<string, CollectedFigure>;
  readonly account: { -readonly [K in AccountKey]: Account[K] };
}

/** A change to the figures with these ids and to the account. */
export interface Edit<Result = unknown> {
  readonly ids: readonly string[];
  readonly apply: (transaction: Transaction) => Result;
}

/** Reads the account and the figures with these ids. */
export const readChanged = (database: Database, ids: readonly string[]): Promise<Transaction> =>
  transact(database, "readonly", (figures, account) => readRecords(figures, account, ids));

async function readRecords(
  figureTable: Pick<Table<"figures">, "get">,
  accountTable: Pick<Table<"account">, "get">,
  ids: readonly string[],
): Promise<Transaction & { damaged: ReadonlyMap<string, unknown> }> {
  /** Damaged records, by figure id or key of the account. */
  const damaged = new Map<string, unknown>();
  const account = { ...INITIAL_ACCOUNT };
  for (const key of ACCOUNT_KEYS) {
    const raw = await accountTable.get(key);
    if (!readIntoAccount(account, key, raw)) damaged.set(key, raw);
  }
  const figures = new Map<string, CollectedFigure>();
  for (const id of ids) {
    const raw = await figureTable.get(id);
    const figure = parseFigure(raw);
    if (figure) figures.set(id, figure);
    else if (raw !== undefined) damaged.set(id, raw);
  }
  return { figures, account, damaged };
}

interface Written<Result> extends Transaction {
  readonly result: Result;
  readonly changedIds: readonly string[];
  readonly isChanged: boolean;
}

/**
 * Applies an edit to the current data on the device and writes the changes in one transaction. Resolves to the edit's
 * data after it.
 */
export const writeEdit = <Result>(database: Database, { ids, apply }: Edit<Result>): Promise<Written<Result>> =>
  transact(database, "readwrite", async (figureTable, accountTable) => {
    const { figures, account, damaged } = await readRecords(figureTable, accountTable, ids);
    const before = { account: { ...account }, figures: new Map(figures) };
    const result = apply({ figures, account });
    const changedIds = ids.filter((id) => figures.get(id) !== before.figures.get(id));
    const changedKeys = ACCOUNT_KEYS.filter((key) => account[key] !== before.account[key]);
    // Before a damaged record is overwritten, it is copied to another key.
    for (const key of [...changedIds, ...changedKeys])
      if (damaged.has(key)) await accountTable.put(damaged.get(key), `${key} set aside ${newId()}`);
    for (const id of changedIds) {
      const figure = figures.get(id);
      await (figure ? figureTable.put(figure) : figureTable.delete(id));
    }
    for (const key of changedKeys) await accountTable.put(account[key], key);
    return { result, account, figures, changedIds, isChanged: changedIds.length + changedKeys.length > 0 };
  });
