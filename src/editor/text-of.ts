import type { FigureDesign } from "../figure/schema/design.ts";

export interface FieldText {
  value: string;
  /** The text of the figure that the person did not write. */
  placeholder?: string | undefined;
}

/** The text of a detail's field: a value that the person wrote, or a placeholder. */
export function textOf(
  { spec, industry, placeholders }: FigureDesign,
  detail: "name" | "jobTitle" | "industry",
): FieldText {
  const text = detail === "industry" ? industry : spec[detail];
  return placeholders?.includes(detail) ? { value: "", placeholder: text } : { value: text };
}
