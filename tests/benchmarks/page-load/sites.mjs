import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serve } from "../../serve.mjs";

const DIST = join(import.meta.dirname, "../../../dist");

/** The same pages, styles, fonts and pictures without any script. */
export async function serveBaseline() {
  const folder = await mkdtemp(join(tmpdir(), "baseline-"));
  await cp(DIST, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const file = join(folder, name);
    const page = Buffer.from(withoutScripts(await readFile(file, "utf8")));
    await writeFile(file, page);
    await writeFile(`${file}.br`, brotliCompressSync(page));
    await writeFile(`${file}.gz`, gzipSync(page, { level: 9 }));
  }
  const { url, stop } = await serve({ folder, base: "/" });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param {string} page */
const withoutScripts = (page) =>
  page
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "");
