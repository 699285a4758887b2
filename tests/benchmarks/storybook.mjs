// How soon the pages of the built Storybook show their first component, each in a browser that has seen none of it:
//
//   npm run build:storybook && node tests/benchmarks/storybook.mjs --before FOLDER --only gallery
//
// --before FOLDER   a Storybook that was built earlier; its loads and ours alternate
// --only gallery    pages with this text in their id; as often as wanted, every docs page unless named
// --runs 3          loads of each page
//
// Time of the processor says more than seconds on a machine that others use too. Medians, the slowest page first.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";

/** @typedef {{ seconds: number, busy: number, drawings: number }} Load */

const { values } = parseArgs({
  options: {
    before: { type: "string" },
    only: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: "3" },
  },
});
const NOW = join(import.meta.dirname, "../../storybook-static");
const folders = [...(values.before ? [resolve(values.before)] : []), NOW];

/** @param {string} folder @returns {Promise<Record<string, { id: string, type: string }>>} */
const entriesOf = async (folder) => JSON.parse(await readFile(join(folder, "index.json"), "utf8")).entries;
const [now, before] = [await entriesOf(NOW), values.before ? await entriesOf(values.before) : undefined];
const pages = Object.values(now).filter(({ id, type }) =>
  values.only.length ? values.only.some((text) => id.includes(text)) : type === "docs",
);

// Our own server keeps every page out of frames, and Storybook shows its stories in one.
const books = folders.map((folder) => createServer(sirv(folder)).listen(0));
await Promise.all(books.map((book) => book.listening || once(book, "listening")));
/** @param {import("node:http").Server} server */
const port = (server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port;
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath() });
try {
  const rows = [];
  for (const { id, type } of pages) {
    /** @type {Load[][]} */
    const loads = books.map(() => []);
    for (let run = 0; run < Number(values.runs); run++)
      for (const [at, book] of books.entries())
        if (at === books.length - 1 || before?.[id])
          loads[at]?.push(await load(`http://localhost:${port(book)}/?path=/${type}/${id}`));
    rows.push({ id, medians: loads.map(medians) });
  }
  rows.sort((a, b) => (b.medians.at(-1)?.seconds ?? 0) - (a.medians.at(-1)?.seconds ?? 0));
  const columns = [...(values.before ? ["before, s", "busy, s", "drawings"] : []), "now, s", "busy, s", "drawings"];
  console.log(`| Page | ${columns.join(" | ")} |\n|---|${columns.map(() => "---|").join("")}`);
  for (const { id, medians } of rows)
    console.log(
      `| ${id} | ${medians.flatMap((one) => (one ? [one.seconds.toFixed(2), one.busy.toFixed(2), one.drawings] : ["", "", ""])).join(" | ")} |`,
    );
} finally {
  await browser.close();
  for (const book of books) book.close();
}

/** @param {Load[]} loads */
function medians(loads) {
  if (loads.length === 0) return undefined;
  /** @param {keyof Load} key */
  const of = (key) => loads.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  return { seconds: of("seconds"), busy: of("busy"), drawings: of("drawings") };
}

/** One page with the frame around it, until its first component is painted. @param {string} address @returns {Promise<Load>} */
async function load(address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(watch);
  try {
    await page.goto(address, { waitUntil: "commit" });
    const first = await page.waitForFunction(() => Reflect.get(window, "__FIRST__"), null, {
      polling: 20,
      timeout: 120_000,
    });
    const { metrics } = await cdp.send("Performance.getMetrics");
    const { seconds, drawings } = await first.jsonValue();
    return { seconds, drawings, busy: metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0 };
  } finally {
    await context.close();
  }
}

/** Runs in every frame: the first in which a component has a size tells the window when it was painted. */
function watch() {
  const { top } = window;
  if (!top || top === window) return;
  const isPage = () => document.body?.classList.contains("sb-show-main") && document.querySelector(".sbdocs h1");
  const seen = () => {
    const parts = document.querySelectorAll("#storybook-root > *, .sb-story > * > *, [role=dialog]");
    const page = isPage();
    // A page without a component has its heading.
    const shown = [...parts, ...(page && !document.querySelector(".docs-story") ? [page] : [])];
    return shown.some((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0);
  };
  // Storybook cancels frames that are asked for while a story is prepared.
  const timer = setInterval(() => {
    if (!seen()) return;
    clearInterval(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        const at = performance.timeOrigin + performance.now() - top.performance.timeOrigin;
        const drawings = document.querySelectorAll("svg[data-slot]").length;
        if (!Reflect.get(top, "__FIRST__")) Reflect.set(top, "__FIRST__", { seconds: at / 1000, drawings });
      }),
    );
  }, 10);
}
