import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "./scripts/browser.mjs";
import { basePath } from "./scripts/site.mjs";

// Port 4173 may be taken by a person's own `npm start`, which may serve an older build.
const PORT = process.env.TEST_PORT || "4199";
const url = `http://localhost:${PORT}${basePath()}`;
// `npm run test:sub-path` tests a build for another BASE_PATH.
const { CHROMIUM_PATH, TEST_DIST = "dist" } = process.env;

/** These run with animations, as most people have them; the others do not wait for what only moves. */
const MOVING = "create|early-clicks|editor|landing|layout|lazy-loading|monkey|motion|moving-figures|transcripts";

export default defineConfig({
  testDir: "tests/site",
  // Slow specs and tests run in `npm run test:all` only.
  testIgnore: process.env.TEST_ALL
    ? []
    : /(codes|large-text|monkey|motion|offline|offline-first-load|pictures|print)\.spec\.ts$/,
  grepInvert: process.env.TEST_ALL ? [] : /@long/,
  projects: [
    { name: "full motion", testMatch: new RegExp(`/(${MOVING})\\.spec\\.ts$`) },
    {
      name: "reduced motion",
      testMatch: new RegExp(`/(?!${MOVING})[^/]+\\.spec\\.ts$`),
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
  ],
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  outputDir: "test-results/site",
  // By tests, not by files: the longest file would end alone.
  fullyParallel: true,
  workers: 2,
  // A busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What passes at the second attempt on the shared machine of CI is reported as flaky, and mended; it stops nobody.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/site.json" }]],
  use: {
    baseURL: url,
    // A service worker answers before a test can delay or abort a request.
    serviceWorkers: "block",
    launchOptions: { args: BROWSER_FLAGS, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
  webServer: { command: `node scripts/serve.mjs ${TEST_DIST}`, url, env: { PORT }, reuseExistingServer: false },
});
