import { defineConfig } from "vitest/config";
import { browserPath } from "../../scripts/browser.mjs";

export default defineConfig({
  test: {
    include: [`tests/accessibility/${process.env.TEST_ALL ? "*" : "matrix"}.test.ts`],
    globalSetup: process.env.TEST_ALL ? "tests/engines/setup.ts" : [],
    // Two browsers at a time, in one process.
    maxConcurrency: 2,
    maxWorkers: 1,
    // The fast pool is enough: the tests check pages, not their own environment.
    env: { CHROMIUM_PATH: await browserPath() },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/accessibility.json" },
  },
});
