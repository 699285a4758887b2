import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATUSES } from "../../scripts/component-page.mjs";
import { serve } from "../serve.mjs";
import { nameRunner, show, start } from "../stories/in-page.ts";
import type { Engine } from "./engine.ts";
import { openWithPuppeteer } from "./puppeteer-engine.ts";
import { openWebKit } from "./webkit-engine.ts";

const BUILT = join(import.meta.dirname, "../../storybook-static");
const server = await serve({ folder: BUILT });
afterAll(server.stop);

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}
const entries: Entry[] = Object.values(JSON.parse(readFileSync(join(BUILT, "index.json"), "utf8")).entries);
const stories = entries.filter(({ type }) => type === "story");
/** One story of each component: the sheet of its states. */
const sheets = entries
  .filter(({ type, tags }) => type === "docs" && STATUSES.some((status) => tags.includes(status)))
  .flatMap(({ title }) => {
    const own = stories.filter((story) => story.title === title);
    const sheet = own.find(({ id }) => id.endsWith("--states")) ?? own.find(({ id }) => id.endsWith("--playground"));
    return sheet ? [sheet.id] : [];
  });

declare global {
  interface Window {
    consoleLines: string[];
  }
}
/** Keeps what the console gets from now on: WebKit's driver does not report it. */
function listenToConsole() {
  window.consoleLines = [];
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...parts: unknown[]) => {
      // Storybook's own actions cause the one.
      if (!String(parts[0]).includes("Accessing the Story Store is deprecated"))
        window.consoleLines.push(`${level}: ${parts.map(String).join(" ")}`);
      log(...parts);
    };
  }
  addEventListener("error", ({ message }) => window.consoleLines.push(`page error: ${message}`));
}

describe.each([
  ["Chromium", () => openWithPuppeteer("Chromium")],
  ["Firefox", () => openWithPuppeteer("Firefox")],
  ["WebKit", openWebKit],
] as const)("%s and the components", (name, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    await engine.goto(`${server.url}/iframe.html`);
    await engine.evaluate(nameRunner);
    await engine.evaluate(start, {});
    await engine.evaluate(listenToConsole);
  });
  afterAll(() => engine.close());

  test.each(sheets)(`${name} shows %s without a violation or a line in the console`, async (id) => {
    const wrong = await engine.evaluate(show, id);
    const lines = await engine.evaluate(() => window.consoleLines.splice(0));
    expect([...wrong, ...lines]).toEqual([]);
  });
});
