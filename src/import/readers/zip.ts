import { crc32 } from "../../lib/crc32.ts";
import type { ImportError } from "../reader.ts";
import { inflate } from "./inflate.ts";

/** An entry in a ZIP's directory; sizes in bytes. */
export interface ZipEntry {
  readonly path: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Offset of the entry's local header in the file. */
  readonly start: number;
}

const ENTRY_LIMIT = 2000;
/** Largest entry that is inflated, in bytes. */
const SIZE_LIMIT = 8_000_000;
/** The largest possible packed size of an entry, with some margin: deflate adds at most 5 bytes per 16 KB. */
const largestPacked = (size: number) => size + size / 1000 + 1000;

const END = { signature: 0x06054b50, size: 22, commentLimit: 65_535 };
const DIRECTORY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
/** Maximum size of the directory, including the entries' names and extra fields, in bytes. */
const DIRECTORY_LIMIT = 4_000_000;

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

/**
 * Reads a ZIP's directory. Returns "unsafe" if entries overlap, if there are more than 2,000, if an offset is outside
 * the file, or for ZIP64, which no file below 4 GB needs.
 */
export async function readDirectory(file: Blob): Promise<readonly ZipEntry[] | ImportError> {
  const tailStart = Math.max(0, file.size - END.size - END.commentLimit);
  const tail = await viewOf(file, tailStart, file.size);
  let end = tail.byteLength - END.size;
  while (end >= 0 && tail.getUint32(end, true) !== END.signature) end--;
  if (end < 0) return "damaged";
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (count > ENTRY_LIMIT || size > DIRECTORY_LIMIT || start + size > tailStart + end) return "unsafe";

  const directory = await viewOf(file, start, start + size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + DIRECTORY.size <= size && directory.getUint32(at, true) === DIRECTORY.signature) {
    const pathEnd = at + DIRECTORY.size + directory.getUint16(at + 28, true);
    if (pathEnd > size || entries.length === count) return "unsafe";
    entries.push({
      path: new TextDecoder().decode(directory.buffer.slice(at + DIRECTORY.size, pathEnd)),
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      start: directory.getUint32(at + 42, true),
    });
    at = pathEnd + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  if (entries.length !== count) return "damaged";
  return hasOverlap(entries, start) ? "unsafe" : entries;
}

function hasOverlap(entries: readonly ZipEntry[], end: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start, packedSize }, index) => {
    const next = inOrder[index + 1]?.start ?? end;
    return start + LOCAL.size + packedSize > next;
  });
}

/** Reads an entry. Counts the inflated bytes, so that an entry that is larger than it claims is "unsafe". */
export async function inflateEntry(file: Blob, entry: ZipEntry): Promise<Uint8Array | ImportError> {
  const { isEncrypted, method, crc, packedSize, size, start } = entry;
  if (isEncrypted) return "locked";
  if (size > SIZE_LIMIT || packedSize > largestPacked(size)) return "unsafe";
  const local = await viewOf(file, start, start + LOCAL.size);
  if (local.byteLength < LOCAL.size || local.getUint32(0, true) !== LOCAL.signature) return "damaged";
  const from = start + LOCAL.size + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = new Uint8Array(await file.slice(from, from + packedSize).arrayBuffer());
  if (packed.length < packedSize) return "damaged";
  if (method !== 0 && method !== 8) return "damaged";
  const content = method === 0 ? packed : await inflate(packed, "deflate-raw", size);
  if (typeof content === "string") return content;
  if (content.length !== size) return "unsafe";
  return crc32(content) === crc ? content : "damaged";
}
