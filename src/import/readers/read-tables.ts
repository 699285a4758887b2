import Papa from "papaparse";
import { DATA_COPY_SOURCES } from "../data-copy.ts";
import type { FoundText } from "../found-profile.ts";
import { foundLine, foundName, foundSkills, foundSummary, toProfile } from "../found-text.ts";
import { failed, type ImportResult } from "../reader.ts";
import { type DataCopyTable, delimiterOf, isEmptyTable, tableOf } from "./data-copy-table.ts";
import { decodeText } from "./decode-text.ts";

/** The columns that are read. Others, such as addresses and birth dates, are ignored. */
type Column =
  | ("first name" | "last name" | "headline" | "summary" | "industry")
  | ("company name" | "title" | "finished on")
  | "name";
export interface Table {
  readonly name: DataCopyTable;
  readonly rows: readonly Readonly<Partial<Record<Column, string>>>[];
  /** Whether non-ASCII letters are a guess. */
  readonly isGuess: boolean;
}

/** Limits of a table, in bytes and rows. They allow for many times a person's jobs or skills. */
const SIZE_LIMIT = 500_000;
const ROW_LIMIT = 2000;

/** Reads the rows of one of the three files, which it recognizes by the header. */
export function readTable(bytes: Uint8Array): Table | "empty" | "damaged" | undefined {
  const decoded = decodeText(bytes, SIZE_LIMIT);
  const text = decoded.text.trimStart();
  if (isEmptyTable(text)) return "empty";
  const lines = text.replace(/\r\n?/g, "\n");
  const [header = ""] = lines.split("\n", 1);
  const name = tableOf(header);
  if (!name) return undefined;
  const { data, errors } = Papa.parse<Table["rows"][number]>(lines, {
    header: true,
    transformHeader: (column) => column.trim().toLowerCase(),
    worker: false,
    newline: "\n",
    delimiter: delimiterOf(header),
    preview: ROW_LIMIT,
    skipEmptyLines: "greedy",
  });
  // If a quote is never closed, the last row contains the rest of the file and is dropped.
  const isOpen = errors.some(({ code }) => code === "MissingQuotes");
  const rows = isOpen ? data.slice(0, -1) : data;
  return isOpen && rows.length === 0 ? "damaged" : { name, rows, isGuess: decoded.isGuess };
}

/** Matches names in Chinese, Korean or Japanese letters, which start with the family name and have no space. */
const IS_FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]+$/u;
const fullName = (first = "", last = "") =>
  IS_FAMILY_FIRST.test(first.trim()) && IS_FAMILY_FIRST.test(last.trim())
    ? last.trim() + first.trim()
    : [first, last].filter((part) => /\p{L}/u.test(part)).join(" ");

/** Reads the profile in the tables of a data copy. `isAlone` means that its other files are missing, and not empty. */
export function readTables(tables: readonly Table[], isAlone: boolean): ImportResult {
  const rowsOf = (name: DataCopyTable) => tables.filter((table) => table.name === name).flatMap(({ rows }) => rows);
  const people = rowsOf("profile");
  const names = new Set(people.map((row) => fullName(row["first name"], row["last name"])));
  if (names.size > 1) return failed("severalPeople");
  const [person] = people;
  const current = rowsOf("positions").filter((row) => !/[\p{L}\p{N}]/u.test(row["finished on"] ?? ""));
  const guessed = new Set(tables.filter(({ isGuess }) => isGuess).map(({ name }) => name));
  const asSure = (name: DataCopyTable, found: FoundText | undefined): FoundText | undefined =>
    found && guessed.has(name) && /\P{ASCII}/u.test(found.text) ? { ...found, isUncertain: true } : found;
  const skills = foundSkills(
    rowsOf("skills").map(({ name }) => name),
    DATA_COPY_SOURCES.skills,
  ).flatMap((skill) => asSure("skills", skill) ?? []);
  const texts = {
    name: asSure("profile", foundName([...names][0], DATA_COPY_SOURCES.profile)),
    headline: asSure("profile", foundLine(person?.headline, DATA_COPY_SOURCES.profile)),
    summary: asSure("profile", foundSummary(person?.summary, DATA_COPY_SOURCES.profile)),
    industry: asSure("profile", foundLine(person?.industry, DATA_COPY_SOURCES.profile)),
  };
  const jobs = current.flatMap((row) => {
    const title = asSure("positions", foundLine(row.title, DATA_COPY_SOURCES.position));
    return title ? { title, company: row["company name"] ?? "" } : [];
  });
  const all = [...Object.values(texts), ...jobs.map(({ title }) => title), ...skills];
  const isGuess = guessed.size > 0 && all.some((text) => text?.isUncertain);
  const profile = toProfile({
    ...texts,
    jobs,
    skills,
    gaps: [...(isAlone && person ? (["onlyProfile"] as const) : []), ...(isGuess ? (["guessedLetters"] as const) : [])],
  });
  return profile ? { kind: "profile", profile } : failed("empty");
}
