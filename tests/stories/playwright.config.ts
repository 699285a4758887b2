import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";
import { POSITIONS } from "./positions.ts";
import type { Options } from "./stories.spec.ts";

const PORT = process.env.TEST_PORT || "4197";
const { CHROMIUM_PATH } = process.env;
const BUILT = join(import.meta.dirname, "../../storybook-static");
if (!existsSync(join(BUILT, "index.json")))
  throw new Error("There is no storybook-static/ yet. Run: npm run build:storybook");

export default defineConfig<object, Options>({
  outputDir: "../../test-results/stories",
  projects: [
    // The style sheet and docs pages are tested once: they set their own globals, or have none.
    ...POSITIONS.slice(0, process.env.TEST_ALL ? undefined : 1).map(
      ({ name, globals, hasForcedColors = false }, at) => ({
        name,
        use: { globals, hasForcedColors },
        ...(at > 0 && { testIgnore: /(pages|style-sheet)\.spec/ }),
      }),
    ),
  ],
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "../../test-results/stories.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: { args: BROWSER_FLAGS, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
  webServer: {
    command: `node scripts/serve.mjs storybook-static`,
    cwd: "../..",
    url: `http://localhost:${PORT}/iframe.html`,
    env: { PORT, BASE_PATH: "" },
    reuseExistingServer: false,
  },
});
