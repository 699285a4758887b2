// `npm run bench`: how fast each page loads on a cheap phone. With --before, an earlier build is measured alternately
// with dist/, so that other load on the machine slows all equally. RIVAL is the URL of another site's landing page;
// its create page is RIVAL/create.
//
// npm run build && RIVAL=http://localhost:4801/en node tests/benchmarks/page-load.mjs --before FOLDER --page / --runs 9
import { parseArgs } from "node:util";
import { serve } from "../serve.mjs";
import { browser, median, onPhone } from "./phone.mjs";

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    page: { type: "string", multiple: true, default: ["/", "/create", "/dashboard"] },
    runs: { type: "string", default: "9" },
  },
});
const { RIVAL } = process.env;

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {Awaited<ReturnType<typeof load>> & { "tap works, ms"?: number }} Load */

const NO_LINK = "Please enter your LinkedIn URL";
/**
 * A tap on each page and what it shows. It is sent at the first paint.
 * @type {Record<string, { tapped: (page: Page) => import("@playwright/test").Locator, shown: (page: Page) => import("@playwright/test").Locator }>}
 */
const TAPS = {
  "/": {
    tapped: (page) => page.getByRole("button", { name: "Continue" }),
    shown: (page) => page.getByText(NO_LINK),
  },
  "/create": {
    tapped: (page) => page.getByRole("button", { name: "Create My Figure" }),
    shown: (page) => page.getByText(NO_LINK),
  },
  "/dashboard": {
    tapped: (page) => page.getByRole("tab", { name: "Account" }),
    shown: (page) => page.getByRole("heading", { name: "Settings" }),
  },
};

const sites = {
  ...(values.before && { before: await serve({ folder: values.before, base: "/" }) }),
  now: await serve({ base: "/" }),
};
/** @type {Map<string, Load[]>} */
const loads = new Map();
try {
  // Warms up the browser, because its first page is slower than all others.
  await load(sites.now.url);
  for (const path of values.page) {
    const urls = Object.entries(sites).map(([site, { url }]) => /** @type {const} */ ([site, url + path]));
    if (RIVAL && path !== "/dashboard") urls.push(["rival", RIVAL + (path === "/" ? "" : path)]);
    for (let round = 0; round < Number(values.runs); round++)
      // The order of the sites alternates too.
      for (const [site, url] of round % 2 ? urls.toReversed() : urls) {
        const tap = site === "rival" ? undefined : TAPS[path];
        const one = { ...(await load(url)), ...(tap && { "tap works, ms": await tapEarly(url, tap) }) };
        loads.set(site, [...(loads.get(site) ?? []), one]);
      }
    console.log(`${path}, medians of ${values.runs} loads`);
    console.table(tableOf());
    loads.clear();
  }
} finally {
  await browser.close();
  for (const { stop } of Object.values(sites)) await stop();
}

/** The medians by measure and site. */
function tableOf() {
  const measures = /** @type {(keyof Load)[]} */ (Object.keys(loads.get("now")?.[0] ?? {}));
  return Object.fromEntries(
    measures.map((measure) => [
      measure,
      Object.fromEntries([...loads].map(([site, all]) => [site, median(all.map((one) => one[measure] ?? Number.NaN))])),
    ]),
  );
}

/** Measures one load with an empty cache until the network is idle, without interaction. @param {string} url */
async function load(url) {
  return onPhone(
    async (page) => {
      await page.addInitScript(markHydration);
      await browser.startTracing(page, { categories: ["toplevel", "loading", "devtools.timeline"] });
      const response = await page.goto(url, { waitUntil: "networkidle" });
      const trace = await browser.stopTracing();
      if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status()}.`);
      return { ...(await page.evaluate(measure)), "blocking time, ms": Math.round(blockingTime(trace)) };
    },
    { isSlowNetwork: true },
  );
}

/**
 * Taps a control as soon as the page is painted. Returns when its result is visible, in milliseconds after navigation.
 * @param {string} url
 * @param {(typeof TAPS)[string]} tap
 */
async function tapEarly(url, { tapped, shown }) {
  return onPhone(
    async (page) => {
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await tapped(page).dispatchEvent("click");
      await shown(page).waitFor();
      return Math.round(await page.evaluate(() => performance.now()));
    },
    { isSlowNetwork: true },
  );
}

/**
 * Runs in the page before its scripts and marks the time of hydration. React has no event for it, but adds a property
 * to each hydrated element. A timer polls for that property, because animation frames would add work.
 */
function markHydration() {
  const timer = setInterval(() => {
    const button = document.querySelector("button");
    if (!button || !Object.keys(button).some((key) => key.startsWith("__reactProps$"))) return;
    performance.mark("hydrated");
    clearInterval(timer);
  }, 16);
}

/** Runs in the page after it has loaded. */
async function measure() {
  /** The entries of a type, sorted by time. @param {string} type @returns {Promise<PerformanceEntry[]>} */
  const entries = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The observer is not called if there are no entries.
      setTimeout(() => resolve([]), 100);
    });
  const { encodedBodySize, loadEventStart } = /** @type {PerformanceNavigationTiming} */ (
    performance.getEntriesByType("navigation")[0]
  );
  const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN;
  const early = files.filter(({ responseEnd }) => responseEnd <= loadEventStart);
  /** @param {PerformanceResourceTiming[]} some */
  const bytes = (some) => some.reduce((sum, file) => sum + file.encodedBodySize, 0);
  const paints = await entries("largest-contentful-paint");
  const shifts = /** @type {(PerformanceEntry & { value: number })[]} */ (await entries("layout-shift"));
  return {
    "first paint, ms": Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN),
    "largest paint, ms": Math.round(paints.at(-1)?.startTime ?? Number.NaN),
    "hydrated, ms": Math.round(hydrated),
    "layout shift": Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000,
    "page, bytes": encodedBodySize,
    "scripts until hydrated, bytes": bytes(
      files.filter(({ name, startTime }) => name.endsWith(".js") && startTime < hydrated),
    ),
    "files before load": early.length,
    "files before load, bytes": bytes(early),
  };
}

/**
 * The part of each task of the page's main thread over 50 ms, in milliseconds of processor time, which other load on the
 * machine does not change.
 * @param {Buffer} trace
 */
function blockingTime(trace) {
  /** @type {{ traceEvents: { name: string, tdur?: number, pid: number, tid: number }[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  return traceEvents
    .filter(({ name, pid, tid }) => pid === paint?.pid && tid === paint?.tid && name.endsWith("RunTask"))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
}
