// `npm run bench`: how each page arrives on a cheap phone, beside the same page without any script. `--against URL`
// measures another site in the same run, `--runs 5` and `--page /create` say how often and what.
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { serve } from "../serve.mjs";
import { blockingTime } from "./arrival/blocking.mjs";
import { watchPaint } from "./arrival/paint.mjs";
import { median, phone } from "./arrival/phone.mjs";
import { serveBaseline } from "./arrival/sites.mjs";
import { markdown, rows } from "./arrival/table.mjs";
import { TAPS, tapEarly } from "./arrival/tap.mjs";
import { listen } from "./arrival/wire.mjs";

const FOLDER = join(import.meta.dirname, "../../test-results/benchmark");
/** Added up, not a median: one of five is one too many. */
const LOST = "first taps lost";

/** @typedef {import("./arrival/table.mjs").Measures} Measures */

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    runs: { type: "string", default: "5" },
    page: { type: "string", multiple: true, default: Object.keys(TAPS) },
  },
});
const site = await serve({ base: "/" });
const baseline = await serveBaseline();
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath({ isWhole: true }) });
/** @type {[name: "site" | "baseline" | "against", address: string][]} */
const sites = [
  ["site", site.url],
  ["baseline", baseline.url],
];
if (values.against) sites.push(["against", values.against.replace(/\/$/, "")]);

/** @type {Record<string, import("./arrival/table.mjs").Columns>} */
const pages = {};
/** @type {{ path: string, name: string, round: number, measures: Measures, details: object }[]} */
const loads = [];
try {
  // Unmeasured: the browser's first page is slower than all others.
  await arrive(baseline.url);
  for (const path of values.page) {
    for (let round = 0; round < Number(values.runs); round++)
      for (const [name, address] of round % 2 ? sites.toReversed() : sites) {
        const { measures, details } = await arrive(address + path);
        const tap = name === "baseline" ? undefined : await tapEarly(browser, address + path, path);
        if (tap) Object.assign(measures, tapMeasures(tap));
        loads.push({ path, name, round, measures, details });
      }
    /** @param {string} name */
    const medians = (name) => mediansOf(loads.filter((load) => load.path === path && load.name === name));
    pages[path] = {
      site: medians("site"),
      baseline: medians("baseline"),
      against: values.against === undefined ? undefined : medians("against"),
    };
    console.log(`\n${path}, medians of ${values.runs}\n\n${markdown(rows(path, pages[path]))}`);
  }
} finally {
  await browser.close();
  await site.stop();
  await baseline.stop();
}
await mkdir(FOLDER, { recursive: true });
const machine = { processor: cpus()[0]?.model, cores: cpus().length, chromium: browser.version() };
await writeFile(join(FOLDER, "arrival.json"), `${JSON.stringify({ machine, pages, loads }, null, 2)}\n`);

/** One cold load until nobody has done anything and the page is quiet. @param {string} address */
async function arrive(address) {
  const { page, cdp, close } = await phone(browser);
  try {
    const wire = listen(cdp);
    await page.addInitScript(watchPaint);
    let status = 0;
    const blocking = await blockingTime(browser, page, async () => {
      status = (await page.goto(address, { waitUntil: "commit" }))?.status() ?? 0;
      await wire.quiet();
    });
    if (status !== 200) return { measures: {}, details: { status } };
    const { first, largest, shift, element } = await page.evaluate(() => window.seen());
    const { bytes, gzip, requests, beforeLoad } = await wire.count();
    /** @type {Measures} */
    const measures = {
      ...bytes,
      total: Object.values(bytes).reduce((sum, one) => sum + one),
      "css, inline too, gzip": gzip.css,
      "script, inline too, gzip": gzip.script,
      requests,
      "requests before load": beforeLoad,
      "first paint": first,
      "largest paint": largest,
      "layout shift": shift,
      "blocking time": blocking.all,
      "blocking time, painted": blocking.painted,
    };
    return { measures, details: { largest: element } };
  } finally {
    await close();
  }
}

/** @param {{ at: number, effect: number, isLost: boolean }} tap @returns {Measures} */
function tapMeasures({ at, effect, isLost }) {
  return { "first tap at": at, "tap has worked at": effect, [LOST]: Number(isLost) };
}

/** @param {{ measures: Measures }[]} loads @returns {Measures} */
function mediansOf(loads) {
  const names = new Set(loads.flatMap(({ measures }) => Object.keys(measures)));
  /** @param {string} name */
  const all = (name) => loads.flatMap(({ measures }) => measures[name] ?? []);
  const medians = Object.fromEntries([...names].map((name) => [name, median(all(name))]));
  return { ...medians, ...(names.has(LOST) && { [LOST]: all(LOST).reduce((sum, one) => sum + one) }) };
}
