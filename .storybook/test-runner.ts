import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";

const DESKTOP = { width: 1280, height: 800 };

const config: TestRunnerConfig = {
  // Storybook's toolbar sets the viewport of a person's frame; in a test there is no frame, so the window takes it.
  async preVisit(page, story) {
    const { parameters, storyGlobals } = await getStoryContext(page, story);
    const chosen = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
    await page.setViewportSize(
      chosen ? { width: Number.parseInt(chosen.width, 10), height: Number.parseInt(chosen.height, 10) } : DESKTOP,
    );
    // Forced colours are the browser's own: no page can put them on.
    await page.emulateMedia({ forcedColors: parameters.forcedColors ?? "none" });
  },
};
export default config;
