import type { FigureLook, LookField } from "./fields.ts";

/** The label of an option, alone or with further search words. */
export type OptionWords = string | readonly [label: string, search: string];

/** The label of a field, search words for all its options, and the words of each option. Flags have no options. */
type FieldWords<Value> = { readonly label: string; readonly search?: string } & ([Value] extends [string]
  ? { readonly options: Readonly<Record<Value, OptionWords>> }
  : unknown);

/** The words of the named fields. */
export type WordsOf<Name extends LookField> = { readonly [Field in Name]: FieldWords<FigureLook[Field]> };

export const labelOf = (words: OptionWords): string => (typeof words === "string" ? words : words[0]);
/** The further search words of an option, or "". */
export const searchOf = (words: OptionWords): string => (typeof words === "string" ? "" : words[1]);
