import type { Reader } from "../reader.ts";
import { readTable, readTables } from "./read-tables.ts";

/** Reads Profile.csv, Positions.csv or Skills.csv of a LinkedIn data copy, which their headers distinguish. */
export const readCsv: Reader = async (bytes) => {
  const table = readTable(bytes);
  if (table === undefined) return { kind: "error", error: "unknownKind" };
  return typeof table === "string" ? { kind: "error", error: table } : readTables([table], true);
};
