// `npm test`: runs each group of tests ("layer") by its npm script, the first ones two at a time, and prints one total.
// `--check` runs only the quick layers. `--all` sets TEST_ALL, with which tests run all their cases.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { PRESETS } from "../.storybook/presets.mjs";

const isAll = process.argv.includes("--all");
const isCheck = process.argv.includes("--check");
const QUICK = ["test:unit", "test:types", "test:lint", "test:unused"];
// The longest scripts come first, so that no core is idle at the end.
const SIDE_BY_SIDE = isCheck ? QUICK : ["build:storybook", "test:library", "build", "test:conformance", ...QUICK];
const ALONE = isCheck ? [] : ["test:stories", "test:docs", "test:site", "test:accessibility"];
const [, ...presets] = Object.keys(PRESETS);
if (isAll) ALONE.push(...presets.map((name) => `test:stories ${name}`), "test:engines", "test:sub-path");

/** Reads a report. Vitest and Jest use one format, Playwright another. Empty if a layer wrote none, or not to the end. */
function read(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** Counts the results in a report. A layer without a report counts as one test. */
function count(/** @type {any} */ { numPassedTests, numFailedTests, stats }, /** @type {boolean} */ isOk) {
  const passed = stats ? stats.expected + stats.flaky : (numPassedTests ?? Number(isOk));
  const failed = stats?.unexpected ?? numFailedTests;
  // If a layer failed without a failed test, or ran no tests, it counts as one failure.
  return { passed, failed: failed || Number(!isOk || passed === 0), flaky: stats?.flaky ?? 0 };
}

/** Describes the failed tests of a report, because what the layer printed may be far above. */
function failures(/** @type {any} */ report) {
  /** @type {string[]} */
  const found = [];
  const add = (/** @type {string} */ name, message = "") => {
    const lines = stripVTControlCharacters(message).split(/\n\s*/).slice(0, 8);
    found.push([`✘ ${name}`, ...lines].join("\n    "));
  };
  const visit = (/** @type {any} */ { suites = [], specs = [] }) => {
    suites.forEach(visit);
    for (const { ok, file, title, tests } of specs)
      if (!ok) add(`${file}: ${title}`, tests[0]?.results[0]?.error?.message);
  };
  visit(report);
  for (const { status, name, message, assertionResults } of report.testResults ?? []) {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    for (const { fullName, failureMessages } of failed) add(fullName, failureMessages[0]);
    if (status === "failed" && failed.length === 0) add(name, message);
  }
  return found;
}

async function run(/** @type {string} */ layer, /** @type {boolean} */ isAlone) {
  const start = Date.now();
  const [script = "", PRESET = ""] = layer.split(" ");
  const REPORT = layer.replace(/\W/g, "-");
  rmSync(`test-results/${REPORT}.json`, { force: true });
  const env = { ...process.env, REPORT, ...(isAll && { TEST_ALL: "1" }), ...(PRESET && { PRESET }) };
  if (isAlone) console.log(`\n── ${layer}`);
  const how = isAlone ? "inherit" : "pipe";
  const child = spawn("npm", ["run", "--silent", script], { env, stdio: ["ignore", how, how] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const [code] = await once(child, "close");
  if (!isAlone) console.log(`\n── ${layer}\n${output.trimEnd()}`);
  const report = read(`test-results/${REPORT}.json`);
  failed.push(...failures(report));
  return { layer, ...count(report, code === 0), seconds: Math.round((Date.now() - start) / 1000) };
}

// Installs the browser first. Otherwise two layers would install it at the same time.
if (!isCheck) spawnSync(process.execPath, ["scripts/browser.mjs"], { stdio: ["ignore", "ignore", "inherit"] });
/** @type {Awaited<ReturnType<typeof run>>[]} */
const results = [];
/** @type {string[]} */
const failed = [];
const lane = async () => {
  for (let layer = SIDE_BY_SIDE.shift(); layer; layer = SIDE_BY_SIDE.shift()) results.push(await run(layer, false));
};
await Promise.all([lane(), lane()]);
for (const layer of ALONE) results.push(await run(layer, true));

for (const test of failed) console.log(`\n${test}`);
console.table(results);
const sum = (/** @type {"passed" | "failed"} */ key) => results.reduce((all, one) => all + one[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = Number(sum("failed") > 0);
