import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { type Database, transact } from "./database.ts";
import { newId } from "./new-figure.ts";
import {
  ACCOUNT_KEYS,
  type Account,
  type AccountKey,
  INITIAL_ACCOUNT,
  parseFigure,
  readIntoAccount,
} from "./schema.ts";

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

interface Written<Result> {
  readonly result: Result;
  /** The account on the device after the edit. */
  readonly account: Account;
  /** The edit's figures on the device after the edit. */
  readonly figures: ReadonlyMap<string, CollectedFigure | undefined>;
  readonly changedIds: readonly string[];
  readonly isChanged: boolean;
}

/** Applies an edit to the current data on the device and writes the changes in one transaction. */
export const writeEdit = <Result>(database: Database, { ids, apply }: Edit<Result>): Promise<Written<Result>> =>
  transact(database, "readwrite", async (figureTable, accountTable) => {
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
    return {
      result,
      account,
      figures: new Map(ids.map((id) => [id, figures.get(id)])),
      changedIds,
      isChanged: changedIds.length + changedKeys.length > 0,
    };
  });
