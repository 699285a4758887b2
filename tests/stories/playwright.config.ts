import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";
import type { Options } from "./stories.spec.ts";

const PORT = process.env.TEST_PORT || "4197";
const { CHROMIUM_PATH } = process.env;
const BUILT = join(import.meta.dirname, "../../storybook-static");
if (!existsSync(join(BUILT, "index.json")))
  throw new Error("There is no storybook-static/ yet. Run: npm run build:storybook");

export default defineConfig<object, Options>({
  outputDir: "../../test-results/stories",
  projects: [
    { name: "stories" },
    // Each position of the toolbar. Forced colors are the browser's own, and no page can set them.
    ...(process.env.TEST_ALL
      ? [
          { name: "dark", use: { globals: { theme: "dark" } } },
          { name: "another brand", use: { globals: { brand: "herbarium" } } },
          { name: "another brand, dark", use: { globals: { brand: "herbarium", theme: "dark" } } },
          { name: "reduced motion", use: { globals: { motion: "reduced" } } },
          { name: "german", use: { globals: { language: "de", viewport: { value: "phone" } } } },
          { name: "german, desktop", use: { globals: { language: "de", viewport: { value: "desktop" } } } },
          { name: "right to left", use: { globals: { direction: "rtl" } } },
          { name: "large text", use: { globals: { text: "200", viewport: { value: "phone" } } } },
          { name: "narrow", use: { globals: { viewport: { value: "narrow" } } } },
          { name: "forced colors", use: { hasForcedColors: true } },
        ].map((project) => ({ ...project, testIgnore: /machines\.spec/ }))
      : []),
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
