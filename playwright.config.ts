import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "./scripts/browser.mjs";
import { basePath } from "./scripts/site.mjs";

// Not 4173: a person's own `npm start` may be running, and it may serve an older build.
const PORT = process.env.TEST_PORT || "4199";
const url = `http://localhost:${PORT}${basePath()}`;
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: "tests/site",
  // What takes long for what it finds; `npm run test:all` has all of it, and runs the others under a sub-path too.
  testIgnore: process.env.TEST_ALL ? [] : /(base-path|monkey|motion|offline|pictures|print|offline-first-load)\.spec\.ts$/,
  outputDir: "test-results/site",
  workers: 2,
  // A test that passes at the second attempt has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/site.json" }]],
  use: {
    baseURL: url,
    // It answers before a test can hold back or lose a file.
    serviceWorkers: "block",
    launchOptions: { args: BROWSER_FLAGS, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
  webServer: { command: "node scripts/serve.mjs", url, env: { PORT }, reuseExistingServer: false },
});
