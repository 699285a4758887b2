import { getJestConfig } from "@storybook/test-runner";
import { browserPath, TEST_FLAGS } from "../scripts/browser.mjs";
import { PRESET } from "./presets.mjs";

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 60_000,
  // The setup for hooks and retries, which only a development server needs, takes a second per component.
  ...(process.env.IS_BUILT && { setupFilesAfterEnv: [] }),
  testEnvironmentOptions: {
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      launchOptions: { args: TEST_FLAGS, executablePath: await browserPath() },
      contextOptions: { forcedColors: PRESET.startsWith("forced-colors") ? "active" : "none" },
    },
  },
};
