import { afterAll, describe, expect, test, vi } from "vitest";
import { serve } from "../serve.mjs";
import { testEarlyClicks } from "./early-clicks.ts";
import { walkFlows } from "./flows.ts";
import { testHostileFiles } from "./hostile-files.ts";
import { testPersistence } from "./persistence.ts";
import { openWithPuppeteer } from "./puppeteer-engine.ts";
import { openPage } from "./site.ts";
import { openWebKit } from "./webkit-engine.ts";

const server = await serve();
afterAll(server.stop);

describe.each([
  ["Chromium", "mouse", () => openWithPuppeteer("Chromium")],
  ["Chromium", "touch", () => openWithPuppeteer("Chromium", "touch")],
  ["Firefox", "mouse", () => openWithPuppeteer("Firefox")],
  ["Firefox", "touch", () => openWithPuppeteer("Firefox", "touch")],
  // WebKit's driver turns touch into mouse events.
  ["WebKit", "mouse", openWebKit],
] as const)("%s, by %s", (_, pointer, open) => walkFlows(open, () => server.url, pointer));

test.each(["Chromium", "Firefox"] as const)("%s opens every page offline after the first visit", async (name) => {
  const site = await serve();
  const engine = await openWithPuppeteer(name);
  await engine.goto(site.url);
  await vi.waitFor(
    async () => expect(await engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true),
    { timeout: 30_000, interval: 100 },
  );
  await site.stop();
  for (const path of ["/create", "/dashboard", "/no-such-page", "/"]) await openPage(engine, site.url + path);
  await engine.close();
});

// WebKit's driver accepts no command while a page loads.
describe.each(["Chromium", "Firefox"] as const)("%s, before hydration", (name) =>
  testEarlyClicks(
    () => openWithPuppeteer(name),
    () => server.url,
  ),
);

describe.each(["Chromium", "Firefox"] as const)("%s, in two tabs and without storage", (name) =>
  testPersistence(
    () => openWithPuppeteer(name),
    () => server.url,
  ),
);

describe.each(["Chromium", "Firefox"] as const)("%s, with files that attack", (name) =>
  testHostileFiles(
    () => openWithPuppeteer(name),
    () => server.url,
  ),
);
