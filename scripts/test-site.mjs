// Playwright on the built site, with whatever Chromium this machine has.
import { spawnSync } from "node:child_process";
import { browserPath, PLAYWRIGHT_CLI } from "./browser.mjs";

const args = process.argv.slice(2);
const CHROMIUM_PATH = await browserPath({ isWhole: args.some((arg) => ["--headed", "--debug", "--ui"].includes(arg)) });
const run = spawnSync(process.execPath, [PLAYWRIGHT_CLI, "test", ...args], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH },
});
process.exit(run.status ?? 1);
