// `npm test`: every layer in turn, each through the script a person would run, and one count at the end.
// With --all, the long matrices too: a test asks for them by TEST_ALL.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const env = { ...process.env, ...(process.argv.includes("--all") && { TEST_ALL: "1" }) };
const RESULTS = join(ROOT, "test-results");

/** @typedef {{ passed: number, failed: number }} Count */
/** A layer without a report counts as one test. @type {{ name: string, scripts: string[], report?: string, count?: (report: any) => Count }[]} */
const LAYERS = [
  { name: "types", scripts: ["test:types"] },
  { name: "lint and walls", scripts: ["test:lint"] },
  { name: "unused code", scripts: ["test:unused"] },
  { name: "unit", scripts: ["test:unit"], report: "unit.json", count: countJest },
  { name: "stories", scripts: ["build:storybook", "test:stories"], report: "stories.json", count: countJest },
  { name: "site", scripts: ["build", "test:site"], report: "site.json", count: countPlaywright },
];

/** Vitest writes Jest's format. A file that fails before its first test holds no failed test. @param {any} report @returns {Count} */
function countJest({ numPassedTests, testResults }) {
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const broken = assertionResults.filter((/** @type {any} */ one) => one.status === "failed").length;
    failed += broken || (status === "failed" ? 1 : 0);
  }
  return { passed: numPassedTests, failed };
}

/** @param {any} report @returns {Count} */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** @param {typeof LAYERS[number]} layer @returns {Count} */
function run({ scripts, report, count }) {
  // An earlier run's report must not speak for this one.
  if (report) rmSync(join(RESULTS, report), { force: true });
  const ok = scripts.every((script) => {
    console.log(`\n── npm run ${script}`);
    return (
      spawnSync("npm", ["run", "--silent", script], { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] })
        .status === 0
    );
  });
  let { passed, failed } = read(report, count) ?? { passed: ok && !report ? 1 : 0, failed: 0 };
  // A red exit without a failed test, or a green one without any test, is a failure too.
  if (!ok || passed === 0) failed ||= 1;
  return { passed, failed };
}

/** @param {string | undefined} report @param {((report: any) => Count) | undefined} count */
function read(report, count) {
  if (!report || !count) return undefined;
  try {
    return count(JSON.parse(readFileSync(join(RESULTS, report), "utf8")));
  } catch {
    return undefined;
  }
}

mkdirSync(RESULTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const rows = LAYERS.map((layer) => {
  const start = Date.now();
  const { passed, failed } = run(layer);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  return `${failed ? "FAILED" : "ok    "}  ${layer.name.padEnd(16)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${String(seconds).padStart(6)} s`;
});
console.log(`\n${rows.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
