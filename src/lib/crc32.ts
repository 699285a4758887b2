import { memoize } from "./memoize.ts";

const table = memoize(() =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
    return rest;
  }),
);

/** The checksum that ZIP and PNG files use (ISO 3309), as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  const steps = table();
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (steps[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
