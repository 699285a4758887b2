import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";
import { basePath } from "../../scripts/site.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PORT = process.env.TEST_PORT || "4198";
// The tests look for the built files here.
process.env.TEST_DIST = join(ROOT, "test-results/sub-path-site/dist");
const url = `http://localhost:${PORT}${basePath()}`;

export default defineConfig({
  ...site,
  testDir: "../site",
  // base-path.spec.ts builds and serves a site of its own.
  testIgnore: "base-path.spec.ts",
  outputDir: join(ROOT, "test-results/sub-path"),
  reporter: [["list"], ["json", { outputFile: join(ROOT, "test-results/sub-path.json") }]],
  use: { ...site.use, baseURL: url },
  webServer: {
    command: "exec node tests/hosting/nginx.mjs",
    cwd: ROOT,
    url,
    env: { PORT },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
