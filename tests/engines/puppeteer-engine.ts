import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type CDPSession, type ElementHandle, type Page } from "puppeteer-core";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { asJson, type Engine, type Pointer } from "./engine.ts";
import { bundleQueries } from "./queries.ts";

/** Opens Chromium via its DevTools protocol or Firefox via WebDriver BiDi, with a new profile. */
export async function openWithPuppeteer(
  name: "Chromium" | "Firefox",
  pointer: Pointer = "mouse",
  prefs: Record<string, unknown> = {},
): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), "profigure-downloads-"));
  const isChromium = name === "Chromium";
  const browser = await puppeteer.launch(
    isChromium
      ? {
          browser: "chrome",
          executablePath: await browserPath({ isWhole: true }),
          args: BROWSER_FLAGS,
          defaultViewport: null,
        }
      : {
          browser: "firefox",
          executablePath: "/usr/bin/firefox-esr",
          defaultViewport: null,
          extraPrefsFirefox: {
            "browser.download.folderList": 2,
            "browser.download.dir": downloads,
            "browser.download.useDownloadDir": true,
            // Hides the download panel, because it would take the focus from the page.
            "browser.download.alwaysOpenPanel": false,
            "browser.download.always_ask_before_handling_new_types": false,
            // Under load, a tap takes longer than the usual 300 and 500 ms, and would not be a click.
            "apz.max_tap_time": 10_000,
            "ui.click_hold_context_menus.delay": 10_000,
            "dom.w3c_touch_events.enabled": pointer === "touch" ? 1 : 0,
            ...prefs,
          },
        },
  );
  const errors: string[] = [];
  const openContext = () =>
    browser.createBrowserContext(isChromium ? { downloadBehavior: { policy: "allow", downloadPath: downloads } } : {});
  let context = await openContext();
  let size = { width: 1280, height: 900 };
  const tabs: { readonly page: Page; readonly devtools: CDPSession | undefined }[] = [];
  let page: Page;
  let devtools: CDPSession | undefined;
  const open = async () => {
    page = await context.newPage();
    // Confirms leaving the page, as other drivers do.
    page.on("dialog", (dialog) => dialog.accept());
    page.on("pageerror", (error) => LEFT.test(String(error)) || errors.push(`page error: ${error}`));
    page.on("console", (message) => message.text().startsWith(VIOLATION) && errors.push(message.text()));
    await page.evaluateOnNewDocument(reportViolations, VIOLATION);
    devtools = isChromium ? await page.createCDPSession() : undefined;
    await devtools?.send("Emulation.setTouchEmulationEnabled", { enabled: pointer === "touch" });
    tabs.push({ page, devtools });
    await resize();
  };
  const resize = async () => {
    // Uses the DevTools protocol for Chromium, because Puppeteer's `setViewport` would disable touch.
    if (devtools)
      await devtools.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false });
    else await page.setViewport(size);
  };
  await open();

  const script = await bundleQueries();
  const install = async (text: string) => void (await page.evaluate(`${text}\nvoid 0`));
  const find = async (role: string, wanted: string | RegExp) => {
    await install(`window.queries || ${script}`);
    const found = await page.evaluateHandle((...args) => window.queries.find(...args), role, asJson(wanted));
    return found as ElementHandle<HTMLElement>;
  };
  /** Acts on a control. Finds it again if the page was drawn anew before the pointer reached it. */
  const use = async (role: string, wanted: string | RegExp, act: (control: ElementHandle) => Promise<void>) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await act(await find(role, wanted));
      } catch (error) {
        if (attempt === 5 || !/not clickable|detached/.test(String(error))) throw error;
      }
  };
  return {
    name,
    errors,
    downloads,
    reset: async () => {
      await context.close();
      context = await openContext();
      tabs.length = 0;
      await open();
    },
    tabs: {
      open,
      switchTo: async (index) => {
        ({ page, devtools } = tabs[index] ?? { page, devtools });
        await page.bringToFront();
      },
      beforeScripts: async (run, ...args) => {
        for (const { page } of tabs) await page.evaluateOnNewDocument(run as never, ...args);
      },
    },
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    install,
    find,
    click: (role, wanted) => use(role, wanted, (control) => (pointer === "touch" ? control.tap() : control.click())),
    fill: (role, wanted, text) =>
      use(role, wanted, async (field) => {
        await field.click({ count: 3 });
        await field.type(text);
      }),
    press: async (key) => {
      if (key === "Shift+Tab") {
        await page.keyboard.down("Shift");
        await page.keyboard.press("Tab");
        await page.keyboard.up("Shift");
      } else await page.keyboard.press(key);
    },
    resize: async (width, height) => {
      size = { width, height };
      await resize();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    ...(isChromium && {
      emulate: {
        media: async (features) =>
          void (await devtools?.send("Emulation.setEmulatedMedia", { features: [...features] })),
        touch: async (enabled) => void (await devtools?.send("Emulation.setTouchEmulationEnabled", { enabled })),
      },
    }),
    close: () => browser.close(),
  };
}

/** Matches Firefox's message about requests that were aborted because the page was left. */
const LEFT = /Failed to load .*A ServiceWorker intercepted the request/;
const VIOLATION = "policy violation: ";
const reportViolations = (words: string) =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    console.error(`${words}${effectiveDirective} ${blockedURI}`),
  );
