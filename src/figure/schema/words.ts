import type { FigureLook, LookField } from "./fields.ts";

/** The name of an option, and what else people search for. */
export type OptionWords = string | readonly [label: string, search: string];

/** The name of a field, what else its options are found by, and the names of its options: a flag has none. */
type FieldWords<Value> = { readonly label: string; readonly search?: string } & ([Value] extends [string]
  ? { readonly options: Readonly<Record<Value, OptionWords>> }
  : unknown);

/** The words of some fields. */
export type WordsOf<Name extends LookField> = { readonly [Field in Name]: FieldWords<FigureLook[Field]> };

/** The name of an option. */
export const labelOf = (words: OptionWords): string => (typeof words === "string" ? words : words[0]);
/** What else it is found by. */
export const searchOf = (words: OptionWords): string => (typeof words === "string" ? "" : words[1]);
