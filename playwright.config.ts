import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { browserPath, TEST_FLAGS } from "./scripts/browser.mjs";
import { basePath } from "./scripts/site.mjs";
import type { SiteOptions } from "./tests/site/fixtures.ts";

// `npm run test:sub-path` sets TEST_DIST to a build for another BASE_PATH.
const { REPORT = "playwright", TEST_ALL, TEST_DIST = "dist", TEST_PORT = "4199" } = process.env;
// Sets the path once, so that the workers inherit it.
process.env.CHROMIUM_PATH ||= await browserPath({
  isWhole: process.argv.some((arg) => /^--(headed|debug|ui)/.test(arg)),
});

/** Serves a folder of built files on a port that `npm start` does not use. */
const serve = (folder: string, port: number, base: string) => ({
  folder,
  command: `node scripts/serve.mjs ${folder}`,
  url: `http://localhost:${port}${base}`,
  env: { PORT: String(port), BASE_PATH: base },
  reuseExistingServer: false,
});
const site = serve(TEST_DIST, Number(TEST_PORT), basePath());
const storybook = serve("storybook-static", Number(TEST_PORT) + 1, "/");

/** These tests run with animations. All others use reduced motion, so that they do not wait for animations. */
const MOVING = "create|early-clicks|editor|landing|layout|lazy-loading|monkey|motion|moving-figures";
/** These tests run only in `npm run test:all`. */
const SLOW =
  "codes|large-text|monkey|offline|offline-first-load|pictures|print|promises|hosts|next|astro|registry|units";
const specs = (names: string) => new RegExp(`/(${names})\\.spec\\.ts$`);

// The library's tests need no server, and `npm test` runs them while these folders are built.
const isLibrary = process.argv.some((arg) => /^(--project=)?library$/.test(arg));
const servers = isLibrary ? [] : [site, storybook].filter(({ folder }) => existsSync(`${folder}/index.html`));
// Only before a test run: when the workers read this file, the servers use the ports, and Knip needs none.
if (process.argv[2] === "test") process.env.PORTS_CHECKED ||= await checkPorts();

/** Throws if another program uses a port. Playwright's error would not name the variable or a way to find the program. */
async function checkPorts() {
  for (const { env } of servers) {
    const server = createServer().listen(Number(env.PORT));
    await once(server, "listening").catch((cause) => {
      const other = Number(TEST_PORT) + 100;
      throw new Error(
        `Port ${env.PORT} is taken. See which program uses it (lsof -i :${env.PORT}), or choose another: TEST_PORT=${other}`,
        { cause },
      );
    });
    server.close();
    await once(server, "close");
  }
  return "yes";
}

export default defineConfig<SiteOptions>({
  testIgnore: TEST_ALL ? [] : specs(SLOW),
  grepInvert: TEST_ALL ? [] : /@rare/,
  projects: [
    { name: "site", testDir: "tests/site", testMatch: specs(MOVING), use: { baseURL: site.url } },
    {
      name: "site, reduced motion",
      testDir: "tests/site",
      testMatch: specs(`(?!${MOVING})[^/]+`),
      // Prefetching takes a fifth of the time, and the tests above run with it.
      use: { baseURL: site.url, contextOptions: { reducedMotion: "reduce" }, savesData: !TEST_ALL },
    },
    { name: "docs", testDir: "tests/stories", use: { baseURL: storybook.url } },
    // Uses one worker, so that each consumer app is installed only once.
    { name: "library", testDir: "tests/consumer", workers: 1, retries: 0 },
  ],
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  outputDir: "test-results/playwright",
  // Runs single tests in parallel instead of files, because otherwise the longest file would run alone at the end.
  fullyParallel: true,
  workers: 2,
  // The timeout is long, so that tests do not fail on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // In CI, a failed test is retried. If it then passes, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: `test-results/${REPORT}.json` }]],
  use: {
    // Shorter than the longest tests, so that a missing button is named soon.
    actionTimeout: 45_000,
    // Blocks service workers, because they would answer requests that a test wants to delay or abort.
    serviceWorkers: "block",
    launchOptions: { args: TEST_FLAGS, executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: servers,
});
