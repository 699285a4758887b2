// `npm run accept:drawings -- "What is better"`: accepts the current drawings as the next art version and adds the
// reason to the changelog.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";

const ROOT = join(import.meta.dirname, "..");
const CHANGELOG = join(ROOT, "docs/CHANGELOG.md");
const [reason] = process.argv.slice(2);
if (!reason) throw new Error('Describe the improvement for the changelog: npm run accept:drawings -- "Kinder eyes"');

/** @type {{ module: typeof import("../tests/figures/drawings.ts") }} */
const { module } = await runnerImport(join(ROOT, "tests/figures/drawings.ts"), { root: ROOT, logLevel: "error" });
const { CODES, drawingOf, readDrawings } = module;
const { version, drawings } = readDrawings();
const now = CODES.map(drawingOf);
const changed = now.filter((drawing, place) => drawing !== drawings[place]).length;
if (changed === 0) {
  console.log("No drawing has changed.");
} else {
  await writeFile(join(ROOT, "tests/figures/drawings.txt"), `${[`art version ${version + 1}`, ...now].join("\n")}\n`);
  const changelog = await readFile(CHANGELOG, "utf8");
  const line = `- Art version ${version + 1}: ${reason} (${changed} of 1,000 figures look different.)\n`;
  // Inserts the line below the heading of the newest version.
  await writeFile(
    CHANGELOG,
    changelog.replace(/^## .*\n\n/m, (heading) => heading + line),
  );
  console.log(`Art version ${version + 1}: ${changed} of ${CODES.length} figures look different.`);
}
