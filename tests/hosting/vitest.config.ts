import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/hosting/**/*.test.ts"],
    globalSetup: "tests/hosting/setup.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/hosting.json" },
  },
});
