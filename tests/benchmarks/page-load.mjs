// `npm run bench`: how fast each page loads on a cheap phone. With --before, an earlier build is measured alternately
// with dist/, so that other load on the machine slows both equally:
//
// npm run build && node tests/benchmarks/page-load.mjs --before FOLDER --page /create --runs 9
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

/** @typedef {Awaited<ReturnType<typeof load>>} Load */

const sites = {
  ...(values.before && { before: await serve({ folder: values.before, base: "/" }) }),
  now: await serve({ base: "/" }),
};
const columns = Object.entries(sites);
/** @type {{ path: string, site: string, measures: Load }[]} */
const loads = [];
try {
  // Warms up the browser, because its first page is slower than all others.
  await load(sites.now.url);
  for (const path of values.page) {
    for (let round = 0; round < Number(values.runs); round++)
      // The order of the two builds alternates too.
      for (const [site, { url }] of round % 2 ? columns.toReversed() : columns)
        loads.push({ path, site, measures: await load(url + path) });
    console.log(`${path}, medians of ${values.runs} loads`);
    console.table(tableOf(path));
  }
} finally {
  await browser.close();
  for (const [, { stop }] of columns) await stop();
}

/** A table of a page's medians, by measure and build. @param {string} path */
function tableOf(path) {
  const here = loads.filter((one) => one.path === path);
  const measures = /** @type {(keyof Load)[]} */ (Object.keys(here[0]?.measures ?? {}));
  return Object.fromEntries(
    measures.map((measure) => [
      measure,
      Object.fromEntries(
        columns.map(([name]) => [
          name,
          median(here.filter(({ site }) => site === name).map(({ measures }) => measures[measure])),
        ]),
      ),
    ]),
  );
}

/** Measures one load with an empty cache until the network is idle, without interaction. @param {string} url */
async function load(url) {
  return onPhone(
    async (page) => {
      await page.addInitScript(markHydration);
      await browser.startTracing(page, { categories: ["toplevel", "loading"] });
      const response = await page.goto(url, { waitUntil: "networkidle" });
      const trace = await browser.stopTracing();
      if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status()}.`);
      return { ...(await page.evaluate(measure)), "blocking time, ms": blockingTime(trace) };
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
 * Sums the part of each task over 50 ms. It uses processor time, which does not depend on other load on the machine.
 * @param {Buffer} trace
 */
function blockingTime(trace) {
  /** @type {{ traceEvents: { name: string, tdur?: number, pid: number, tid: number }[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  return Math.round(
    traceEvents
      .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === paint?.pid && tid === paint?.tid)
      .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0),
  );
}
