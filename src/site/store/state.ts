import { type GenericSchema, safeParse } from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { StorageErrorCode } from "./database.ts";
import { ACCOUNT_SCHEMAS, type Account, type AccountKey, FigureSchema, INITIAL_ACCOUNT } from "./schema.ts";

/** The persisted state of this device, as this tab knows it. */
export interface StoreState extends Account {
  /** Until it is read, the figures are the samples of a first visit. */
  readonly phase: "loading" | "ready";
  /** Whether the device's figures were read; until then they are the samples and what was made in this tab. */
  readonly isRead: boolean;
  readonly figures: readonly CollectedFigure[];
  /** Why changes are not persisted at the moment; they live on in this tab. */
  readonly storageError: StorageErrorCode | null;
  /** Records that could not be read, as they stand. They are left where they are. */
  readonly damaged: readonly unknown[];
  /** How many unsaved figures became drafts, because another was written in their place, and are not announced yet. */
  readonly displaced: number;
}

/** What an edit may read and write: the figures it asked for, and the account. */
export interface Transaction {
  readonly figures: Map<string, CollectedFigure>;
  readonly account: { -readonly [K in AccountKey]: Account[K] };
  /** Counts the unsaved figures that the edit makes drafts of. */
  displaced: number;
}

/**
 * A change of some figures (by id, or by ids that follow from the account) and of the account. `apply` runs as often
 * as it is needed, on the current state each time.
 */
export interface Edit {
  readonly ids: readonly string[] | ((account: Account) => readonly string[]);
  readonly apply: (transaction: Transaction) => void;
  /** A deferred edit is replaced by a later one of the same key, which writes all that it would have written. */
  readonly key?: string | undefined;
}

export const INITIAL_STATE: StoreState = {
  ...INITIAL_ACCOUNT,
  phase: "loading",
  isRead: false,
  figures: SAMPLE_COLLECTION,
  storageError: null,
  damaged: [],
  displaced: 0,
};

export const ACCOUNT_KEYS = Object.keys(ACCOUNT_SCHEMAS) as AccountKey[];

export const parseFigure = (raw: unknown): CollectedFigure | undefined => {
  const { success, output } = safeParse(FigureSchema, raw);
  return success ? output : undefined;
};

/**
 * Parses a part of the account into its place; one that is missing or damaged is replaced by that of a first visit.
 * Returns false for a damaged one.
 */
export function readIntoAccount<K extends AccountKey>(
  account: { [Key in K]: Account[Key] },
  key: K,
  raw: unknown,
): boolean {
  const schema: GenericSchema<unknown, Account[K]> = ACCOUNT_SCHEMAS[key];
  const { success, output } = safeParse(schema, raw);
  account[key] = success ? output : INITIAL_ACCOUNT[key];
  return success || raw === undefined;
}

export const idsOf = ({ ids }: Edit, account: Account): readonly string[] =>
  typeof ids === "function" ? ids(account) : ids;

/** Whether two plain values are equal; their keys come in the order of the schemas, which defaults share. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The state after an edit. */
export function applyEdit(state: StoreState, edit: Edit): StoreState {
  const { settings, profile, planUse, work } = state;
  const account = { settings, profile, planUse, work };
  const ids = new Set(idsOf(edit, account));
  const figures = new Map(state.figures.flatMap((figure) => (ids.has(figure.id) ? [[figure.id, figure]] : [])));
  edit.apply({ figures, account, displaced: 0 });
  const changed = new Map([...ids].map((id) => [id, figures.get(id)]));
  return { ...state, ...account, figures: mergeById(state.figures, changed) };
}

/** Whether an edit asks for a figure, or changes a part of the account, in which two states differ. */
export function dependsOnDeferred(edit: Edit, before: StoreState, after: StoreState): boolean {
  const next = applyEdit(after, edit);
  if (ACCOUNT_KEYS.some((key) => before[key] !== after[key] && after[key] !== next[key])) return true;
  const find = ({ figures }: StoreState, id: string) => figures.find((figure) => figure.id === id);
  return idsOf(edit, after).some((id) => find(before, id) !== find(after, id));
}

/** The list with some figures changed in place, added at its end, or (undefined) taken out. */
export function mergeById(
  list: readonly CollectedFigure[],
  changed: ReadonlyMap<string, CollectedFigure | undefined>,
): readonly CollectedFigure[] {
  if (changed.size === 0) return list;
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
