// Long tasks while a collection of 1,000 figures is read and scrolled from end to end, on the built site in Chromium.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PORT = "4297";
const FIGURES = 1000;
/** One screen at a time, as with a mouse wheel. */
const STEP = 700;

const server = spawn(process.execPath, [join(ROOT, "scripts/serve.mjs")], {
  env: { ...process.env, PORT },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(server.stdout, "data");
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath({ isWhole: true }) });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${PORT}/dashboard`);
  await page.locator("section[aria-busy=false]").waitFor();
  await page.evaluate(async (count) => {
    const database = await new Promise((resolve) => {
      const request = indexedDB.open("profigure");
      request.onsuccess = () => resolve(request.result);
    });
    const table = () => database.transaction("figures", "readwrite").objectStore("figures");
    const sample = await new Promise((resolve) => {
      const request = table().get("maya");
      request.onsuccess = () => resolve(request.result);
    });
    const write = table();
    for (let i = 0; i < count; i++) write.put({ ...sample, id: `many-${i}`, payment: "bought" });
    await new Promise((resolve) => {
      write.transaction.oncomplete = resolve;
    });
  }, FIGURES);
  const reading = await longTasks(async () => {
    await page.reload();
    await page.waitForFunction((count) => document.querySelectorAll("article").length > count, FIGURES);
  });
  let drawn = 0;
  const scrolling = await longTasks(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP) {
      await page.mouse.wheel(0, STEP);
      // A locator's search through the page would be a long task of its own.
      const now = await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(document.querySelectorAll("[data-slot=figure-box]").length)),
            ),
          ),
      );
      drawn = Math.max(drawn, now);
    }
  });
  console.log(`Reading ${FIGURES} figures: ${reading}`);
  console.log(`Scrolling through them: ${scrolling}; at most ${drawn} drawn at once`);

  /** The page's main thread while `act` runs, in time of the processor: a busy machine makes no task long. @param {() => Promise<void>} act */
  async function longTasks(act) {
    await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
    await act();
    /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = traceEvents
      .filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => Math.round(tdur / 1000));
    return `${tasks.filter((task) => task > 50).length} tasks over 50 ms, the longest ${Math.max(0, ...tasks)} ms`;
  }
} finally {
  await browser.close();
  server.kill();
}
