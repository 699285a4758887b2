import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures.ts";
import { siteUrl } from "./scripts/site.mjs";
import { tokens } from "./scripts/tokens.ts";

const PURE = ["src/{domain,figure}/**/*.test.{ts,tsx}"];
const FILES = [
  "src/**/*.test.{ts,tsx}",
  "tests/contracts/**/*.test.ts",
  "tests/figures/**/*.test.ts",
  "tests/import/**/*.test.ts",
];

export default defineConfig({
  plugins: [react(), pictures(), tokens()],
  define: { __SITE_URL__: JSON.stringify(siteUrl()) },
  test: {
    projects: [
      // Tests of pure functions leave nothing behind, and a process for each file takes longer than they do.
      { extends: true, test: { name: "pure", include: PURE, isolate: false } },
      { extends: true, test: { name: "unit", include: FILES, exclude: PURE } },
    ],
    maxWorkers: 2,
    // Properties run hundreds of cases; a busy machine is no failure.
    testTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
