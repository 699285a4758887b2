import { getJestConfig } from "@storybook/test-runner";
import { BROWSER_FLAGS } from "../scripts/browser.mjs";

const base = getJestConfig();
const playwright = base.testEnvironmentOptions?.["jest-playwright"];

export default {
  ...base,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    "jest-playwright": {
      ...playwright,
      // Playwright has no environment variable for the browser's path.
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: process.env.CHROMIUM_PATH || undefined,
        args: BROWSER_FLAGS,
      },
    },
  },
};
