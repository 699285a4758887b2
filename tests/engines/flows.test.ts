import { afterAll, describe, expect, test, vi } from "vitest";
import { serve } from "../serve.mjs";
import { testEarlyClicks } from "./early-clicks.ts";
import { walkFlows } from "./flows.ts";
import { testHostileFiles } from "./hostile-files.ts";
import { openEngine } from "./open.ts";
import { testPersistence } from "./persistence.ts";
import { isInstalled } from "./setup.ts";
import { openPage } from "./site.ts";

const server = await serve();
afterAll(server.stop);
const url = () => server.url;

for (const [name, pointer] of [
  ["Chromium", "mouse"],
  ["Chromium", "touch"],
  ["Firefox", "mouse"],
  ["Firefox", "touch"],
  // WebKit's driver turns touch into mouse events.
  ["WebKit", "mouse"],
] as const)
  describe.skipIf(!isInstalled(name))(`${name}, by ${pointer}`, () =>
    walkFlows(() => openEngine(name, pointer), url, pointer),
  );

// tests/site does the same in Chromium. WebKit's driver accepts no command while a page loads, and has no tabs.
describe.skipIf(!isInstalled("Firefox"))("Firefox", () => {
  const open = () => openEngine("Firefox");
  describe("before hydration", () => testEarlyClicks(open, url));
  describe("in two tabs and without storage", () => testPersistence(open, url));
});

for (const name of ["Chromium", "Firefox"] as const)
  describe.skipIf(!isInstalled(name))(name, () => {
    const open = () => openEngine(name);
    describe("with files that attack", () => testHostileFiles(open, url));

    test(`${name} opens every page offline after the first visit`, async () => {
      const site = await serve();
      const engine = await open();
      await engine.goto(site.url);
      await vi.waitFor(
        async () => expect(await engine.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true),
        { timeout: 30_000, interval: 100 },
      );
      await site.stop();
      for (const path of ["/create", "/dashboard", "/no-such-page", "/"]) await openPage(engine, site.url + path);
      await engine.close();
    });
  });
