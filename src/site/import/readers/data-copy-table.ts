/** The files in LinkedIn's data copy that are read. */
export type DataCopyTable = "profile" | "positions" | "skills";

/** The column separator: Excel uses its country's. */
export function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((most, next) => (count(next) > count(most) ? next : most));
}

/** The table that a file's first line is the header of. Columns can be in any order, and Excel adds empty ones. */
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
  // Connections.csv also has names, of other people, but no headline.
  if (has("first name", "last name", "headline")) return "profile";
  if (has("company name", "title", "finished on")) return "positions";
  return names.length === 1 && has("name") ? "skills" : undefined;
}

/** The complete text of a table without rows: "No skills found". */
export const isEmptyTable = (text: string): boolean =>
  text.length < 200 && /^\s*"?no\b[^\n]*\bfound\b[.!]?"?\s*$/i.test(text);
