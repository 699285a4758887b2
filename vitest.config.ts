import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures.ts";
import { siteUrl } from "./scripts/site.mjs";

const FILES = [
  "src/**/*.test.{ts,tsx}",
  "tests/contracts/**/*.test.ts",
  "tests/figures/**/*.test.ts",
  "tests/import/**/*.test.ts",
];
/** These leave something behind: mocks, globals or a database. */
const ISOLATED = [
  "src/{site,components}/**/*.test.{ts,tsx}",
  "tests/figures/{round-trips,changed-*}.test.ts",
  "tests/import/read-pdf.test.ts",
];

export default defineConfig({
  plugins: [pictures()],
  define: { __SITE_URL__: JSON.stringify(siteUrl()) },
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    projects: [
      // A process for each file takes longer than most of them do.
      { extends: true, test: { name: "pure", include: FILES, exclude: ISOLATED, isolate: false } },
      { extends: true, test: { name: "unit", include: ISOLATED } },
    ],
    maxWorkers: 2,
    // React draws three times as fast as in development; tests/conformance listens to its warnings.
    env: { NODE_ENV: "production" },
    // Properties run hundreds of cases; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
