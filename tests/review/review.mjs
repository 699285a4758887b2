// `npm run review`: what the change looks like. Every story of the base branch and of the working tree is photographed
// in one run, and Playwright's report shows those that differ. See CONTRIBUTING.md, "Reviewing pictures".
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PLAYWRIGHT_CLI } from "../../scripts/browser.mjs";
import { baseCommit, built, keepOnly, treeOf, withFolder, workingTree } from "./build.mjs";
import { fingerprint, openRunner } from "./runner.mjs";
import { classify, compareIndexes, differingPixels, summarize, viewName, viewsOf } from "./stories.mjs";

/** @import { Result, Story, View } from "./stories.mjs" */

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "test-results/review");
const REPORT = join(FOLDER, "report");
const SUMMARY = join(FOLDER, "summary.json");

const start = Date.now();
const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;

/** A line for each twentieth. @param {string} what @param {number} total */
function progress(what, total) {
  let done = 0;
  return () => {
    done++;
    if (Math.floor((done * 20) / total) > Math.floor(((done - 1) * 20) / total))
      console.log(`${what}: ${Math.floor((done * 100) / total)} % of ${total} (${seconds()})`);
  };
}

/** @param {string} folder @returns {Promise<Record<string, Story>>} */
const indexOf = async (folder) => JSON.parse(await readFile(join(folder, "index.json"), "utf8")).entries;

/** Photographs all that is common, and what differs once more on fresh pages. The pictures that changed go into the folder.
 * @param {{ base: string, next: string }} builds @param {Story[]} common @param {string} folder */
async function photographAll(builds, common, folder) {
  /** @type {[View, Result][]} */
  const results = [];
  const runner = await openRunner(builds);
  try {
    const ids = common.map(({ id }) => id);
    const fixedGlobals = await runner.fixedGlobals(ids);
    const views = ids.flatMap((id) => viewsOf(id, fixedGlobals.get(id)));

    /** @type {Map<string, { base: string, next: string }>} */
    const first = new Map();
    /** @type {View[]} */
    const differing = [];
    const tick = progress("Photographed", views.length);
    await runner.photograph(views, (view, { base, next }) => {
      tick();
      const isFine = base.picture && next.picture && (base.error || !next.error);
      const prints = { base: fingerprint(base), next: fingerprint(next) };
      if (isFine && prints.base === prints.next) return void results.push([view, { outcome: "unchanged" }]);
      first.set(viewName(view), prints);
      differing.push(view);
    });

    const tickAgain = progress("Looked again", differing.length);
    await runner.photograph(differing, async (view, { base, next }) => {
      tickAgain();
      const name = viewName(view);
      const before = first.get(name) ?? { base: "", next: "" };
      if (!base.picture || !next.picture || (next.error && !base.error)) {
        const error = next.error ?? base.error ?? "";
        return void results.push([view, { outcome: "broken", error, since: base.error ? "before" : "change" }]);
      }
      const outcome = classify(before, { base: fingerprint(base), next: fingerprint(next) });
      results.push([view, { outcome }]);
      if (outcome !== "changed") return;
      await writeFile(join(folder, "base", `${name}.png`), base.picture);
      await writeFile(join(folder, "next", `${name}.png`), next.picture);
    });
  } finally {
    await runner.close();
  }
  return results;
}

