import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { PRESET, PRESETS } from "./presets.mjs";

const globals = PRESETS[PRESET];
const DESKTOP = { width: 1280, height: 800 };

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.addInitScript(
      // The last one prevents Storybook's highlighter from reading the style of each element after each change.
      (settings) => Object.assign(window, settings, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }),
      { startGlobals: globals, checksTests: Boolean(process.env.TEST_ALL) },
    );
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
  },
  /** Resizes the window to the story's viewport. Storybook resizes an iframe instead, which the runner does not use. */
  async preVisit(page, story) {
    const { parameters, storyGlobals } = await getStoryContext(page, story);
    const { viewport } = { ...globals, ...storyGlobals };
    const styles = parameters.viewport.options[viewport?.value]?.styles;
    await page.setViewportSize(
      styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : DESKTOP,
    );
  },
};
export default config;
