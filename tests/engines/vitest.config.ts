import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "tests/engines/setup.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/engines.json" },
  },
});
