// Runs the Storybook test runner on storybook-static/: `npm run test:stories`, or only some components, as in `npm run
// test:stories -- cards-plancard`. PRESET selects settings of the toolbar (.storybook/presets.mjs).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { PRESET } from "../.storybook/presets.mjs";
import { serve } from "../tests/serve.mjs";

const { REPORT = "stories" } = process.env;
mkdirSync("test-results", { recursive: true });
const report = `test-results/${REPORT}.json`;
// Otherwise, an early crash would be reported with the results of the previous run.
rmSync(report, { force: true });
const ids = process.argv.slice(2);
/** Without "dev", a story is not in the sidebar. Without "test", as for pages, only the other presets test it. */
const tag = PRESET === "light" ? "test" : "dev";
const server = await serve({ folder: "storybook-static", base: "/" });
const options = ["--index-json", "--includeTags", tag, "--maxWorkers=2", "--json", "--outputFile", report];
const { status } = spawnSync("test-storybook", [...options, "--url", server.url, ...ids], {
  env: { ...process.env, IS_BUILT: "yes" },
  stdio: "inherit",
});
await server.stop();
if (!existsSync(report)) {
  console.error("The test runner stopped before it wrote a report.");
  process.exit(status || 1);
}

const { entries } = JSON.parse(readFileSync("storybook-static/index.json", "utf8"));
const stories = Object.values(entries).filter(({ type, tags }) => type === "story" && tags.includes(tag)).length;
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
const tested = numPassedTests + numFailedTests;
console.log(`${tested} of ${stories} stories were tested.`);
process.exitCode = status || Number(ids.length === 0 && tested !== stories);
