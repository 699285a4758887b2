import type { HairColor } from "../parts/colors/options.ts";

/** Which pill made the figure: blue for hero, red for villain (specification §1). */
export type CharacterType = "hero" | "villain";
export const CHARACTER_TYPES = ["hero", "villain"] as const satisfies readonly CharacterType[];

/** Ids to choose from, as a list or as the keys of a table. */
type Options = readonly string[] | Readonly<Record<string, unknown>>;
type IdOf<List extends Options> = List extends readonly (infer Id)[] ? Id : keyof List;

/** One choice of a figure's looks. */
export interface Field<Value> {
  /** Something that a figure has or has not. */
  readonly isFlag: boolean;
  /** The values in the order of the code: new ones go to the end, none is ever moved, renamed or removed. */
  readonly options: (type: CharacterType) => readonly Value[];
  /** Bits of a value's place in a code of version 2. A published width never changes. */
  readonly bits: number;
  /** The value where none is given. */
  readonly fallback: (spec: { readonly type: CharacterType; readonly hairColor: HairColor }) => Value;
  /** The version that brought the field: what was saved before lacks it. */
  readonly since: 1 | 2;
}

interface Settings<Value> {
  readonly bits: number;
  /** A value, or what follows from the type or from the color of the hair. */
  readonly fallback: Value | Field<Value>["fallback"];
  /** @default 1 */
  readonly since?: 1 | 2;
}

const idsOf = <List extends Options>(options: List): readonly IdOf<List>[] =>
  (Array.isArray(options) ? options : Object.keys(options)) as readonly IdOf<List>[];

/** One of a list. */
export function choice<const List extends Options>(list: List, settings: Settings<IdOf<List>>): Field<IdOf<List>> {
  const { bits, fallback, since = 1 } = settings;
  const options = idsOf(list);
  return {
    isFlag: false,
    options: () => options,
    bits,
    fallback: typeof fallback === "function" ? (fallback as Field<IdOf<List>>["fallback"]) : () => fallback,
    since,
  };
}

/** One of the lists of the two types; the first of a type where none is given. */
export function byType<const Lists extends Readonly<Record<CharacterType, Options>>>(
  lists: Lists,
  { bits }: Pick<Settings<never>, "bits">,
): Field<IdOf<Lists[CharacterType]>> {
  type Id = IdOf<Lists[CharacterType]>;
  const options = { hero: idsOf(lists.hero), villain: idsOf(lists.villain) } as Record<CharacterType, readonly Id[]>;
  return {
    isFlag: false,
    options: (type) => options[type],
    bits,
    fallback: ({ type }) => options[type][0] as Id,
    since: 1,
  };
}

const OFF_ON = [false, true] as const;

/** Something that a figure has or has not. */
export const flag = ({ since = 1 }: { since?: 1 | 2 } = {}): Field<boolean> => ({
  isFlag: true,
  options: () => OFF_ON,
  bits: 1,
  fallback: () => false,
  since,
});

/** Ids of the rows of a table that every figure brings the drawings of. */
export type Classic<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly isClassic: true } ? Id : never;
}[keyof Table];

/** Ids of the rows that the pack of a kind draws. */
export type InPack<Table, Kind> = {
  [Id in Exclude<keyof Table, Classic<Table>>]: Table[Id] extends { readonly kind: Kind } ? Id : never;
}[Exclude<keyof Table, Classic<Table>>];
