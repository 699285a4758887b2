import { type GenericSchema, safeParse } from "valibot";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { StorageErrorCode } from "./database.ts";
import { ACCOUNT_SCHEMAS, type Account, type AccountKey, FigureSchema, INITIAL_ACCOUNT } from "./schema.ts";

/** What is kept on this device, as this tab knows it. */
export interface StoreState extends Account {
  /** Until it is read, the figures are the samples of a first visit. */
  readonly phase: "loading" | "ready";
  /** Whether the device's figures were read; until then they are the samples and what was made in this tab. */
  readonly isRead: boolean;
  readonly figures: readonly CollectedFigure[];
  /** Why changes are not kept at the moment; they live on in this tab. */
  readonly storageError: StorageErrorCode | null;
  /** Records that could not be read, as they stand. They are left where they are. */
  readonly damaged: readonly unknown[];
}

/** What an edit may read and write: the figures it asked for, and the account. */
export interface Transaction {
  readonly figures: Map<string, CollectedFigure>;
  readonly account: { -readonly [K in AccountKey]: Account[K] };
}

/**
 * A change of some figures (by id, or by ids that follow from the account) and of the account. `apply` runs on a draft,
 * as often as it is needed.
 */
export interface Edit {
  readonly ids: readonly string[] | ((account: Account) => readonly string[]);
  readonly apply: (draft: Transaction) => void;
}

export const INITIAL_STATE: StoreState = {
  ...INITIAL_ACCOUNT,
  phase: "loading",
  isRead: false,
  figures: SAMPLE_COLLECTION,
  storageError: null,
  damaged: [],
};

export const ACCOUNT_KEYS = Object.keys(ACCOUNT_SCHEMAS) as AccountKey[];

export const parseFigure = (raw: unknown): CollectedFigure | undefined => {
  const { success, output } = safeParse(FigureSchema, raw);
  return success ? output : undefined;
};

/**
 * Puts a part of the account where it belongs; what is missing or damaged gives way to that of a first visit. Returns
 * false for a damaged one.
 */
export function parseInto<K extends AccountKey>(account: { [Key in K]: Account[Key] }, key: K, raw: unknown): boolean {
  const schema: GenericSchema<unknown, Account[K]> = ACCOUNT_SCHEMAS[key];
  const { success, output } = safeParse(schema, raw);
  account[key] = success ? output : INITIAL_ACCOUNT[key];
  return success || raw === undefined;
}

export const idsOf = ({ ids }: Edit, account: Account): readonly string[] =>
  typeof ids === "function" ? ids(account) : ids;

/** Whether two plain values hold the same; the order of their keys comes from one place. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function beginTransaction(
  { figures, settings, profile, planUse, work }: StoreState,
  ids: readonly string[],
): Transaction {
  const wanted = new Set(ids);
  return {
    figures: new Map(figures.filter(({ id }) => wanted.has(id)).map((figure) => [figure.id, figure])),
    account: { settings, profile, planUse, work },
  };
}

/** The state with what a draft of these ids holds. */
export const mergeTransaction = (
  state: StoreState,
  ids: readonly string[],
  { figures, account }: Transaction,
): StoreState => ({
  ...state,
  ...account,
  figures: mergeById(state.figures, new Map(ids.map((id) => [id, figures.get(id)]))),
});

export function applyEdit(state: StoreState, edit: Edit): StoreState {
  const ids = idsOf(edit, state);
  const draft = beginTransaction(state, ids);
  edit.apply(draft);
  return mergeTransaction(state, ids, draft);
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
