// Writes valid and invalid ZIP files with Node's deflate.
import { crc32, deflateRawSync } from "node:zlib";

export interface Entry {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  /** Whether the sizes are written after the content, as programs do that stream ZIP files. */
  readonly hasDescriptor?: boolean;
  /** False values in the central directory. */
  readonly lie?: Partial<Record<"size" | "packedSize" | "crc" | "start" | "flags" | "method", number>>;
  /** The compressed bytes, if they are not the deflated content. */
  readonly packed?: Uint8Array;
}

export interface ZipOptions {
  /** False values in the end record of the central directory. */
  readonly count?: number;
  readonly directorySize?: number;
  readonly directoryStart?: number;
  readonly comment?: string;
}

const uint16 = (value: number) => [value & 255, (value >>> 8) & 255];
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)];
const bytes = (content: string | Uint8Array) => (typeof content === "string" ? Buffer.from(content) : content);

export function zip(entries: readonly Entry[], options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    at += part.length;
  };
  for (const { path, content, isStored, hasDescriptor, lie = {}, packed: given } of entries) {
    const name = Buffer.from(path);
    const plain = bytes(content);
    const packed = given ?? (isStored ? plain : deflateRawSync(plain));
    const size = lie.size ?? plain.length;
    const packedSize = lie.packedSize ?? packed.length;
    const crc = lie.crc ?? crc32(plain);
    const flags = (lie.flags ?? 0) | 0x800 | (hasDescriptor ? 8 : 0);
    const head = [...uint16(20), ...uint16(flags), ...uint16(lie.method ?? (isStored ? 0 : 8)), ...uint32(0)];
    const sizes = [...uint32(crc), ...uint32(packedSize), ...uint32(size)];
    const local = hasDescriptor ? [...uint32(0), ...uint32(0), ...uint32(0)] : sizes;
    const start = lie.start ?? at;
    add(Uint8Array.from([...uint32(0x04034b50), ...head, ...local, ...uint16(name.length), ...uint16(0), ...name]));
    add(packed);
    if (hasDescriptor) add(Uint8Array.from([...uint32(0x08074b50), ...sizes]));
    directory.push(
      Uint8Array.from([
        ...[...uint32(0x02014b50), ...uint16(20), ...head, ...sizes],
        ...[...uint16(name.length), ...uint16(0), ...uint16(0), ...uint16(0), ...uint16(0), ...uint32(0)],
        ...[...uint32(start), ...name],
      ]),
    );
  }
  const start = options.directoryStart ?? at;
  const comment = Buffer.from(options.comment ?? "");
  const size = options.directorySize ?? directory.reduce((sum, part) => sum + part.length, 0);
  const count = options.count ?? entries.length;
  for (const part of directory) add(part);
  add(
    Uint8Array.from([
      ...[...uint32(0x06054b50), ...uint16(0), ...uint16(0), ...uint16(count), ...uint16(count)],
      ...[...uint32(size), ...uint32(start), ...uint16(comment.length), ...comment],
    ]),
  );
  const file = new Uint8Array(at);
  let to = 0;
  for (const part of parts) {
    file.set(part, to);
    to += part.length;
  }
  return file;
}
