// Long tasks while a collection of 1,000 figures is read and scrolled from end to end, on the built site in Chromium.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PORT = "4297";
const FIGURES = 1000;
/** One screen at a time, as a person with a wheel does. */
const STEP = 700;

const server = spawn(process.execPath, [join(ROOT, "scripts/serve.mjs")], {
  env: { ...process.env, PORT },
  stdio: ["ignore", "pipe", "inherit"],
});
await once(server.stdout, "data");
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath() });
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
  await page.addInitScript(() => {
    /** @type {number[]} */
    const long = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({
      type: "longtask",
      buffered: true,
    });
  });
  const longTasks = () => page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, "long")).splice(0));
  await page.reload();
  await page.waitForFunction((count) => document.querySelectorAll("article").length > count, FIGURES);
  const reading = await longTasks();
  let drawn = 0;
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    );
    drawn = Math.max(drawn, await page.locator("[data-slot=figure-box]").count());
  }
  const scrolling = await longTasks();
  /** @param {number[]} tasks */
  const told = (tasks) => `${tasks.length} over 50 ms, the longest ${Math.max(0, ...tasks)} ms`;
  console.log(`Reading ${FIGURES} figures: ${told(reading)}`);
  console.log(`Scrolling through them: ${told(scrolling)}; at most ${drawn} drawn at once`);
} finally {
  await browser.close();
  server.kill();
}
