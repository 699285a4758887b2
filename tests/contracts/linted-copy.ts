import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

interface Report {
  diagnostics: { category: string; severity: string; location: { path: string; start: { line: number } } }[];
}

/**
 * Writes these files, given as lists of lines, to an otherwise empty copy of the repository and lints them. Returns a
 * function that lists the lines of a file that violate a rule.
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
  // Throws if a plugin crashed, because Biome reports that only as information.
  for (const { category, severity, location } of (JSON.parse(stdout) as Report).diagnostics)
    if (severity === "error") reported.add(`${category} ${location.path}:${location.start.line}`);
  return (rule: string, file: string) =>
    (files[file] ?? []).filter((_, index) => reported.has(`${rule} ${file}:${index + 1}`));
}
