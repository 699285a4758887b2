import { failed, type ImportResult, type Reader, type ReaderContext } from "../reader.ts";
import { readTable, readTables, type Table } from "./read-tables.ts";
import { inflateEntry, readDirectory, type ZipEntry } from "./zip.ts";

/** The names of the three files in several languages. The headers in the files are always English. */
const FILES = new Set(
  `profile profil perfil profilo profiel
  positions positionen berufserfahrung postes puestos posiciones cargos posições posizioni posities functies
  befattningar positioner
  skills kenntnisse compétences aptitudes competências competenze vaardigheden kompetenser`
    .split(/\s+/)
    .map((name) => `${name}.csv`),
);

const FILE_NAME = /[^/\\]*$/;
const lowerCase = (path: string): string => path.normalize("NFC").toLowerCase();
const nameOf = ({ path }: ZipEntry): string => FILE_NAME.exec(lowerCase(path))?.[0] ?? "";
const folderOf = ({ path }: ZipEntry): string => lowerCase(path).replace(FILE_NAME, "");

/** Selects the three files, all from one folder: the one with the most of them, or the first of several. */
function selectEntries(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  const copies = new Map<string, ZipEntry[]>();
  for (const entry of entries.filter((entry) => FILES.has(nameOf(entry))))
    copies.set(folderOf(entry), [...(copies.get(folderOf(entry)) ?? []), entry]);
  const [most = []] = [...copies.values()].sort((a, b) => b.length - a.length);
  return most;
}

/**
 * Whether a ZIP contains another ZIP or a PDF, which may be the file to read, and no CSV files, which a data copy has.
 */
function isWrapper(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(nameOf);
  return names.some((name) => /\.(?:zip|pdf)$/.test(name)) && !names.some((name) => name.endsWith(".csv"));
}

/**
 * Reads LinkedIn's data copy, a ZIP. Because the ZIP can be large, only its directory and three of its files are loaded
 * into memory: Profile.csv, Positions.csv and Skills.csv.
 */
export async function readDataCopy(file: Blob, { onProgress }: ReaderContext): Promise<ImportResult> {
  const entries = await readDirectory(file);
  if (typeof entries === "string") return failed(entries);
  const selected = selectEntries(entries);
  if (selected.length > 3 || new Set(selected.map(({ path }) => path)).size < selected.length) return failed("unsafe");
  const tables: Table[] = [];
  for (const [index, entry] of selected.entries()) {
    const content = await inflateEntry(file, entry);
    if (typeof content === "string") return failed(content);
    const table = readTable(content);
    if (table === "damaged") return failed("damaged");
    if (typeof table === "object") tables.push(table);
    onProgress((index + 1) / selected.length);
  }
  if (tables.length > 0) return readTables(tables, selected.length === 1);
  return failed(isWrapper(entries) ? "packedInside" : "noProfile");
}

/** Reads one of the three files outside of a ZIP. Its header shows which one it is. */
export const readCsv: Reader = async (bytes) => {
  const table = readTable(bytes);
  if (table === undefined) return failed("unknownKind");
  return typeof table === "string" ? failed(table) : readTables([table], true);
};
