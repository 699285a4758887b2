// How each page loads on a cheap phone: the site (dist/), the same pages without scripts and, if they are named, the
// earlier site and others, all in one run, in turns whose order rotates. `npm run bench` runs it; by hand:
//
//   npm run build && node tests/benchmarks/page-load.mjs --before FOLDER --against /=URL --against /create=URL
//
// --before FOLDER        a built site, as dist/ of an earlier commit
// --against [PAGE=]URL   another site's page beside PAGE, or beside every page that is measured; as often as there are
// --page /create         one of /, /create and /dashboard; as often as wanted, all of them unless named
// --runs 9               loads of each
//
// Each load is written to test-results/benchmark/page-load-TIME.json when it ends. One run says little:
// `node tests/benchmarks/page-load-table.mjs FILES` prints the tables of several together.
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { serve } from "../serve.mjs";
import { blockingTime } from "./page-load/blocking.mjs";
import { watchPaint } from "./page-load/paint.mjs";
import { phone } from "./page-load/phone.mjs";
import { serveBaseline } from "./page-load/sites.mjs";
import { BEFORE, NOW, table, tapMeasures, WITHOUT } from "./page-load/table.mjs";
import { TAPS, tapEarly } from "./page-load/tap.mjs";
import { listen } from "./page-load/wire.mjs";

const FOLDER = join(import.meta.dirname, "../../test-results/benchmark");

/** @typedef {import("./page-load/table.mjs").Measures} Measures */

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    against: { type: "string", multiple: true, default: [] },
    page: { type: "string", multiple: true, default: Object.keys(TAPS) },
    runs: { type: "string", default: "9" },
  },
});
const rivals = values.against.map((named) => {
  const [, page, address = ""] = /^(?:(\/[^=]*)=)?(.*)$/.exec(named) ?? [];
  return { page, address, name: address.replace(/^https?:\/\//, "") };
});

const site = await serve({ base: "/" });
const baseline = await serveBaseline();
const before = values.before === undefined ? undefined : await serve({ folder: values.before, base: "/" });
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath({ isWhole: true }) });
const machine = { processor: cpus()[0]?.model, cores: cpus().length, chromium: browser.version() };
const file = join(FOLDER, `page-load-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`);
await mkdir(FOLDER, { recursive: true });

/** @type {{ path: string, name: string, round: number, measures: Measures, details: object }[]} */
const loads = [];
try {
  // The browser's first page is slower than all others, so it is not measured.
  await measureLoad(baseline.url);
  for (const path of values.page) {
    const columns = [
      ...(before ? [{ name: BEFORE, address: before.url + path, isTapped: true }] : []),
      { name: NOW, address: site.url + path, isTapped: true },
      { name: WITHOUT, address: baseline.url + path, isTapped: false },
      ...rivals.filter(({ page = path }) => page === path).map((rival) => ({ ...rival, isTapped: false })),
    ];
    for (let round = 0; round < Number(values.runs); round++)
      for (let turn = 0; turn < columns.length; turn++) {
        const column = columns[(turn + round) % columns.length];
        if (!column) continue;
        const { name, address, isTapped } = column;
        const { measures, details } = await measureLoad(address);
        for (const what of isTapped ? (TAPS[path] ?? []) : []) {
          const tap = await tapEarly(browser, address, what);
          if (tap) Object.assign(measures, tapMeasures(what.words, tap));
        }
        loads.push({ path, name, round, measures, details });
        await writeFile(file, `${JSON.stringify({ machine, loads }, null, 2)}\n`);
      }
    console.log(`\n${table(path, loads)}`);
  }
} finally {
  await browser.close();
  await site.stop();
  await baseline.stop();
  await before?.stop();
}
console.log(`\nEvery load: ${file}`);

/** One cold load until the page is idle, without any interaction. @param {string} address */
async function measureLoad(address) {
  const { page, cdp, close } = await phone(browser);
  try {
    const wire = listen(cdp);
    await page.addInitScript(watchPaint);
    let status = 0;
    const blocking = await blockingTime(browser, page, async () => {
      status = (await page.goto(address, { waitUntil: "commit" }))?.status() ?? 0;
      await wire.quiet();
    });
    if (status !== 200) throw new Error(`${address} answers with ${status}.`);
    const { first, largest, hydrated, shift, element } = await page.evaluate(() => window.seen());
    const { bytes, gzip, requests, beforeLoad } = await wire.count(hydrated);
    /** @type {Measures} */
    const measures = {
      ...bytes,
      total: Object.values(bytes).reduce((sum, one) => sum + one),
      "css, inline too, gzip": gzip.css,
      "script, inline too, gzip": gzip.script,
      "script until hydrated, gzip": gzip.needed,
      requests,
      "requests before load": beforeLoad,
      "first paint": first,
      "largest paint": largest,
      "hydrated after": hydrated,
      "layout shift": shift,
      "blocking time": blocking.all,
      "blocking time after the first paint": blocking.painted,
    };
    return { measures, details: { largest: element } };
  } finally {
    await close();
  }
}
