import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pictures } from "./scripts/pictures.ts";
import { siteUrl } from "./scripts/site.mjs";

export default defineConfig({
  plugins: [react(), pictures()],
  define: { __SITE_URL__: JSON.stringify(siteUrl()) },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/contracts/**/*.test.ts", "tests/import/**/*.test.ts"],
    maxWorkers: 2,
    // Properties run hundreds of cases; a busy machine is no failure.
    testTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
