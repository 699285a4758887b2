import type { HairColor } from "../parts/colors/options.ts";

/** The type of the figure: a hero (blue pill) or a villain (red pill). See specification §1. */
export type CharacterType = "hero" | "villain";
export const CHARACTER_TYPES = ["hero", "villain"] as const satisfies readonly CharacterType[];

/** A list of option ids, or a table with the ids as keys. */
type Options = readonly string[] | Readonly<Record<string, unknown>>;
type IdOf<List extends Options> = List extends readonly (infer Id)[] ? Id : keyof List;

/** One field of a figure's looks. */
export interface Field<Value> {
  /** Whether the value is a boolean. */
  readonly isFlag: boolean;
  /**
   * The possible values. Figure codes store an index into this list: append new values; never move, rename or remove
   * one.
   */
  readonly options: (type: CharacterType) => readonly Value[];
  /** Number of bits of the value's index in a figure code. Never change it once published. */
  readonly bits: number;
  /** Returns the default value. */
  readonly fallback: (spec: { readonly type: CharacterType; readonly hairColor: HairColor }) => Value;
}

interface Settings<Value> {
  readonly bits: number;
  /** A default value, or a function that returns it for the type and the hair color. */
  readonly fallback: Value | Field<Value>["fallback"];
}

const idsOf = <List extends Options>(options: List): readonly IdOf<List>[] =>
  (Array.isArray(options) ? options : Object.keys(options)) as readonly IdOf<List>[];

/** Creates a field with the same options for both types. */
export function choice<const List extends Options>(list: List, settings: Settings<IdOf<List>>): Field<IdOf<List>> {
  const { bits, fallback } = settings;
  const options = idsOf(list);
  return {
    isFlag: false,
    options: () => options,
    bits,
    fallback: typeof fallback === "function" ? (fallback as Field<IdOf<List>>["fallback"]) : () => fallback,
  };
}

/** Creates a field whose options depend on the type. The default is the type's first option. */
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
  };
}

const OFF_ON = [false, true] as const;

/** Creates a boolean field that is false by default. */
export const flag = (): Field<boolean> => ({
  isFlag: true,
  options: () => OFF_ON,
  bits: 1,
  fallback: () => false,
});

/** Ids of the table's options whose drawings are in the initial bundle rather than in a pack. */
export type Classic<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly isClassic: true } ? Id : never;
}[keyof Table];

/** Ids of the table's options of a kind whose drawings are in a pack. */
export type Packed<Table, Kind> = Exclude<
  { [Id in keyof Table]: Table[Id] extends { readonly kind: Kind } ? Id : never }[keyof Table],
  Classic<Table>
>;
