/** The files in LinkedIn's data copy that are read. */
export type DataCopyTable = "profile" | "positions" | "skills";

/** Guesses the column separator from a CSV header. Excel writes the usual separator of the country. */
export function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((most, next) => (count(next) > count(most) ? next : most));
}

/** Recognizes a table by its header. Columns can be in any order, and Excel may have added empty ones. */
export function tableOf(header: string): DataCopyTable | undefined {
  const names = header
    .split(delimiterOf(header))
    .map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim()
        .toLowerCase(),
    )
    .filter(Boolean);
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  // The headline is required, because Connections.csv also has first and last names: those of other people.
  if (has("first name", "last name", "headline")) return "profile";
  if (has("company name", "title", "finished on")) return "positions";
  return names.length === 1 && has("name") ? "skills" : undefined;
}

/** Whether a file says that a table has no rows, like "No skills found". */
export const isEmptyTable = (text: string): boolean =>
  text.length < 200 && /^\s*"?no\b[^\n]*\bfound\b[.!]?"?\s*$/i.test(text);
