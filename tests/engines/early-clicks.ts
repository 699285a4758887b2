import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type DelayedScripts, serveDelayedScripts } from "./delayed-scripts.ts";
import { asJson, type Engine } from "./engine.ts";
import { waitForText } from "./site.ts";

const WAIT = { timeout: 30_000, interval: 100 };

/** Clicks in one engine before hydration, on the site at an address without a closing slash. */
export function testEarlyClicks(open: () => Promise<Engine>, url: () => string): void {
  let engine: Engine;
  let site: DelayedScripts;
  beforeAll(async () => {
    [engine, site] = await Promise.all([open(), serveDelayedScripts(url())]);
  });
  afterAll(async () => {
    site.close();
    await engine.close();
  });

  /** Opens a page whose scripts arrive when the returned function is called. */
  async function openWithDelayedScripts(path: string) {
    site.delay();
    await engine.reset();
    const loaded = engine.goto(site.url + path);
    // A test that fails before its scripts arrive leaves a page that never loads.
    loaded.catch(() => {});
    await vi.waitFor(
      async () => expect(await engine.evaluate(() => document.querySelector("h1"))).not.toBeNull(),
      WAIT,
    );
    return async () => {
      site.release();
      await loaded;
    };
  }

  test.for([
    ["/", "button", "Continue", () => waitForText(engine, "Please enter your LinkedIn URL")],
    ["/dashboard", "tab", "Account", () => waitForText(engine, "This demo sends no e-mail")],
    ["/dashboard", "button", "Download Ingrid Sørensen", () => engine.find("dialog", "Download")],
    // The link is copied, or offered to be copied by hand.
    ["/dashboard", "button", "Share Maya Okonkwo", () => waitForText(engine, /10 shares|Copy the link by hand/)],
  ] as const)(
    "On %s the %s %s, clicked before hydration, is busy at once and acts after it",
    async ([path, role, name, outcome]) => {
      const release = await openWithDelayedScripts(path);
      for (let click = 0; click < 3; click++) await engine.click(role, name);
      const isBusy = await engine.evaluate(
        async (...wanted) => (await window.queries.find(...wanted)).ariaBusy,
        role,
        asJson(name),
      );
      expect(isBusy).toBe("true");
      await release();
      await outcome();
      await vi.waitFor(
        async () => expect(await engine.evaluate(() => document.querySelector("button[aria-busy=true]"))).toBeNull(),
        WAIT,
      );
    },
  );

  test("The red pill, chosen before hydration, stays chosen and turns the box", async () => {
    const chosen = () =>
      engine.evaluate(() => document.querySelector<HTMLInputElement>("main input[type=radio]:checked")?.value);
    const release = await openWithDelayedScripts("/create");
    await engine.click("radio", /^Villain/);
    expect(await chosen()).toBe("villain");
    await release();
    await engine.find("img", /^Empty villain box/);
    expect(await chosen()).toBe("villain");
  });
}
