import type { FigureLook, LookField } from "./fields.ts";

/** The label of an option, optionally with more words that find it in the search. */
export type OptionWords = string | readonly [label: string, search: string];

/**
 * The label of a field, words that find all its options in the search, and the words of each option. Boolean fields
 * have no options.
 */
type FieldWords<Value> = { readonly label: string; readonly search?: string } & ([Value] extends [string]
  ? { readonly options: Readonly<Record<Value, OptionWords>> }
  : unknown);

/** The labels and search words of the named fields. */
export type WordsOf<Name extends LookField> = { readonly [Field in Name]: FieldWords<FigureLook[Field]> };

export const labelOf = (words: OptionWords): string => (typeof words === "string" ? words : words[0]);
/** Returns the extra search words of an option, or "". */
export const searchOf = (words: OptionWords): string => (typeof words === "string" ? "" : words[1]);
