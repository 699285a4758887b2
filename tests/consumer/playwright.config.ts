import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  // Three hosts are built, one of them with a style sheet from the network.
  testIgnore: process.env.TEST_ALL ? [] : /hosts\.spec\.ts$/,
  outputDir: "../../test-results/library",
  // One worker, so that a consumer is installed once.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "../../test-results/library.json" }]],
  use: { launchOptions: { args: BROWSER_FLAGS, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } },
});
