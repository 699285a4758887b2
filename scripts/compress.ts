import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const COMPRESSED = [".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".xml"];

/**
 * Writes a .br and a .gz file for every text file, at the highest level, so that a host does not have to compress
 * responses.
 */
export async function compress(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    if (!COMPRESSED.includes(extname(name))) continue;
    const bytes = await readFile(join(out, name));
    await writeFile(join(out, `${name}.br`), brotliCompressSync(bytes));
    await writeFile(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
