// `npm run record:results` writes what the last runs of the tests say of each component into .storybook/test-results.json,
// which the components' pages show. A run of some tests, or in some positions, replaces what it ran and keeps the rest.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endOf, pageOf } from "./component-page.mjs";
import { ENGINES, POSITIONS } from "./positions.mjs";

/** @typedef {import("./component-page.mjs").Result} Result */
/** One story in one position or engine: its page and the end of its id. @typedef {{ page: string, end: string, where: string, passed: boolean, run: string, keys?: string[], tree?: string }} Outcome */
/** @typedef {{ id: string, title: string, name: string, type: string, importPath: string }} Entry */

const [DEFAULT] = POSITIONS;

/** The day, and the commit that was there when a run began. @param {string | number} start */
function runOf(start) {
  const date = new Date(start);
  const commit = execFileSync("git", ["rev-list", "-1", "--abbrev-commit", `--before=${date.toISOString()}`, "HEAD"]);
  return `${date.toISOString().slice(0, 10)} ${String(commit).trim()}`;
}

/** The outcomes in a report of Playwright's on tests/stories. @param {any} report @param {readonly Entry[]} stories @returns {Outcome[]} */
export function fromStories({ stats, suites }, stories, runAt = runOf) {
  const run = runAt(stats.startTime);
  const titles = suites.flatMap((/** @type {any} */ file) => file.suites ?? []);
  return titles.flatMap((/** @type {any} */ { title, specs }) =>
    specs.flatMap((/** @type {any} */ spec) => {
      const story = stories.find((one) => one.title === title && one.name === spec.title);
      if (!story) return [];
      return spec.tests.map((/** @type {any} */ { projectName, status, annotations }) => {
        /** @param {string} type */
        const noted = (type) => annotations.find((/** @type {any} */ one) => one.type === type)?.description;
        return {
          page: pageOf(story.importPath),
          end: endOf(story.id),
          where: projectName,
          passed: status === "expected",
          run,
          keys: JSON.parse(noted("keys") ?? "[]"),
          tree: noted("tree"),
        };
      });
    }),
  );
}

/** The outcomes in a report of Vitest's on tests/engines. @param {any} report @param {readonly Entry[]} stories @returns {Outcome[]} */
export function fromEngines({ startTime, testResults }, stories, runAt = runOf) {
  const run = runAt(startTime);
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  return tests.flatMap((/** @type {any} */ { title, status }) => {
    const [, where, id] = /^(\w+) shows ([\w-]+--[\w-]+) /.exec(title) ?? [];
    const story = stories.find((one) => one.id === id);
    if (!story || !where || !/passed|failed/.test(status)) return [];
    return [{ page: pageOf(story.importPath), end: endOf(story.id), where, passed: status === "passed", run }];
  });
}

/** The results of a page with new outcomes; stories that are gone go with theirs. @param {Result} old @param {readonly Outcome[]} outcomes @param {readonly string[]} ends @returns {Result} */
export function merge(old, outcomes, ends) {
  /** @param {string} where */
  const inOrOf = (where) => outcomes.filter((one) => one.where === where);
  const known = (old.stories ?? []).filter((end) => ends.includes(end));
  const ran = outcomes.filter(({ where }) => POSITIONS.some(({ name }) => name === where)).map(({ end }) => end);
  const stories = ends.filter((end) => known.includes(end) || ran.includes(end));
  /** @type {NonNullable<Result["positions"]>} */
  const positions = {};
  for (const { name } of POSITIONS) {
    const before = old.positions?.[name];
    const now = inOrOf(name);
    // Until all of a page has run again, its earlier day and commit stand.
    const isWhole = ends.every((end) => now.some((one) => one.end === end));
    const run = isWhole ? now[0]?.run : (before?.run ?? now[0]?.run);
    if (!run) continue;
    const passed = stories.filter(
      (end) =>
        now.find((one) => one.end === end)?.passed ??
        (before !== undefined && known.includes(end) && !before.without?.includes(end)),
    );
    const without = stories.filter((end) => !passed.includes(end));
    positions[name] = { run, ...(without.length && { without }) };
  }
  /** @type {NonNullable<Result["engines"]>} */
  const engines = {};
  for (const engine of ENGINES) {
    const before = old.engines?.[engine];
    const [now] = inOrOf(engine);
    if (now) engines[engine] = { run: now.run, story: now.end, ...(!now.passed && { without: [now.end] }) };
    else if (before && ends.includes(before.story)) engines[engine] = before;
  }
  const first = inOrOf(DEFAULT?.name ?? "");
  /** @type {Record<string, string[]>} */
  const keys = {};
  for (const end of stories) {
    const now = first.find((one) => one.end === end);
    const pressed = now ? (now.keys ?? []) : (old.keys?.[end] ?? []);
    if (pressed.length) keys[end] = pressed;
  }
  const described = first.find(({ tree }) => tree !== undefined);
  const kept = old.tree && ends.includes(old.tree.story) ? old.tree : undefined;
  const tree =
    described?.tree !== undefined ? { run: described.run, story: described.end, text: described.tree } : kept;
  return { stories, positions, engines, keys, ...(tree && { tree }) };
}

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(import.meta.dirname, "..", path), "utf8"));
/** @param {string} path */
const has = (path) => existsSync(join(import.meta.dirname, "..", path));

if (process.argv[1] === import.meta.filename) {
  const RESULTS = ".storybook/test-results.json";
  const entries = /** @type {Entry[]} */ (Object.values(json("storybook-static/index.json").entries));
  // Pages and flows have no docs page that would show theirs.
  const shown = new Set(
    entries.filter(({ type }) => type === "docs").map(({ importPath }) => importPath.replace(".mdx", ".stories.tsx")),
  );
  const stories = entries.filter(({ type, importPath }) => type === "story" && shown.has(importPath));
  const outcomes = [
    ...(has("test-results/stories.json") ? fromStories(json("test-results/stories.json"), stories) : []),
    ...(has("test-results/engines.json") ? fromEngines(json("test-results/engines.json"), stories) : []),
  ];
  const old = has(RESULTS) ? json(RESULTS) : {};
  const lines = [...new Set(stories.map(({ importPath }) => pageOf(importPath)))].sort().map((page) => {
    const ends = stories.filter(({ importPath }) => pageOf(importPath) === page).map(({ id }) => endOf(id));
    const own = outcomes.filter((one) => one.page === page);
    return `${JSON.stringify(page)}: ${JSON.stringify(merge(old[page] ?? {}, own, ends))}`;
  });
  // A line for each page, so that a difference can be read.
  writeFileSync(join(import.meta.dirname, "..", RESULTS), `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${RESULTS}: ${lines.length} pages, ${outcomes.length} new outcomes.`);
}
