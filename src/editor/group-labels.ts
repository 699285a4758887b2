import type { LookField } from "../figure/schema/fields.ts";
import { labelOf, type OptionWords, searchOf } from "../figure/schema/words.ts";
import type { EditorGroup, Toggle } from "./group.tsx";
import type { EditorLabels } from "./labels.ts";

/** A type that the names and search words of every field match. */
interface AnyWords {
  readonly label: string;
  readonly search?: string;
  readonly options?: Readonly<Record<string, OptionWords>>;
}
const wordsOf = (field: LookField, labels: EditorLabels): AnyWords => labels.fields[field];

export const groupLabel = ({ id }: EditorGroup, { groups, fields }: EditorLabels): string =>
  id in groups ? groups[id as keyof typeof groups] : fields[id as LookField].label;

export const optionLabel = (field: LookField, option: string, labels: EditorLabels): string =>
  labelOf(wordsOf(field, labels).options?.[option] ?? option);

/** The name of a checkbox: the name of the option that it sets or, for a boolean field, the name of the field. */
export const toggleLabel = ({ field, on }: Toggle, labels: EditorLabels): string =>
  typeof on === "string" ? optionLabel(field, on, labels) : wordsOf(field, labels).label;

/** The search words of a field and its option, which find the option in addition to its name. */
export function searchWords(field: LookField, option: string | undefined, labels: EditorLabels): string {
  const { search = "", options } = wordsOf(field, labels);
  return `${search} ${searchOf(options?.[option ?? ""] ?? "")}`;
}
