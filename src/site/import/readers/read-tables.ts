import Papa from "papaparse";
import { DATA_COPY_SOURCES } from "../../../domain/data-copy.ts";
import type { ImportResult } from "../reader.ts";
import { cleanHeader, type DataCopyTable, delimiterOf, isEmptyTable, tableOf } from "./data-copy-table.ts";
import { foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";

type Row = Readonly<Record<string, string>>;
export interface Table {
  readonly name: DataCopyTable;
  readonly rows: readonly Row[];
}

/** Most rows that are read: many times what a person has of jobs or skills. */
const ROW_LIMIT = 2000;

/** The rows of one of the three files, known by its header; "damaged" where a quote is never closed. */
export function readTable(text: string): Table | "empty" | "damaged" | undefined {
  if (isEmptyTable(text)) return "empty";
  const lines = text.replace(/\r\n?/g, "\n").trimStart();
  const { data, errors, meta } = Papa.parse<Row>(lines, {
    header: true,
    worker: false,
    newline: "\n",
    delimiter: delimiterOf(lines.slice(0, lines.indexOf("\n")).slice(0, 2000) || lines.slice(0, 2000)),
    preview: ROW_LIMIT,
    skipEmptyLines: "greedy",
    transformHeader: cleanHeader,
  });
  const name = tableOf(meta.fields ?? []);
  if (!name) return undefined;
  return errors.some(({ code }) => code === "MissingQuotes") ? "damaged" : { name, rows: data };
}

/** Chinese and Korean names stand with the family's first and without a space. */
const IS_FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]+$/u;
const fullName = (first = "", last = "") =>
  IS_FAMILY_FIRST.test(first.trim()) && IS_FAMILY_FIRST.test(last.trim())
    ? last.trim() + first.trim()
    : [first, last].filter((part) => /\p{L}/u.test(part)).join(" ");

/** What the tables of one data copy tell; `isAlone` where its other files are missing, not empty. */
export function readTables(tables: readonly Table[], isAlone: boolean): ImportResult {
  const rowsOf = (name: DataCopyTable) => tables.filter((table) => table.name === name).flatMap(({ rows }) => rows);
  const people = rowsOf("profile");
  const names = new Set(people.map((row) => fullName(row["first name"], row["last name"])));
  if (names.size > 1) return { kind: "error", error: "severalPeople" };
  const [person] = people;
  const current = rowsOf("positions").find(
    (row) => row.title?.trim() && !/[\p{L}\p{N}]/u.test(row["finished on"] ?? ""),
  );
  const found = {
    name: foundName([...names][0], DATA_COPY_SOURCES.profile),
    title: foundLine(current?.title, DATA_COPY_SOURCES.position),
    headline: foundLine(person?.headline, DATA_COPY_SOURCES.profile),
    summary: foundSummary(person?.summary, DATA_COPY_SOURCES.profile),
    industry: foundLine(person?.industry, DATA_COPY_SOURCES.profile),
    skills: foundSkills(
      rowsOf("skills").map(({ name }) => name),
      DATA_COPY_SOURCES.skills,
    ),
    gaps: isAlone && person ? (["onlyProfile"] as const) : [],
  };
  return profileResult(found, { kind: "error", error: "empty" });
}
