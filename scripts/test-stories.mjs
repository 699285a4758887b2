// Runs every story of storybook-static/ in Chromium: it renders, its play function passes, axe finds nothing.
// TEST_ALL runs them in each position of the toolbar too.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { browserPath } from "./browser.mjs";

const ROOT = join(import.meta.dirname, "..");
const BUILT = join(ROOT, "storybook-static");
const RESULTS = join(ROOT, "test-results");
if (!existsSync(join(BUILT, "index.json"))) {
  console.error("There is no storybook-static/ yet. Run: npm run build:storybook");
  process.exit(1);
}
const env = { ...process.env, CHROMIUM_PATH: await browserPath() };
const files = sirv(BUILT);
const server = createServer((req, res) => files(req, res, () => void res.writeHead(404).end()));
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

/** Forced colors are the browser's own, and no page can set them. @type {Record<string, object>} */
const POSITIONS = {
  dark: { theme: "dark" },
  "reduced motion": { motion: "reduced" },
  "right to left": { direction: "rtl" },
  "large text": { text: "200", viewport: { value: "phone" } },
  narrow: { viewport: { value: "narrow" } },
  "forced colors": { forcedColors: "active" },
};

/** @param {string} report @param {object} globals */
async function run(report, globals) {
  const flags = ["--maxWorkers=2", "--failOnConsole", "--disable-telemetry", "--json", "--outputFile", report];
  const runner = spawn(
    join(ROOT, "node_modules/.bin/test-storybook"),
    ["--url", `http://127.0.0.1:${port}`, ...flags, ...process.argv.slice(2)],
    // The report goes to the file alone; on the standard output it would bury the results.
    { stdio: ["ignore", "ignore", "inherit"], env: { ...env, STORY_GLOBALS: JSON.stringify(globals) }, cwd: ROOT },
  );
  const [code] = await once(runner, "close");
  if (code !== 0) process.exitCode = 1;
  return JSON.parse(readFileSync(report, "utf8"));
}

mkdirSync(RESULTS, { recursive: true });
const REPORT = join(RESULTS, "stories.json");
const all = await run(REPORT, {});
for (const [name, globals] of Object.entries(process.env.TEST_ALL ? POSITIONS : {})) {
  console.error(`\n── Stories in this position: ${name}`);
  const { numPassedTests, testResults } = await run(join(RESULTS, "position.json"), globals);
  for (const { assertionResults } of testResults)
    for (const story of assertionResults) story.fullName = `${name}: ${story.fullName}`;
  all.numPassedTests += numPassedTests;
  all.testResults.push(...testResults);
}
writeFileSync(REPORT, JSON.stringify(all));
server.close();
