import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

interface Report {
  diagnostics: { category: string; severity: string; location: { path: string; start: { line: number } } }[];
}

/**
 * Lints these files, given as lines, in a copy of the repository without other files. Returns a function that lists a
 * file's lines with a violation of a rule, in order.
 */
export function lintFiles(files: Readonly<Record<string, readonly string[]>>) {
  const copy = mkdtempSync(join(tmpdir(), "profigure-lint-"));
  for (const name of ["biome.json", "lint"]) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), lines.join("\n"));
  }
  const { stdout } = spawnSync(
    join(ROOT, "node_modules/.bin/biome"),
    ["lint", "--reporter=json", "--max-diagnostics=none", "."],
    { cwd: copy, encoding: "utf8", maxBuffer: 256e6 },
  );
  rmSync(copy, { recursive: true });
  const reported = new Set<string>();
  // A plugin that crashes is only an "information" in Biome and reports nothing.
  for (const { category, severity, location } of (JSON.parse(stdout) as Report).diagnostics)
    if (severity === "error") reported.add(`${category} ${location.path}:${location.start.line}`);
  return (rule: string, file: string) =>
    (files[file] ?? []).filter((_, index) => reported.has(`${rule} ${file}:${index + 1}`));
}
