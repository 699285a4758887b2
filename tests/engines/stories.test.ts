import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serve } from "../serve.mjs";
import { nameRunner, show, start } from "../stories/in-page.ts";
import type { Engine } from "./engine.ts";
import { openWithPuppeteer } from "./puppeteer-engine.ts";
import { openWebKit } from "./webkit-engine.ts";

const BUILT = join(import.meta.dirname, "../../storybook-static");
const server = await serve({ folder: BUILT });
afterAll(server.stop);

const { entries } = JSON.parse(readFileSync(join(BUILT, "index.json"), "utf8"));
/** One story of each component: the sheet of its states. */
const sheets = Object.keys(entries).filter((id) => id.endsWith("--states"));

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
