import { detectKind, type FileKind, SAMPLE_SIZE } from "./detect-kind.ts";
import type { ImportError, ImportResult, Reader, ReaderContext } from "./reader.ts";

interface KindOfFile {
  /** Largest file that is read, in bytes. */
  readonly limit: number;
  /** Fetches the reader, with the first file of its kind. */
  readonly load: () => Promise<(file: Blob, context: ReaderContext) => Promise<ImportResult>>;
  /** Why it could not be fetched. */
  readonly offline?: ImportError;
}

const inMemory = (read: Reader) => async (file: Blob, context: ReaderContext) =>
  read(new Uint8Array(await file.arrayBuffer()), context);

const PICTURE: KindOfFile = {
  limit: 20_000_000,
  load: async () => inMemory((await import("./readers/read-picture.ts")).readPicture),
};
const KINDS: Readonly<Record<Exclude<FileKind, "backup" | "other">, KindOfFile>> = {
  pdf: {
    limit: 8_000_000,
    load: async () => inMemory((await import("./readers/read-pdf.ts")).readPdf),
    offline: "pdfOffline",
  },
  zip: { limit: 50_000_000, load: async () => (await import("./readers/read-data-copy.ts")).readDataCopy },
  png: PICTURE,
  gif: PICTURE,
  jpeg: PICTURE,
  webp: PICTURE,
  svg: { limit: 2_000_000, load: async () => inMemory((await import("./readers/read-figure.ts")).readSvg) },
  csv: { limit: 8_000_000, load: async () => inMemory((await import("./readers/read-csv.ts")).readCsv) },
};

const failed = (error: ImportError): ImportResult => ({ kind: "error", error });

/** Reads one file. It never rejects. */
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
  const { limit, load, offline = "offline" } = KINDS[kind];
  if (file.size > limit) return failed("unsafe");
  const loading = load().catch(() => undefined);
  context.onFetch?.(loading);
  const read = await loading;
  if (!read) return failed(offline);
  return read(file, context).catch(() => failed("damaged"));
}
