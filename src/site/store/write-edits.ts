import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { type Database, transact } from "./database.ts";
import { newId } from "./new-id.ts";
import { type Account, type AccountKey, INITIAL_ACCOUNT } from "./schema.ts";
import { ACCOUNT_KEYS, type Edit, idsOf, parseFigure, readIntoAccount } from "./state.ts";

interface Written {
  /** The account as it stands on the device now. */
  readonly account: Account;
  /** The figures that the edits asked for, as they stand on the device now. */
  readonly figures: ReadonlyMap<string, CollectedFigure | undefined>;
  readonly changedIds: readonly string[];
  readonly changedKeys: readonly AccountKey[];
  /** How many unsaved figures of other sessions became drafts. */
  readonly displaced: number;
}

/**
 * Applies edits, one after the other, to what the device holds at that moment, and writes what they changed: all of it
 * or nothing. Rejects where the browser does.
 */
export async function writeEdits(database: Database, edits: readonly Edit[]): Promise<Written> {
  const transaction = { figures: new Map<string, CollectedFigure>(), account: { ...INITIAL_ACCOUNT }, displaced: 0 };
  const { figures, account } = transaction;
  const figuresBefore = new Map<string, CollectedFigure | undefined>();
  let changedIds: readonly string[] = [];
  let changedKeys: readonly AccountKey[] = [];
  await transact(database, async (figureTable, accountTable) => {
    /** Damaged records, by figure or part of the account. */
    const damaged = new Map<string, unknown>();
    for (const key of ACCOUNT_KEYS) {
      const raw = await accountTable.get(key);
      if (!readIntoAccount(account, key, raw)) damaged.set(key, raw);
    }
    const accountBefore = { ...account };
    for (const edit of edits) {
      for (const id of idsOf(edit, account)) {
        if (figuresBefore.has(id)) continue;
        const raw = await figureTable.get(id);
        const figure = parseFigure(raw);
        figuresBefore.set(id, figure);
        if (figure) figures.set(id, figure);
        else if (raw !== undefined) damaged.set(id, raw);
      }
      edit.apply(transaction);
    }
    changedIds = [...figuresBefore].flatMap(([id, before]) => (figures.get(id) === before ? [] : id));
    changedKeys = ACCOUNT_KEYS.filter((key) => account[key] !== accountBefore[key]);
    // A damaged record is replaced by a good one, and moved aside on the device.
    for (const key of [...changedIds, ...changedKeys])
      if (damaged.has(key)) await accountTable.put(damaged.get(key), `${key} set aside ${newId()}`);
    for (const id of changedIds) {
      const figure = figures.get(id);
      await (figure ? figureTable.put(figure) : figureTable.delete(id));
    }
    for (const key of changedKeys) await accountTable.put(account[key], key);
  });
  const now = new Map([...figuresBefore.keys()].map((id) => [id, figures.get(id)]));
  return { account, figures: now, changedIds, changedKeys, displaced: transaction.displaced };
}
