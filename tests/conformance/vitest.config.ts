import { defineConfig } from "vitest/config";
import unit from "../../vitest.config.ts";

const { projects: _, env: __, ...test } = unit.test ?? {};

/** Tests that need a browser, a bundler or a server, unlike the unit tests. */
export default defineConfig({
  ...unit,
  test: {
    ...test,
    include: ["tests/conformance/**/*.test.ts"],
    outputFile: { json: "test-results/conformance.json" },
  },
});
