// `npm test`: runs every layer by its npm script, and ends with one count. Builds and single-core layers run side
// by side; a layer that fills both cores runs alone. `--all` adds the long matrices, which tests recognize by
// TEST_ALL. `--check` runs the quick layers alone.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const RESULTS = join(ROOT, "test-results");
const LANES = 2;
const { values: asked } = parseArgs({
  options: { all: { type: "boolean" }, check: { type: "boolean" } },
});
const env = { ...process.env, ...(asked.all && { TEST_ALL: "1" }) };

/** Failed and flaky tests are repeated by name at the end, as a log is often read from its last lines.
 * @typedef {{ passed: number, failed: string[], flaky: string[] }} Result */
/** A layer without a report counts as one test.
 * @typedef {{ name: string, scripts: string[], report?: string, results?: (report: any) => Result }} Layer */

/** The layers of `npm run check`. @type {Layer[]} */
const QUICK = [
  { name: "unit", scripts: ["test:unit"], report: "unit.json", results: fromJest },
  { name: "types", scripts: ["test:types"] },
  { name: "lint", scripts: ["test:lint"] },
  { name: "unused code", scripts: ["test:unused"] },
];
/** @type {Layer[]} */
const SIDE_BY_SIDE = [
  // The longest first, so that at the end no core waits for the other.
  { name: "build storybook", scripts: ["build:storybook"] },
  { name: "library", scripts: ["build:library", "test:library"], report: "library.json", results: fromPlaywright },
  { name: "build site", scripts: ["build"] },
  { name: "conformance", scripts: ["test:conformance"], report: "conformance.json", results: fromJest },
  ...QUICK,
];
/** @type {Layer[]} */
const ALONE = [
  { name: "stories", scripts: ["test:stories"], report: "stories.json", results: fromPlaywright },
  { name: "site", scripts: ["test:site"], report: "site.json", results: fromPlaywright },
  { name: "accessibility", scripts: ["test:accessibility"], report: "accessibility.json", results: fromJest },
  ...(asked.all
    ? [
        { name: "engines", scripts: ["test:engines"], report: "engines.json", results: fromJest },
        { name: "sub-path", scripts: ["test:sub-path"], report: "site.json", results: fromPlaywright },
      ]
    : []),
];

/** Vitest writes Jest's format. A file that fails before its first test lists no failed test. @param {any} report @returns {Result} */
function fromJest({ numPassedTests, testResults }) {
  const failed = [];
  for (const { status, name, message, assertionResults } of testResults) {
    const broken = assertionResults.filter((/** @type {any} */ one) => one.status === "failed");
    for (const one of broken) failed.push(`${one.fullName}\n${one.failureMessages.join("\n")}`);
    if (status === "failed" && broken.length === 0) failed.push(`${name}\n${message}`);
  }
  return { passed: numPassedTests, failed, flaky: [] };
}

/** @param {any} report @returns {Result} */
function fromPlaywright({ stats, errors, suites }) {
  const failed = errors.map((/** @type {any} */ error) => error.message);
  /** @type {string[]} */
  const flaky = [];
  /** @param {any} suite @param {string} path */
  const collect = (suite, path) => {
    for (const { title, file, tests } of suite.specs)
      for (const { status, results } of tests)
        if (status === "unexpected" || status === "flaky")
          (status === "flaky" ? flaky : failed).push(`${file} › ${path}${title}\n${results[0].error?.message}`);
    for (const inner of suite.suites ?? []) collect(inner, `${path}${inner.title} › `);
  };
  for (const suite of suites) collect(suite, "");
  return { passed: stats.expected + flaky.length, failed, flaky };
}

/** Runs an npm script. The output of one that runs beside others is printed when it has ended. @param {string} script @param {boolean} isAlone */
async function npmRun(script, isAlone) {
  if (isAlone) console.log(`\n── npm run ${script}`);
  const how = isAlone ? "inherit" : "pipe";
  const child = spawn("npm", ["run", "--silent", script], { cwd: ROOT, env, stdio: ["ignore", how, how] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const [code] = await once(child, "close");
  if (!isAlone) console.log(`\n── npm run ${script}\n${output.trimEnd()}`);
  return code === 0;
}

/** @param {Layer} layer @param {boolean} isAlone @returns {Promise<Result & { name: string, seconds: number }>} */
async function run({ name, scripts, report, results }, isAlone) {
  const start = Date.now();
  // An earlier run's report must not count for this one.
  if (report) rmSync(join(RESULTS, report), { force: true });
  let ok = true;
  for (const script of scripts) ok = ok && (await npmRun(script, isAlone));
  const { passed, failed, flaky } = read(report, results) ?? { passed: ok && !report ? 1 : 0, failed: [], flaky: [] };
  // An exit code other than 0 without a failed test, or 0 without any test, is a failure too.
  if (failed.length === 0 && (!ok || passed === 0)) failed.push(`${name}: see its output above`);
  return { name, passed, failed, flaky, seconds: Math.round((Date.now() - start) / 1000) };
}

/** @param {string | undefined} report @param {((report: any) => Result) | undefined} results */
function read(report, results) {
  if (!report || !results) return undefined;
  try {
    return results(JSON.parse(readFileSync(join(RESULTS, report), "utf8")));
  } catch {
    return undefined;
  }
}

const started = Date.now();
mkdirSync(RESULTS, { recursive: true });
// The browser is installed before the layers that run side by side: two installations at once would collide.
if (!asked.check)
  spawnSync(process.execPath, ["scripts/browser.mjs"], { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
/** @type {Awaited<ReturnType<typeof run>>[]} */
const results = [];
const queue = [...(asked.check ? QUICK : SIDE_BY_SIDE)];
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let layer = queue.shift(); layer; layer = queue.shift()) results.push(await run(layer, false));
  }),
);
if (!asked.check) for (const layer of ALONE) results.push(await run(layer, true));

const failures = results.flatMap(({ failed }) => failed);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const rows = results.map(
  ({ name, passed, failed, seconds }) =>
    `${failed.length ? "FAILED" : "ok    "}  ${name.padEnd(16)}${String(passed).padStart(5)} passed${String(failed.length).padStart(5)} failed${String(seconds).padStart(6)} s`,
);
console.log(`\n${rows.join("\n")}\n\n${Math.round((Date.now() - started) / 1000)} s in all\n`);
/** The first lines of each, without ANSI colors. @param {string} mark @param {string[]} texts */
const list = (mark, texts) => {
  for (const text of texts)
    console.log(`${mark} ${stripVTControlCharacters(text).split("\n").slice(0, 12).join("\n    ")}\n`);
};
list(
  "flaky:",
  results.flatMap(({ flaky }) => flaky),
);
list("✗", failures);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);
