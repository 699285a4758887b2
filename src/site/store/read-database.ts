import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { parseRecord, readRecords } from "./autosave-records.ts";
import type { Database } from "./database.ts";
import { type Account, INITIAL_ACCOUNT } from "./schema.ts";
import { ACCOUNT_KEYS, parseFigure, readIntoAccount, type StoreState } from "./state.ts";

/** Records read at once; between two batches the page can answer. */
const BATCH_SIZE = 500;

/** Reads everything on the device. Records that are damaged are listed as they stand, and take no other along. */
export async function readDatabase(
  database: Database,
): Promise<Account & Pick<StoreState, "figures" | "damaged" | "isRead">> {
  const parsed = (await readFigures(database)).map((raw) => [raw, parseFigure(raw)] as const);
  const { account, damaged } = await readAccount(database);
  return {
    ...account,
    isRead: true,
    figures: parsed.flatMap(([, figure]) => figure ?? []),
    damaged: [
      ...parsed.flatMap(([raw, figure]) => (figure ? [] : [raw])),
      ...damaged,
      ...readRecords().flatMap(([key, text]) => (parseRecord(text) ? [] : [{ [key]: text }])),
    ],
  };
}

async function readFigures(database: Database): Promise<readonly unknown[]> {
  const raws: unknown[] = [];
  let range: IDBKeyRange | null = null;
  for (;;) {
    const [keys, batch] = await Promise.all([
      database.getAllKeys("figures", range, BATCH_SIZE),
      database.getAll("figures", range, BATCH_SIZE),
    ]);
    raws.push(...batch);
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH_SIZE) return raws;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

async function readAccount(database: Database): Promise<{ account: Account; damaged: readonly unknown[] }> {
  const { store } = database.transaction("account");
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const raws = new Map(keys.map((key, i) => [key, values[i]]));
  const account = { ...INITIAL_ACCOUNT };
  for (const key of ACCOUNT_KEYS) if (readIntoAccount(account, key, raws.get(key))) raws.delete(key);
  return { account, damaged: [...raws].map(([key, raw]) => ({ [key]: raw })) };
}

/** Reads the account, and these figures: undefined where they are gone or damaged. */
export async function readChanged(
  database: Database,
  ids: readonly string[],
): Promise<{ account: Account; figures: ReadonlyMap<string, CollectedFigure | undefined> }> {
  const figures = new Map<string, CollectedFigure | undefined>();
  for (const id of ids) figures.set(id, parseFigure(await database.get("figures", id)));
  const { account } = await readAccount(database);
  return { account, figures };
}