/** Lets Playwright compare and report; fills in how many pixels differ. @param {[View, Result][]} changed @param {Story[]} stories @param {string} folder */
async function report(changed, stories, folder) {
  const list = stories.map((story) => ({
    story,
    views: changed.map(([view]) => view).filter(({ id }) => id === story.id),
  }));
  await writeFile(join(folder, "changed.json"), JSON.stringify(list.filter(({ views }) => views.length)));
  console.log(`Playwright compares ${changed.length} pictures (${seconds()})`);
  const output = join(folder, "results.json");
  const config = fileURLToPath(import.meta.resolve("./report.config.mjs"));
  const runner = spawn(process.execPath, [PLAYWRIGHT_CLI, "test", "--config", config], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, REVIEW_PICTURES: folder, REVIEW_REPORT: REPORT, REVIEW_RESULTS: output },
  });
  await once(runner, "close");
  const pixels = new Map();
  /** @param {any} suite */
  const collect = ({ specs, suites = [] }) => {
    for (const { tests } of specs)
      for (const { annotations } of tests)
        for (const { type, description } of annotations) pixels.set(type, differingPixels(description));
    for (const inner of suites) collect(inner);
  };
  for (const suite of JSON.parse(await readFile(output, "utf8")).suites) collect(suite);
  for (const [view, result] of changed) result.pixels = pixels.get(viewName(view)) ?? null;
}

async function main() {
  const { values } = parseArgs({
    options: {
      base: { type: "string", default: "main" },
      filter: { type: "string", default: "" },
      strict: { type: "boolean", default: false },
    },
  });
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const commit = await baseCommit(values.base);
  const [before, after] = await Promise.all([treeOf(commit), workingTree()]);
  console.log(`Building the Storybooks of ${values.base} (${commit.slice(0, 7)}) and of the working tree`);
  const [base, next] = await Promise.all([built(before, after), built(after, after)]);
  await keepOnly([before, after]);
  console.log(`Built (${seconds()})`);

  const { common, added, removed } = compareIndexes(await indexOf(base), await indexOf(next), values.filter);
  if (common.length + added.length + removed.length === 0) throw new Error(`No story holds "${values.filter}".`);
  const results = await withFolder(async (folder) => {
    await mkdir(join(folder, "base"));
    await mkdir(join(folder, "next"));
    const taken = await photographAll({ base, next }, common, folder);
    const changed = taken.filter(([, { outcome }]) => outcome === "changed");
    if (changed.length) await report(changed, common, folder);
    return taken;
  });

  const summary = summarize({ base: commit, common, added, removed, results });
  await writeFile(SUMMARY, `${JSON.stringify(summary, null, 2)}\n`);
  tell(summary);
  if (summary.changed.length && !values.strict) await open();
  const differs = summary.changed.length + added.length + removed.length > 0;
  const isBroken = summary.broken.some(({ since }) => since === "change");
  return values.strict && (differs || isBroken) ? 1 : 0;
}

/** @param {ReturnType<typeof summarize>} summary */
function tell({ stories, pictures, changed, added, removed, unsteady, broken }) {
  console.log("");
  for (const id of new Set(changed.map((view) => view.id))) {
    const views = changed.filter((view) => view.id === id).map(({ theme, width }) => `${theme} ${width}`);
    console.log(`changed   ${id} (${views.join(", ")})`);
  }
  for (const id of added) console.log(`new       ${id}`);
  for (const id of removed) console.log(`removed   ${id}`);
  for (const { id, theme, width } of unsteady) console.log(`unsteady  ${id} (${theme} ${width}): look at it yourself`);
  for (const { id, theme, width, error = "", since } of broken)
    console.log(
      `broken    ${id} (${theme} ${width}${since === "before" ? ", in the base too" : ""}): ${error.split("\n")[0]}`,
    );
  console.log(
    `\nStories: ${stories.changed} changed, ${stories.added} new, ${stories.removed} removed, ${stories.unchanged} unchanged.` +
      ` Pictures: ${pictures.changed} of ${pictures.changed + pictures.unchanged} changed. ${seconds()}`,
  );
}

/** Playwright serves its report and opens it until the person ends it; where nobody looks, it says how. */
async function open() {
  if (!process.stdout.isTTY) return console.log("To look: npx playwright show-report test-results/review/report");
  await once(spawn(process.execPath, [PLAYWRIGHT_CLI, "show-report", REPORT], { stdio: "inherit" }), "close");
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
