// `npm run bench`: how fast the site responds on a cheap phone, whether it leaks memory, and how long a PNG takes.
import { serve } from "../serve.mjs";
import { browser, median, onPhone, SLOWER } from "./phone.mjs";

const LINK = "https://linkedin.com/in/u1815";
const INTERACTIONS = 10;
const CREATIONS = 30;
const EXPORTS = 5;
/** How long to wait after an interaction until the page is idle, in milliseconds. */
const SETTLE = 600;
/** The shortest duration in milliseconds that Event Timing reports. Faster interactions count as this. */
const FASTEST = 16;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

const site = await serve({ base: "/" });
try {
  // The first interaction of each kind is not measured, because it loads the code.
  const responses = {
    "pill, /create": await respond("/create", async (page) => {
      const pill = (/** @type {string} */ name) => page.getByRole("radio", { name });
      await pill("Villain").check({ force: true });
      await page.getByRole("img", { name: /^Empty villain box/ }).waitFor();
      return (i) => finger(pill(i % 2 ? "Villain" : "Hero"));
    }),
    "tab, /dashboard": await respond("/dashboard", async (page) => {
      await page.getByRole("tab", { name: "Account" }).click();
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      return (i) => finger(page.getByRole("tab", { name: i % 2 ? "Account" : "Collection" }));
    }),
    "wizard's next step, /": await respond("/", async (page) => {
      const next = page.getByRole("button", { name: "Continue" });
      await linkField(page).fill(LINK);
      await next.click();
      return async () => {
        await page.getByRole("button", { name: "Back", exact: true }).click();
        await linkField(page).fill(LINK);
        return finger(next);
      };
    }),
    "Surprise me, /create": await respond("/create", async (page) => {
      await openPreview(page);
      const surprise = page.getByRole("button", { name: "Surprise me" }).first();
      return () => finger(surprise);
    }),
    "hair tile, /create": await respond("/create", async (page) => {
      await openPreview(page);
      await page.getByRole("tab", { name: "Hair" }).click();
      const tiles = ["Short", "Fade", "Curly"].map((name) => page.getByRole("radio", { name, exact: true }));
      return (i) => finger(tiles[i % 3] ?? tiles[0]);
    }),
    "More choices, /create": await respond("/create", async (page) => {
      await openPreview(page);
      const more = page.getByRole("button", { name: "More choices" });
      const sheet = page.getByRole("dialog", { name: "Make it yours" });
      return async () => {
        if (await sheet.isVisible()) {
          await page.keyboard.press("Escape");
          await sheet.waitFor({ state: "hidden" });
        }
        return finger(more);
      };
    }),
    "letter in the name, /create": await respond("/create", async (page) => {
      await openPreview(page);
      const name = page.getByRole("textbox", { name: "Name", exact: true });
      await name.fill("");
      return async (i) => {
        await name.focus();
        return () => page.keyboard.press("abcdefghij"[i % 10] ?? "a");
      };
    }),
  };
  console.log(`Milliseconds from an input to its paint, processor ${SLOWER} times slower`);
  console.table(responses);
  const memory = await creations();
  console.log("Memory of /create after creations and Start Over");
  console.table(memory);
  const exports = [];
  for (let i = 0; i < EXPORTS; i++) exports.push(await exportPng());
  const png = { median: median(exports), slowest: Math.max(...exports) };
  console.log("Milliseconds from the click on Download to a square PNG");
  console.table({ png });
} finally {
  await browser.close();
  await site.stop();
}

/** @param {Page} page */
function linkField(page) {
  return page.getByRole("textbox", { name: "LinkedIn profile URL" });
}

/** Creates a figure. @param {Page} page */
async function openPreview(page) {
  await linkField(page).fill(LINK);
  await page.getByRole("button", { name: "Create My Figure" }).click();
  await page.getByRole("heading", { name: "Meet your figure" }).waitFor();
}

/**
 * Returns the duration of the slowest event in each of ten interactions.
 * @param {string} path
 * @param {(page: Page) => Promise<(i: number) => Promise<() => Promise<unknown>>>} begin opens the page and returns a
 * function that prepares one interaction and returns it
 */
function respond(path, begin) {
  return onPhone(async (page) => {
    await page.addInitScript(recordInteractions);
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const prepare = await begin(page);
    const durations = [];
    for (let i = 0; i < INTERACTIONS; i++) {
      const act = await prepare(i);
      await page.waitForTimeout(SETTLE);
      await page.evaluate(() => performance.clearMeasures("interaction"));
      await act();
      await page.waitForTimeout(SETTLE);
      const all = await page.evaluate(() => performance.getEntriesByName("interaction").map((one) => one.duration));
      durations.push(Math.max(FASTEST, ...all));
    }
    return { median: median(durations), slowest: Math.max(...durations) };
  });
}

/** Runs in the page before its scripts. */
function recordInteractions() {
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const all = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const {
      startTime: start,
      duration,
      interactionId,
    } of /** @type {(PerformanceEventTiming & { interactionId: number })[]} */ (list.getEntries()))
      if (interactionId > 0) performance.measure("interaction", { start, duration });
  }).observe(all);
}

/**
 * Prepares a touch tap on the target. It locates the target beforehand, so that the search is not measured.
 * @param {Locator | undefined} target
 */
async function finger(target) {
  if (!target) throw new Error("There is no target.");
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("The target is not visible.");
  return () => target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Compares a page's memory after the first created figure, which loads the code, and after the last. */
function creations() {
  return onPhone(async (page, cdp) => {
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.goto(`${site.url}/create`, { waitUntil: "networkidle" });
    await page.clock.pauseAt("2026-01-01T11:00:00");
    await cdp.send("Performance.enable");
    const held = async () => {
      // Collects garbage twice, because the first collection can make more objects collectable.
      for (let time = 0; time < 2; time++) await cdp.send("HeapProfiler.collectGarbage");
      const { metrics } = await cdp.send("Performance.getMetrics");
      return Object.fromEntries(
        metrics
          .filter(({ name }) => ["JSHeapUsedSize", "Nodes", "JSEventListeners"].includes(name))
          .map(({ name, value }) => [name, value]),
      );
    };
    /** @type {Record<string, Awaited<ReturnType<typeof held>>>} */
    const results = {};
    for (let i = 1; i <= CREATIONS; i++) {
      await linkField(page).fill(LINK);
      await linkField(page).press("Enter");
      await page.getByRole("group", { name: "Progress" }).waitFor();
      await page.clock.runFor(3000);
      await page.getByRole("heading", { name: "Meet your figure" }).waitFor();
      await page.getByRole("button", { name: "← Start Over" }).click();
      await linkField(page).waitFor();
      await page.clock.runFor(1000);
      if (i === 1 || i === CREATIONS) results[`after ${i}`] = await held();
    }
    return results;
  });
}

function exportPng() {
  return onPhone(async (page) => {
    await page.goto(`${site.url}/dashboard`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const dialog = page.getByRole("dialog", { name: "Download" });
    await dialog.getByRole("radio", { name: "Square" }).check();
    const download = page.waitForEvent("download");
    const start = performance.now();
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    await download;
    return Math.round(performance.now() - start);
  });
}
