import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const ROOT = join(import.meta.dirname, "../../..");
const DIST = join(ROOT, "dist");

/** Serves a folder as `npm start` does, on a free port. @param {string} [folder] */
export async function serve(folder = DIST) {
  const server = spawn(process.execPath, [join(ROOT, "scripts/serve.mjs"), folder], {
    env: { ...process.env, PORT: "0", BASE_PATH: "/" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  if (server.exitCode !== null) throw new Error("The site could not be served.");
  return { address: String(line).trim(), stop: () => server.kill() };
}

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
  const { address, stop } = await serve(folder);
  return {
    address,
    stop: async () => {
      stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** @param {string} page */
const withoutScripts = (page) =>
  page
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, "");
