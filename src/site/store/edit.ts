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

/** The data that an edit reads and writes: its figures and the account. */
export interface Transaction {
  readonly figures: Map<string, CollectedFigure>;
  readonly account: { -readonly [K in AccountKey]: Account[K] };
}

/** A change to figures (by id) and the account. It runs on this tab's state first, then on the device's. */
export interface Edit<Result = unknown> {
  readonly ids: readonly string[];
  readonly apply: (transaction: Transaction) => Result;
}

interface Content extends Account {
  readonly figures: readonly CollectedFigure[];
}

/** This tab's state after an edit, and the edit's result. */
export function applyEdit<State extends Content>(
  state: State,
  { ids, apply }: Edit,
): { state: State; result: unknown } {
  const { settings, profile, planUse } = state;
  const account = { settings, profile, planUse };
  const asked = new Set(ids);
  const figures = new Map(state.figures.flatMap((figure) => (asked.has(figure.id) ? [[figure.id, figure]] : [])));
  const result = apply({ figures, account });
  const changed = new Map(ids.map((id) => [id, figures.get(id)]));
  return { state: { ...state, ...account, figures: mergeById(state.figures, changed) }, result };
}

interface Written {
  readonly result: unknown;
  /** The account as it is on the device now. */
  readonly account: Account;
  /** The edit's figures as they are on the device now. */
  readonly figures: ReadonlyMap<string, CollectedFigure | undefined>;
  readonly changedIds: readonly string[];
  readonly isChanged: boolean;
}

/** Applies an edit to the current data on the device and writes its changes, all or nothing. */
export const writeEdit = (database: Database, { ids, apply }: Edit): Promise<Written> =>
  transact(database, async (figureTable, accountTable) => {
    /** Damaged records, by figure or part of the account. */
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
    // A good record replaces a damaged one, which is moved aside on the device.
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

/** The list with some figures replaced, added at its end, or (undefined) removed. */
export const mergeById = (
  list: readonly CollectedFigure[],
  changed: ReadonlyMap<string, CollectedFigure | undefined>,
): readonly CollectedFigure[] =>
  changed.size === 0
    ? list
    : [...new Map([...list.map((figure) => [figure.id, figure] as const), ...changed]).values()].filter(
        (figure) => figure !== undefined,
      );
