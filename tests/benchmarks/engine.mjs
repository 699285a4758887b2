import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Bundles source files like a consumer's build: minified, for production, without React.
 * @param {string[]} files below src
 * @param {string} [folder] for the bundles; without it they stay in memory
 */
async function bundle(files, folder) {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // Set explicitly, because a test runner sets NODE_ENV differently.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir: folder ?? "dist",
      emptyOutDir: false,
      write: folder !== undefined,
      minify: true,
      // Omits Vite's helper for dynamic imports, which an app contains anyway.
      ssr: true,
      rolldownOptions: {
        input: files.map((file) => join(ROOT, "src", file)),
        external: /^react/,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite bundled more than once.");
  return result.output.flatMap((file) =>
    file.type === "chunk" ? [{ name: file.name, code: file.code, isPack: file.isDynamicEntry }] : [],
  );
}

/** Measures the bytes that a drawn box adds to a page, and the size of each lazily loaded chunk ("pack"). */
export async function engineSize() {
  const sizeOf = (/** @type {string} */ code) => gzipSync(code, { level: 9 }).length;
  const chunks = await bundle(["figure/pictures/FigureBox.tsx"]);
  const shared = chunks
    .filter(({ isPack }) => !isPack)
    .map(({ code }) => code)
    .join("");
  const packs = chunks.filter(({ isPack }) => isPack).map(({ name, code }) => ({ name, gzip: sizeOf(code) }));
  return { code: shared, minified: Buffer.byteLength(shared), gzip: sizeOf(shared), packs };
}

/**
 * Loads the drawing engine and the random figures from a production bundle.
 * @returns {Promise<typeof import("../../src/figure/pictures/FigureBox.tsx") & typeof
 * import("../../src/figure/schema/random.ts")>}
 */
export async function loadEngine() {
  const folder = join(ROOT, "test-results/benchmark");
  await bundle(["figure/pictures/FigureBox.tsx", "figure/engine/pack.ts", "figure/schema/random.ts"], folder);
  const engine = await import(join(folder, "FigureBox.mjs"));
  const { loadAllFigureParts } = await import(join(folder, "pack.mjs"));
  await loadAllFigureParts();
  return { ...engine, ...(await import(join(folder, "random.mjs"))) };
}
