import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";

const DESKTOP = { width: 1280, height: 800 };

declare const __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
declare const __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, news: unknown): void };

/** A position of the toolbar, and whether the browser forces its colors (scripts/test-stories.mjs). */
const { forcedColors, ...globals } = JSON.parse(process.env.STORY_GLOBALS || "{}");

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.emulateMedia({ forcedColors });
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
    // Storybook reads globals from the address only beside a story, so the channel sets them.
    await page.evaluate(async (globals) => {
      await __STORYBOOK_PREVIEW__.ready();
      __STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals });
    }, globals);
  },
  // Storybook's toolbar sizes a frame; a test has none, so the window takes the viewport's size.
  async preVisit(page, story) {
    const { parameters, storyGlobals } = await getStoryContext(page, story);
    const { viewport } = { ...globals, ...storyGlobals };
    const chosen = parameters.viewport?.options?.[viewport?.value]?.styles;
    await page.setViewportSize(
      chosen ? { width: Number.parseInt(chosen.width, 10), height: Number.parseInt(chosen.height, 10) } : DESKTOP,
    );
  },
  async postVisit(page) {
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    if (wide > room) throw new Error(`The story is ${wide} px wide in a window of ${room}: it scrolls sideways.`);
  },
};
export default config;
