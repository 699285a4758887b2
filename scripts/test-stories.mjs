// Runs every story of storybook-static/ in Chromium: it renders, its play function holds, axe finds nothing.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
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
const CHROMIUM_PATH = await browserPath();
const files = sirv(BUILT);
const server = createServer((req, res) => files(req, res, () => void res.writeHead(404).end()));
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;

mkdirSync(RESULTS, { recursive: true });
const runner = spawn(
  join(ROOT, "node_modules/.bin/test-storybook"),
  [
    "--url",
    `http://127.0.0.1:${port}`,
    "--maxWorkers=2",
    "--failOnConsole",
    "--disable-telemetry",
    "--json",
    "--outputFile",
    join(RESULTS, "stories.json"),
    ...process.argv.slice(2),
  ],
  // The report goes to the file as well; on the standard output it would bury the results.
  { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CHROMIUM_PATH }, cwd: ROOT },
);
const [code] = await once(runner, "close");
server.close();
process.exit(code ?? 1);
