import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ImportResult } from "../../src/import/reader.ts";
import { HOSTILE_FILES } from "./hostile-files.ts";
import type { Reading } from "./read-hostile-files.ts";

// The script's copy must be inside the repository to find pdf.js.
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
  // Makes malloc return free memory immediately, so that memory left over from one file does not hide the usage of the
  // next.
  const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };
  const reader = join(folder, output[0].fileName);
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", reader], { env });
  readings = JSON.parse(stdout);
}, 300_000);

function summaryOf(result: ImportResult | undefined) {
  if (result?.kind === "error") return result.error;
  if (result?.kind !== "profile") return result?.kind;
  const { name, jobs } = result.profile;
  const title = jobs?.[0]?.title;
  // Omits an uncertain name, because it is not used without asking.
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
