import type { HairColor } from "../parts/colors/options.ts";

/** The pill that made the figure: blue for a hero, red for a villain (specification §1). */
export type CharacterType = "hero" | "villain";
export const CHARACTER_TYPES = ["hero", "villain"] as const satisfies readonly CharacterType[];

/** Ids of options, as a list or as the keys of a table. */
type Options = readonly string[] | Readonly<Record<string, unknown>>;
type IdOf<List extends Options> = List extends readonly (infer Id)[] ? Id : keyof List;

/** One field of a figure's looks. */
export interface Field<Value> {
  /** Whether the value is a boolean. */
  readonly isFlag: boolean;
  /** The values in the order of the code. Append new ones; never move, rename or remove one. */
  readonly options: (type: CharacterType) => readonly Value[];
  /** Width of a value's index in a code of version 2, in bits. Never changes once published. */
  readonly bits: number;
  /** Returns the value used when none is given. */
  readonly fallback: (spec: { readonly type: CharacterType; readonly hairColor: HairColor }) => Value;
  /** The code version that introduced the field. Figures saved by an earlier version lack it. */
  readonly since: 1 | 2;
}

interface Settings<Value> {
  readonly bits: number;
  /** A value, or a function of the type and the hair color. */
  readonly fallback: Value | Field<Value>["fallback"];
  /** @default 1 */
  readonly since?: 1 | 2;
}

const idsOf = <List extends Options>(options: List): readonly IdOf<List>[] =>
  (Array.isArray(options) ? options : Object.keys(options)) as readonly IdOf<List>[];

/** A field with one list of options. */
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

/** A field whose options depend on the type. The fallback is the type's first option. */
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

/** A field that is true or false, false by default. */
export const flag = ({ since = 1 }: { since?: 1 | 2 } = {}): Field<boolean> => ({
  isFlag: true,
  options: () => OFF_ON,
  bits: 1,
  fallback: () => false,
  since,
});

/** Ids of a table's options whose drawings are part of the first load. */
export type Classic<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly isClassic: true } ? Id : never;
}[keyof Table];

/** The pack that draws a row: its own, or that of its kind. */
type PackOf<Row> = Row extends { readonly pack: infer Pack }
  ? Pack
  : Row extends { readonly kind: infer Kind }
    ? Kind
    : never;

/** Ids of a table's options that `Pack` draws. */
export type InPack<Table, Pack> = {
  [Id in Exclude<keyof Table, Classic<Table>>]: PackOf<Table[Id]> extends Pack ? Id : never;
}[Exclude<keyof Table, Classic<Table>>];
