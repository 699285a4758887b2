import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures.ts";
import { siteUrl } from "./scripts/site.mjs";

const { REPORT = "vitest", TEST_ALL } = process.env;
const UNIT = [
  "src/**/*.test.{ts,tsx}",
  "tests/contracts/**/*.test.ts",
  "tests/figures/**/*.test.{ts,tsx}",
  "tests/import/**/*.test.ts",
];
/** These tests mock or reset modules, or use a database. */
const ISOLATED = [
  "src/site/{backup,figure-session,store}/*.test.ts",
  "src/site/{pages,create/stored-figures,downloads/count,platform/{first-paint,replay-clicks,worker-url}}.test.ts",
  "tests/import/pdf-offline.test.ts",
];
// Uses React's production build, which renders three times as fast. Conformance tests use the development build for its
// warnings.
const env = { NODE_ENV: "production" };
/** Timeouts for tests that go through whole pages. */
const LONG = { testTimeout: 600_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [pictures()],
  define: { __SITE_URL__: JSON.stringify(siteUrl()) },
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    projects: [
      // Runs all files in one process, because starting a process takes longer than most files.
      { extends: true, test: { name: "pure", include: UNIT, exclude: ISOLATED, isolate: false, env } },
      { extends: true, test: { name: "isolated", include: ISOLATED, env } },
      { extends: true, test: { name: "conformance", include: ["tests/conformance/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "accessibility",
          include: [`tests/accessibility/${TEST_ALL ? "*" : "matrix"}.test.ts`],
          globalSetup: TEST_ALL ? "tests/engines/setup.ts" : [],
          ...LONG,
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          globalSetup: "tests/engines/setup.ts",
          ...LONG,
        },
      },
    ],
    maxWorkers: 2,
    // At most two concurrent tests, each with its own browser.
    maxConcurrency: 2,
    // The timeout is long, because property tests run hundreds of cases and the machine can be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: `test-results/${REPORT}.json` },
  },
});
