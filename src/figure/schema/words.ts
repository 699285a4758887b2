import type { FigureLook, LookField } from "./fields.ts";

/** The name of an option, and what else people search for. */
export type OptionWords = string | readonly [label: string, search: string];

/** The name of a field, what else its options are found by, and the names of its options. */
export interface FieldWords<Value> {
  readonly label: string;
  readonly search?: string;
  readonly options?: Value extends string ? Readonly<Record<Value, OptionWords>> : never;
}

/** The words of some fields: a field that is not a flag names each of its options. */
export type WordsOf<Name extends LookField> = {
  readonly [Field in Name]: FigureLook[Field] extends boolean
    ? Omit<FieldWords<FigureLook[Field]>, "options">
    : FieldWords<FigureLook[Field]> & { readonly options: Readonly<Record<FigureLook[Field] & string, OptionWords>> };
};
