import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { cutTexts, nameRunner, overlappingControls, show, start, windowSize, withoutHighlights } from "./in-page.ts";
import type { Globals } from "./positions.ts";

export interface Options {
  readonly globals: Globals;
  readonly hasForcedColors: boolean;
}
interface Storybook {
  readonly page: Page;
  /** Errors and warnings of the console, and uncaught errors. */
  readonly lines: string[];
  /** Loads the page again, without what earlier stories left in it or kept in the browser. */
  load(): Promise<void>;
}

const DESKTOP = { width: 1280, height: 800 };
const INDEX = join(import.meta.dirname, "../../storybook-static/index.json");

// A page and its scripts take as long as ten stories, so that each worker has one for all its stories.
const test = base.extend<object, Options & { storybook: Storybook }>({
  globals: [{}, { option: true, scope: "worker" }],
  hasForcedColors: [false, { option: true, scope: "worker" }],
  storybook: [
    async ({ browser, globals, hasForcedColors }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const context = await browser.newContext({ forcedColors: hasForcedColors ? "active" : "none" });
      await context.addInitScript(nameRunner);
      await context.addInitScript(withoutHighlights);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const lines: string[] = [];
      page.on("console", (message) => {
        const line = `${message.type()}: ${message.text()}`;
        // Storybook's own actions cause the one.
        if (/^(error|warning): /.test(line) && !line.includes("Accessing the Story Store is deprecated"))
          lines.push(line);
      });
      page.on("pageerror", (error) => lines.push(`page error: ${error.message}`));
      const load = async () => {
        await devtools.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
        await page.goto(`${baseURL}iframe.html`);
        await page.evaluate(start, globals);
      };
      await use({ page, lines, load });
      await context.close();
    },
    { scope: "worker" },
  ],
});

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
}
const entries: Record<string, Entry> = JSON.parse(readFileSync(INDEX, "utf8")).entries;
const stories = Object.values(entries).filter(({ type }) => type === "story");

for (const title of new Set(stories.map((story) => story.title)))
  test.describe(title, () => {
    // In order and on one page, whatever runs beside them.
    test.describe.configure({ mode: "default" });
    test.beforeAll(({ storybook }) => storybook.load());

    for (const { id, name } of stories.filter((story) => story.title === title))
      test(name, async ({ storybook: { page, lines }, globals }) => {
        lines.length = 0;
        // Storybook's toolbar sizes a frame; a test has none, so the window takes the viewport's size.
        const size = (await page.evaluate(windowSize, [id, globals] as const)) ?? DESKTOP;
        if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height)
          await page.setViewportSize(size);
        const wrong = await page.evaluate(show, id);
        wrong.push(...(await page.evaluate(cutTexts)));
        wrong.push(...(await page.evaluate(overlappingControls, "#storybook-root")));
        expect([...wrong, ...lines]).toEqual([]);
      });
  });
