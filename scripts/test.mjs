// `npm test`: runs every layer by its npm script, the first ones two at a time, and ends with one count.
// `--check` runs the quick layers alone; `--all` adds the long matrices, which tests recognize by TEST_ALL.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { POSITIONS } from "../.storybook/positions.mjs";

const isAll = process.argv.includes("--all");
const isCheck = process.argv.includes("--check");
const QUICK = ["unit", "types", "lint", "unused"];
// The longest first, so that no core waits at the end.
const SIDE_BY_SIDE = isCheck ? QUICK : ["build:storybook", "library", "build", "conformance", ...QUICK];
const ALONE = isCheck ? [] : ["stories", "docs", "site", "accessibility"];
if (isAll)
  ALONE.push(
    ...Object.keys(POSITIONS)
      .slice(1)
      .map((name) => `stories ${name}`),
    "engines",
    "sub-path",
  );

/** Vitest and Jest write one format, Playwright another. A layer without a report is one test. */
function countOf(/** @type {string} */ file, /** @type {boolean} */ isOk) {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, "utf8"));
    const passed = stats ? stats.expected + stats.flaky : numPassedTests;
    const failed = stats?.unexpected ?? numFailedTests;
    // An exit code without a failed test, or a report without a test, is a failure too.
    return { passed, failed: failed || Number(!isOk || passed === 0), flaky: stats?.flaky ?? 0 };
  } catch {
    return { passed: Number(isOk), failed: Number(!isOk), flaky: 0 };
  }
}

async function run(/** @type {string} */ name, /** @type {boolean} */ isAlone) {
  const start = Date.now();
  const [layer = "", position] = name.split(" ");
  const report = name.replace(/\W/g, "-");
  rmSync(`test-results/${report}.json`, { force: true });
  const env = {
    ...process.env,
    REPORT: report,
    ...(isAll && { TEST_ALL: "1" }),
    ...(position && { POSITION: position }),
  };
  const script = layer.startsWith("build") ? layer : `test:${layer}`;
  const how = isAlone ? "inherit" : "pipe";
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn("npm", ["run", "--silent", script], { env, stdio: ["ignore", how, how] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const [code] = await once(child, "close");
  if (!isAlone) console.log(`\n── ${name}\n${output.trimEnd()}`);
  return {
    name,
    ...countOf(`test-results/${report}.json`, code === 0),
    seconds: Math.round((Date.now() - start) / 1000),
  };
}

// Two layers would install the browser at once.
if (!isCheck) spawnSync(process.execPath, ["scripts/browser.mjs"], { stdio: "inherit" });
/** @type {Awaited<ReturnType<typeof run>>[]} */
const results = [];
const queue = [...SIDE_BY_SIDE];
const lane = async () => {
  for (let name = queue.shift(); name; name = queue.shift()) results.push(await run(name, false));
};
await Promise.all([lane(), lane()]);
for (const name of ALONE) results.push(await run(name, true));

console.table(results);
const sum = (/** @type {"passed" | "failed" | "seconds"} */ key) => results.reduce((all, one) => all + one[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = Number(sum("failed") > 0);
