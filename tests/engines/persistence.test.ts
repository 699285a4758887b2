import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { serve } from "../serve.mjs";
import type { Engine } from "./engine.ts";
import { openEngine } from "./open.ts";
import { isInstalled } from "./setup.ts";
import * as site from "./site.ts";
import { WAIT } from "./site.ts";

const DIST = join(import.meta.dirname, "../../dist");
const asksBeforeLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

// Runs only in Firefox: tests/site tests the same in Chromium, and the WebDriver of WebKit has no tabs and cannot
// refuse storage.
describe.skipIf(!isInstalled("Firefox"))("Firefox", () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let engine: Engine;
  let tabs: NonNullable<Engine["tabs"]>;
  beforeAll(async () => {
    [server, engine] = await Promise.all([serve(), openEngine("Firefox")]);
    if (!engine.tabs) throw new Error("Firefox's driver has no tabs.");
    tabs = engine.tabs;
  });
  beforeEach(() => engine.reset());
  afterAll(() => Promise.all([server.stop(), engine.close()]));

  const openPage = (path: string) => site.openPage(engine, server.url + path);
  const nameField = () => site.inputValue(engine, "Name");
  async function startFigure(name: string) {
    await openPage("/create");
    await engine.fill("textbox", "LinkedIn profile URL", "https://linkedin.com/in/u1815");
    await engine.click("button", "Create My Figure");
    await site.waitForAnnouncement(engine, "Your preview is ready");
    await engine.fill("textbox", "Name", name);
  }

  test("Unsaved figures from two tabs are offered, the newest first", async () => {
    await startFigure("First Tab");
    await tabs.open();
    await startFigure("Second Tab");
    await openPage("/create");
    await engine.click("button", "Pick up your figure");
    await vi.waitFor(async () => expect(await nameField()).toBe("Second Tab"), WAIT);
    await engine.click("button", "← Start Over");
    await engine.click("button", "Pick up your figure");
    await vi.waitFor(async () => expect(await nameField()).toBe("First Tab"), WAIT);
    expect(engine.errors).toEqual([]);
  });

  test("A setting changed in one tab changes in the other tab", async () => {
    const isChecked = () =>
      engine.evaluate(() => document.querySelector("[role=switch]")?.getAttribute("aria-checked"));
    await openPage("/dashboard?tab=account");
    await vi.waitFor(async () => expect(await isChecked()).toBe("true"), WAIT);
    await tabs.open();
    await openPage("/dashboard?tab=account");
    await engine.click("switch", "Email Notifications");
    await site.waitForAnnouncement(engine, "Saved");
    await tabs.switchTo(0);
    await vi.waitFor(async () => expect(await isChecked()).toBe("false"), WAIT);
  });

  test("With site data blocked, an edit stays in the tab with a notice", async () => {
    await tabs.beforeScripts(() => {
      for (const name of ["indexedDB", "localStorage", "BroadcastChannel", "caches", "serviceWorker"])
        Object.defineProperty(name === "serviceWorker" ? Navigator.prototype : window, name, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
    });
    await startFigure("Not Lost");
    await site.waitForText(engine, /changes will not be saved/);
    expect(await engine.evaluate(asksBeforeLeaving)).toBe(true);
    await openPage("/create");
    expect(engine.errors).toEqual([]);
  });

  const waitUntil = (isTrue: () => boolean) =>
    vi.waitFor(async () => expect(await engine.evaluate(isTrue)).toBe(true), WAIT);
  const isCached = () => navigator.serviceWorker.controller !== null;

  test("Every page opens offline after the first visit", async () => {
    await engine.goto(server.url);
    await waitUntil(isCached);
    await server.stop();
    for (const path of ["/create", "/dashboard", "/no-such-page", "/"]) await openPage(path);
  });

  test("A new version is offered, but not the first while it is cached", async () => {
    const folder = await mkdtemp(join(tmpdir(), "profigure-version-"));
    await cp(DIST, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
    const worker = join(folder, "sw.js");
    await appendFile(worker, `;(${installOnMessage})();`);
    let host = await serve({ folder });
    const isOffered = () => document.body.textContent.includes("A new version of the site is ready");
    try {
      await tabs.beforeScripts(() => {
        if (!isSecureContext) return;
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...args) {
          document.documentElement.dataset.registers = "";
          return register.apply(this, args);
        };
      });
      // The second page registers the worker while it is being installed for the first.
      for (const path of ["/", "/create"]) {
        await site.openPage(engine, host.url + path);
        await waitUntil(() => "registers" in document.documentElement.dataset);
      }
      await engine.evaluate(() => new BroadcastChannel("install").postMessage(""));
      await waitUntil(isCached);
      expect(await engine.evaluate(isOffered)).toBe(false);

      await host.stop();
      await cp(join(DIST, "sw.js"), worker);
      host = await serve({ folder, port: new URL(host.url).port });
      await site.openPage(engine, `${host.url}/create`);
      await waitUntil(isOffered);
      await engine.evaluate(() => Object.assign(window, { isOld: true }));
      await engine.click("button", /^Reload/);
      await waitUntil(() => !("isOld" in window));
      expect(await engine.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
      expect(engine.errors).toEqual([]);
    } finally {
      await host.stop();
      await rm(folder, { recursive: true });
    }
  });
});

/** Runs in the service worker: it is installed when a page sends a message. */
function installOnMessage() {
  addEventListener("install", (event) =>
    (event as Event & { waitUntil(end: Promise<unknown>): void }).waitUntil(
      new Promise((resolve) => {
        new BroadcastChannel("install").onmessage = resolve;
      }),
    ),
  );
}

// WebKit keeps a page with an open transaction in the back/forward cache.
describe.skipIf(!isInstalled("WebKit"))("A page of WebKit that is left while its database is busy", () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let engine: Engine;
  beforeAll(async () => {
    [server, engine] = await Promise.all([serve(), openEngine("WebKit")]);
  });
  beforeEach(() => engine.reset());
  afterAll(() => Promise.all([server.stop(), engine.close()]));

  const openPage = (path: string) => site.openPage(engine, server.url + path);
  /** Keeps the page's transactions with changes open until the page is left. */
  const keepOpen = () =>
    engine.evaluate(() => {
      const { transaction, createObjectStore } = IDBDatabase.prototype;
      const keep = (table: IDBObjectStore) => {
        Object.assign(window, { isKept: true });
        table.get("").onsuccess = () => keep(table);
        return table;
      };
      IDBDatabase.prototype.transaction = function (...args) {
        const begun = transaction.apply(this, args);
        if (begun.mode === "readwrite") keep(begun.objectStore("figures"));
        return begun;
      };
      IDBDatabase.prototype.createObjectStore = function (...args) {
        return keep(createObjectStore.apply(this, args));
      };
      addEventListener("pagehide", () => Object.assign(IDBDatabase.prototype, { transaction, createObjectStore }));
    });

  const isKept = () => vi.waitFor(async () => expect(await engine.evaluate(() => "isKept" in window)).toBe(true), WAIT);

  test("does not block the next page", async () => {
    await openPage("/dashboard");
    await keepOpen();
    await engine.click("button", "More: Viktor Lindqvist");
    await engine.click("button", "Delete Viktor Lindqvist");
    await isKept();
    await openPage("/dashboard?sort=name");
  });

  test("does not block the next page on a first visit", async () => {
    await openPage("/");
    await keepOpen();
    await engine.click("link", "Dashboard");
    await isKept();
    await openPage("/dashboard?sort=name");
  });
});
