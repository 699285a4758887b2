// `npm run bench`: how fast the site responds to input on a cheap phone.
import { serve } from "../serve.mjs";
import { browser, median, onPhone, SLOWER } from "./phone.mjs";

const LINK = "https://linkedin.com/in/u1815";
const INTERACTIONS = 10;
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
} finally {
  await browser.close();
  await site.stop();
}

/** Creates a figure. @param {Page} page */
async function openPreview(page) {
  await page.getByRole("textbox", { name: "LinkedIn profile URL" }).fill(LINK);
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
