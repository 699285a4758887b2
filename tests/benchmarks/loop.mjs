// `npm run bench`: how long a moving picture takes from the click to the file, its size, and the page's tasks of more
// than 50 ms meanwhile (Long Tasks), for each sample figure of the dashboard.
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { serve } from "../serve.mjs";
import { median } from "./page-load/phone.mjs";
import { watchExport } from "./page-load/png.mjs";

const FILE = join(import.meta.dirname, "../../test-results/benchmark/loop.json");
const RUNS = 5;

const site = await serve({ base: "/" });
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath({ isWhole: true }) });
try {
  /** @type {Record<string, object>} */
  const figures = {};
  for (const name of await namesOfFigures()) {
    const made = [];
    for (let run = 0; run < RUNS; run++) made.push(await makeLoop(name));
    figures[name] = {
      "median, s": Math.round(median(made.map(({ spent }) => spent)) / 100) / 10,
      "slowest, s": Math.round(Math.max(...made.map(({ spent }) => spent)) / 100) / 10,
      "tasks over 50 ms": made.map(({ tasks }) => tasks.length).join(", "),
      "longest, ms": Math.max(0, ...made.flatMap(({ tasks }) => tasks)),
      KB: Math.round((made[0]?.bytes ?? 0) / 1000),
    };
  }
  console.log(`A moving picture of each sample figure, ${RUNS} of each`);
  console.table(figures);
  await writeFile(FILE, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  await site.stop();
}

/** @param {import("@playwright/test").Page} page */
async function openDashboard(page) {
  await page.goto(`${site.url}/dashboard`);
  await page.locator("section[aria-busy=false]").waitFor();
}

async function namesOfFigures() {
  const page = await browser.newPage();
  await openDashboard(page);
  const cards = await page.getByRole("article").getByRole("heading").allTextContents();
  await page.close();
  return cards;
}

/** @param {string} name */
async function makeLoop(name) {
  const page = await browser.newPage();
  await page.addInitScript(watchExport);
  await openDashboard(page);
  await page.getByRole("button", { name: `Download ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Download" });
  await dialog.getByRole("radio", { name: "Moving picture" }).check();
  // Its preview is drawn, and the page idle: only the making is measured.
  await dialog.locator("[data-slot=figure-box]").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(watchTasks);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  const { size } = await stat(await (await saving).path());
  const { spent, tasks } = await page.evaluate(() => ({ spent: window.exported(), tasks: window.longTasks() }));
  await page.close();
  return { spent, tasks, bytes: size };
}

/** Runs in the page. */
function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
  window.longTasks = () => tasks;
}
