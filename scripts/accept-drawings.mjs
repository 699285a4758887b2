// `npm run accept:drawings -- "What is better"`: accepts how figures are drawn now as the next art version, and says so
// in the changelog.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";

const ROOT = join(import.meta.dirname, "..");
const CHANGELOG = join(ROOT, "CHANGELOG.md");
const HEADING = "### Drawings\n";
const [reason] = process.argv.slice(2);
if (!reason) throw new Error('Say what is better, for the changelog: npm run accept:drawings -- "Kinder eyes"');

/** @type {{ module: typeof import("../tests/figures/drawings.ts") }} */
const { module } = await runnerImport(join(ROOT, "tests/figures/drawings.ts"), { root: ROOT, logLevel: "error" });
const { CODES, drawingOf, readDrawings } = module;
const { version, drawings } = readDrawings();
const now = CODES.map(drawingOf);
const changed = now.filter((drawing, place) => drawing !== drawings[place]).length;
if (changed === 0) {
  console.log("Every figure is drawn as before.");
} else {
  await writeFile(join(ROOT, "tests/figures/drawings.txt"), `${[`art version ${version + 1}`, ...now].join("\n")}\n`);
  const changelog = await readFile(CHANGELOG, "utf8");
  if (!changelog.includes(HEADING)) throw new Error(`CHANGELOG.md has no heading "${HEADING.trim()}".`);
  const line = `- Art version ${version + 1}: ${reason} (${changed} of 1,000 figures look different.)\n`;
  await writeFile(CHANGELOG, changelog.replace(`${HEADING}\n`, `${HEADING}\n${line}`));
  console.log(`Art version ${version + 1}: ${changed} of ${CODES.length} figures look different.`);
}
