import type { TestRunnerConfig } from "@storybook/test-runner";
import { PRESET, PRESETS } from "./presets.mjs";

const globals = PRESETS[PRESET];

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // The preview resizes the window to the story's viewport. Storybook resizes an iframe, which the runner does not use.
    await page.exposeFunction("resizeWindow", (size: { width: number; height: number }) => page.setViewportSize(size));
    await page.addInitScript((settings) => Object.assign(window, settings), {
      startGlobals: globals,
      checksTests: Boolean(process.env.TEST_ALL),
      // Prevents Storybook's highlighter from reading the style of each element after each change.
      __STORYBOOK_HIGHLIGHT_INITIALIZED: true,
    });
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
  },
};
export default config;
