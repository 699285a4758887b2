/** The files of LinkedIn's data copy that are opened. */
export type DataCopyTable = "profile" | "positions" | "skills";

/** The character between the columns: Excel takes that of its country. */
export function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((most, next) => (count(next) > count(most) ? next : most));
}

/** Which table a file's first line is the header of. Columns may be in any order, and Excel adds empty ones. */
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
  // Connections.csv has names too, and no headline: they are other people's.
  if (has("first name", "last name", "headline")) return "profile";
  if (has("company name", "title", "finished on")) return "positions";
  return names.length === 1 && has("name") ? "skills" : undefined;
}

/** The whole text of a table without rows: "No skills found". */
export const isEmptyTable = (text: string): boolean =>
  text.length < 200 && /^\s*"?no\b[^\n]*\bfound\b[.!]?"?\s*$/i.test(text);
