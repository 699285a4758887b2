import { detectKind, type FileKind, SAMPLE_SIZE } from "./detect-kind.ts";
import { failed, type ImportResult, type Reader, type ReaderContext } from "./reader.ts";

interface KindOfFile {
  /** Largest file that is read, in bytes. */
  readonly limit: number;
  /** Fetches the code that reads this kind of file, when a file of the kind is first opened. */
  readonly load: () => Promise<(file: Blob, context: ReaderContext) => Promise<ImportResult>>;
}

const inMemory = (read: Reader) => async (file: Blob, context: ReaderContext) =>
  read(new Uint8Array(await file.arrayBuffer()), context);

const KINDS: Readonly<Record<Exclude<FileKind, "backup" | "other">, KindOfFile>> = {
  pdf: { limit: 8_000_000, load: async () => inMemory((await import("./readers/read-pdf.ts")).readPdf) },
  zip: { limit: 50_000_000, load: async () => (await import("./readers/read-data-copy.ts")).readDataCopy },
  csv: { limit: 8_000_000, load: async () => inMemory((await import("./readers/read-data-copy.ts")).readCsv) },
  picture: { limit: 20_000_000, load: async () => inMemory((await import("./readers/read-picture.ts")).readPicture) },
  svg: { limit: 5_000_000, load: async () => inMemory((await import("./readers/read-picture.ts")).readSvg) },
};

/** Detects the kind of a file and reads it. Never rejects. */
export async function readFile(file: Blob, context: ReaderContext): Promise<ImportResult> {
  if (file.size === 0) return failed("empty");
  const sample = await file
    .slice(0, SAMPLE_SIZE)
    .arrayBuffer()
    .catch(() => undefined);
  if (!sample) return failed("damaged");
  const kind = detectKind(new Uint8Array(sample));
  if (kind === "backup") return { kind };
  if (kind === "other") return failed("unknownKind");
  const { limit, load } = KINDS[kind];
  if (file.size > limit) return failed("unsafe");
  const loading = load().catch(() => undefined);
  context.onFetch?.(loading);
  const read = await loading;
  return read ? read(file, context).catch(() => failed("damaged")) : failed("offline");
}
