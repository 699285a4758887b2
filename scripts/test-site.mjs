// Playwright on the built site, with whatever Chromium this machine has.
import { spawnSync } from "node:child_process";
import { browserPath, PLAYWRIGHT_CLI } from "./browser.mjs";

const CHROMIUM_PATH = await browserPath();
const run = spawnSync(process.execPath, [PLAYWRIGHT_CLI, "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH },
});
process.exit(run.status ?? 1);
