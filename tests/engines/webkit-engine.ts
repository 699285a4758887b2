import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Key as Code, error, type WebDriver, type WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { asJson, type Engine, type Key } from "./engine.ts";
import { bundleQueries } from "./queries.ts";

const CODES: Record<Key, readonly string[]> = {
  Tab: [Code.TAB],
  "Shift+Tab": [Code.SHIFT, Code.TAB],
  Enter: [Code.ENTER],
  Escape: [Code.ESCAPE],
  ArrowRight: [Code.ARROW_RIGHT],
};
/**
 * Position of the window. Keys go to the window under the pointer, which is in the middle of the screen, so the window
 * is placed with its header bar there.
 */
const AT = { x: 1448, y: 998 };

/** Opens WebKitGTK via its WebDriver, on a virtual screen and with a temporary home folder. */
export async function openWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "profigure-webkit-"));
  await writeFile(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${home}"\n`);
  await mkdir(join(home, "gtk-3.0"));
  // Shrinks the header bar, which would make the window wider than a phone.
  const narrowBar = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }";
  await writeFile(join(home, "gtk-3.0/gtk.css"), narrowBar);

  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "2900x2000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = Number((await once(screen.stdout, "data"))[0]);
  // The display's number is unique, so no other driver uses this port.
  const port = 15_000 + display;
  const folders = { HOME: home, XDG_CONFIG_HOME: home };
  const env = { ...process.env, ...folders, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const server = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), 20_000);

  /**
   * Opens a session, which has separate storage. Asks again if the driver does not answer, as when the browser ended
   * while it started (WebKitGTK 2.50).
   */
  async function openSession(tries = 3): Promise<WebDriver> {
    const builder = new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: "MiniBrowser", timeouts: { script: 120_000 } });
    const session = await Promise.race([builder.build(), setTimeout(60_000, undefined, { ref: false })]);
    if (session) return session;
    if (tries === 1) throw new Error("WebKitWebDriver opens no session.");
    return openSession(tries - 1);
  }
  let driver = await openSession();
  const evaluate: Engine["evaluate"] = (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args);

  let size: readonly [width: number, height: number] = [1280, 900];
  async function resize() {
    const [width, height] = size;
    const bar = await evaluate(() => outerHeight - innerHeight);
    // Sets the size again until the page has it, because on a busy machine the window can miss it.
    await vi.waitFor(
      async () => {
        const window = driver.manage().window();
        await window.setRect({ ...AT, width, height: height + bar });
        const got = await evaluate(() => `${innerWidth},${innerHeight}`);
        if (got !== String(size)) throw new Error(`The page has ${got} px instead of ${size}.`);
      },
      { timeout: 60_000, interval: 200 },
    );
    // Adds and removes styles, because media queries can keep the result for the old width (WebKitGTK 2.50).
    await evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { padding-inline-end: 1px }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await evaluate(painted);
    await evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    await evaluate(painted);
  }
  await resize();

  const queries = await bundleQueries();
  const install = (script: string) => driver.executeScript<void>(script);
  const find = async (role: string, name: string | RegExp) => {
    await install(`window.queries || (() => { ${queries} })();`);
    const run = () =>
      evaluate(
        (...wanted) => window.queries.find(...wanted),
        role,
        asJson(name),
      ) as Promise<unknown> as Promise<WebElement>;
    return run().catch((reason) => {
      // The page replaced the element before the driver had a handle to it.
      if (reason instanceof error.StaleElementReferenceError) return run();
      throw reason;
    });
  };
  return {
    name: "WebKit",
    downloads: home,
    reset: async () => {
      await driver.quit();
      driver = await openSession();
      await resize();
    },
    goto: async (address) => {
      await evaluate(() => void Object.assign(window, { isOld: true }));
      await driver.get(address);
      // The driver ends `get` early if a Back was still pending, as after Start Over (WebKitGTK 2.50).
      await vi.waitFor(async () => {
        if (await evaluate(() => "isOld" in window)) throw new Error(`${address} did not open.`);
      }, 30_000);
    },
    evaluate,
    install,
    find,
    click: async (role, name) => {
      const control = await find(role, name);
      // The driver scrolls only to the edge of the viewport, where a toast can be over the control.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", control);
      await control.click();
    },
    fill: async (role, name, text) => {
      const field = await find(role, name);
      // Selects the text instead of using WebDriver's `clear`, which blurs the field, so that an empty name would be
      // replaced.
      await driver.executeScript("arguments[0].select()", field);
      await field.sendKeys(text);
    },
    press: async (key) => {
      const actions = driver.actions();
      for (const code of CODES[key]) actions.keyDown(code);
      for (const code of CODES[key].toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    resize: async (...next) => {
      size = next;
      await resize();
    },
    close: async () => {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

/** Waits two frames, until a change is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
