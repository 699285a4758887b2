// `npm test`: runs each group of tests ("layer") by its npm script, the first ones two at a time, and prints one total.
// `--check` runs only the quick layers. `--all` sets TEST_ALL, with which tests run all their cases.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
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

/**
 * Counts the results in a report. Vitest and Jest use one format, Playwright another. A layer without a report counts
 * as one test.
 */
function count(/** @type {string} */ report, /** @type {boolean} */ isOk) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, "utf8"));
    const passed = stats ? stats.expected + stats.flaky : numPassedTests;
    const failed = stats?.unexpected ?? numFailedTests;
    // If a layer failed without a failed test, or ran no tests, it counts as one failure.
    return { passed, failed: failed || Number(!isOk || passed === 0), flaky: stats?.flaky ?? 0 };
  } catch {
    return { passed: Number(isOk), failed: Number(!isOk), flaky: 0 };
  }
}

/** Describes a report's failed tests, because what the layer printed may be far above. */
function failures(/** @type {string} */ report) {
  if (!existsSync(report)) return [];
  /** @type {string[]} */
  const found = [];
  const add = (/** @type {string} */ name, /** @type {string} */ message = "") => {
    const lines = stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim() !== "");
    found.push([`✘ ${name}`, ...lines.slice(0, 8)].join("\n    "));
  };
  const visit = (/** @type {any} */ suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const { ok, file, title, tests } of suite.specs ?? [])
      if (!ok) add(`${file}: ${title}`, tests[0].results[0].error?.message);
  };
  const json = JSON.parse(readFileSync(report, "utf8"));
  visit(json);
  for (const { status, name, message, assertionResults } of json.testResults ?? []) {
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
  const report = `test-results/${REPORT}.json`;
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
