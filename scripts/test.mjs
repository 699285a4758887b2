// `npm test`: every layer in turn, each through the script a person would run, and one count at the end.
// With --all, the long matrices too: a test asks for them by TEST_ALL.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const isAll = process.argv.includes("--all");
const env = { ...process.env, ...(isAll && { TEST_ALL: "1" }) };
const RESULTS = join(ROOT, "test-results");

/** Failed tests are told again by name at the end: a log is often read from its last lines.
 * @typedef {{ passed: number, failed: string[] }} Result */
/** A layer without a report counts as one test. @type {{ name: string, scripts: string[], report?: string, results?: (report: any) => Result }[]} */
const LAYERS = [
  { name: "types", scripts: ["test:types"] },
  { name: "lint and walls", scripts: ["test:lint"] },
  { name: "unused code", scripts: ["test:unused"] },
  { name: "unit", scripts: ["test:unit"], report: "unit.json", results: fromJest },
  { name: "stories", scripts: ["build:storybook", "test:stories"], report: "stories.json", results: fromJest },
  { name: "library", scripts: ["build:library", "test:library"], report: "library.json", results: fromPlaywright },
  { name: "site", scripts: ["build", "test:site"], report: "site.json", results: fromPlaywright },
  { name: "accessibility", scripts: ["test:accessibility"], report: "accessibility.json", results: fromJest },
  ...(isAll
    ? [
        { name: "engines", scripts: ["test:engines"], report: "engines.json", results: fromJest },
        { name: "hosting", scripts: ["test:hosting"], report: "hosting.json", results: fromJest },
        { name: "sub-path", scripts: ["test:sub-path"], report: "sub-path.json", results: fromPlaywright },
      ]
    : []),
];

/** Vitest writes Jest's format. A file that fails before its first test holds no failed test. @param {any} report @returns {Result} */
function fromJest({ numPassedTests, testResults }) {
  const failed = [];
  for (const { status, name, message, assertionResults } of testResults) {
    const broken = assertionResults.filter((/** @type {any} */ one) => one.status === "failed");
    for (const one of broken) failed.push(`${one.fullName}\n${one.failureMessages.join("\n")}`);
    if (status === "failed" && broken.length === 0) failed.push(`${name}\n${message}`);
  }
  return { passed: numPassedTests, failed };
}

/** @param {any} report @returns {Result} */
function fromPlaywright({ stats, errors, suites }) {
  const failed = errors.map((/** @type {any} */ error) => error.message);
  /** @param {any} suite @param {string} path */
  const collect = (suite, path) => {
    for (const { title, file, tests } of suite.specs)
      for (const { status, results } of tests)
        if (status === "unexpected" || status === "flaky")
          failed.push(`${file} › ${path}${title}\n${results[0].error?.message}`);
    for (const inner of suite.suites ?? []) collect(inner, `${path}${inner.title} › `);
  };
  for (const suite of suites) collect(suite, "");
  return { passed: stats.expected, failed };
}

/** @param {typeof LAYERS[number]} layer @returns {Result} */
function run({ name, scripts, report, results }) {
  // An earlier run's report must not speak for this one.
  if (report) rmSync(join(RESULTS, report), { force: true });
  const ok = scripts.every((script) => {
    console.log(`\n── npm run ${script}`);
    return (
      spawnSync("npm", ["run", "--silent", script], { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] })
        .status === 0
    );
  });
  const { passed, failed } = read(report, results) ?? { passed: ok && !report ? 1 : 0, failed: [] };
  // A red exit without a failed test, or a green one without any test, is a failure too.
  if (failed.length === 0 && (!ok || passed === 0)) failed.push(`${name}: see its output above`);
  return { passed, failed };
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

/** The first lines of a failure, without the colours. @param {string} text */
function inShort(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, 12).join("\n    ");
}

mkdirSync(RESULTS, { recursive: true });
let passed = 0;
/** @type {string[]} */
const failed = [];
const rows = LAYERS.map((layer) => {
  const start = Date.now();
  const result = run(layer);
  passed += result.passed;
  failed.push(...result.failed);
  const seconds = Math.round((Date.now() - start) / 1000);
  return `${result.failed.length ? "FAILED" : "ok    "}  ${layer.name.padEnd(16)}${String(result.passed).padStart(5)} passed${String(result.failed.length).padStart(5)} failed${String(seconds).padStart(6)} s`;
});
console.log(`\n${rows.join("\n")}\n`);
for (const text of failed) console.log(`✗ ${inShort(text)}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
