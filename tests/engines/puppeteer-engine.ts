import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { asJson, type Engine } from "./engine.ts";
import { bundleQueries } from "./queries.ts";

/** Chromium over its own protocol, Firefox over WebDriver BiDi; both start a fresh profile. */
export async function openWithPuppeteer(name: "Chromium" | "Firefox"): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), "profigure-downloads-"));
  const browser = await puppeteer.launch(
    name === "Chromium"
      ? { browser: "chrome", executablePath: await browserPath(), args: BROWSER_FLAGS }
      : {
          browser: "firefox",
          executablePath: "/usr/bin/firefox-esr",
          extraPrefsFirefox: {
            "browser.download.folderList": 2,
            "browser.download.dir": downloads,
            "browser.download.useDownloadDir": true,
            "browser.download.always_ask_before_handling_new_types": false,
          },
        },
  );
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1280, height: 900 });
  if (name === "Chromium") {
    const session = await browser.target().createCDPSession();
    await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  }
  const script = await bundleQueries();
  const find = async (role: string, wanted: string | RegExp) => {
    await page.evaluate(`window.queries || ${script}`);
    const found = await page.evaluateHandle((...args) => window.queries.find(...args), role, asJson(wanted));
    return found as ElementHandle<HTMLElement>;
  };
  return {
    name,
    downloads,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (role, wanted) => (await find(role, wanted)).click(),
    fill: async (role, wanted, text) => {
      const field = await find(role, wanted);
      await field.click({ count: 3 });
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
