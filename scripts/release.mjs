// `npm run release -- 0.2.0` gives the changelog's unreleased changes a version and a date, and package.json the
// version. `npm run --silent release -- note` prints the release note of package.json's version: its part of the changelog.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const CHANGELOG = join(ROOT, "CHANGELOG.md");
const UNRELEASED = /^## (?:\S+, )?unreleased$/im;

/** What a version changed, without its heading. @param {string} changelog @param {string} version */
export function noteOf(changelog, version) {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## ${version}, `) || text.startsWith(`## ${version}\n`));
  const note = section?.replace(/^.*\n/, "").trim();
  if (!note) throw new Error(`CHANGELOG.md does not say what ${version} changed.`);
  return `${note}\n`;
}

/** The changelog once its unreleased changes are those of a version. @param {string} changelog @param {string} version @param {string} date */
export function released(changelog, version, date) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`"${version}" is no version, such as 0.2.0.`);
  if (!UNRELEASED.test(changelog)) throw new Error("CHANGELOG.md has no unreleased changes.");
  const done = changelog.replace(UNRELEASED, `## ${version}, ${date}`);
  noteOf(done, version);
  // Accepted drawings are written below their own heading (scripts/accept-drawings.mjs).
  return done.replace(/^(?=## )/m, "## Unreleased\n\n### Drawings\n\n");
}

const [asked] = process.argv[1] === import.meta.filename ? process.argv.slice(2) : [];
if (asked === "note") {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  process.stdout.write(noteOf(readFileSync(CHANGELOG, "utf8"), version));
} else if (asked) {
  const changelog = released(readFileSync(CHANGELOG, "utf8"), asked, new Date().toISOString().slice(0, 10));
  const { status } = spawnSync("npm", ["version", asked, "--no-git-tag-version", "--allow-same-version"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
  writeFileSync(CHANGELOG, changelog);
}
