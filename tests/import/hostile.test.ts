import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImportResult } from "../../src/site/import/reader.ts";
import { HOSTILE_FILES } from "./hostile-files.ts";
import type { Reading } from "./read-hostile-files.ts";

// In the repository, where pdf.js is found.
mkdirSync("test-results", { recursive: true });
const folder = mkdtempSync("test-results/hostile-");
afterAll(() => rmSync(folder, { recursive: true }));

let readings: readonly Reading[] = [];
beforeAll(async () => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, "read-hostile-files.ts"),
    platform: "node",
    external: /^pdfjs-dist/,
  });
  const { output } = await bundle.write({ dir: folder, entryFileNames: "read.mjs", chunkFileNames: "[name].mjs" });
  await bundle.close();
  // Free memory is returned immediately, so that one file does not hide the next one's usage.
  const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };
  const reader = join(folder, output[0].fileName);
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", reader], { env });
  readings = JSON.parse(stdout);
}, 300_000);

function summaryOf(result: ImportResult | undefined) {
  if (result?.kind === "error") return result.error;
  if (result?.kind !== "profile") return result?.kind;
  const { name, title } = result.profile;
  // An uncertain text is not used without asking.
  return { ...(name && !name.isUncertain && { name: name.text }), ...(title && { title: title.text }) };
}

test.each(HOSTILE_FILES.map((file, index) => [file.title, file, index] as const))(
  "%s yields the expected result within 2 seconds and 64 MB",
  (_, { expected }, index) => {
    const { result, seconds = 0, megabytes = 0, isPolluted } = readings[index] ?? {};
    expect(summaryOf(result)).toEqual(expected);
    expect(isPolluted).toBe(false);
    expect(seconds).toBeLessThan(2);
    expect(megabytes).toBeLessThan(64);
  },
);
