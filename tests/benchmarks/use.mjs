// `npm run bench`: how fast the site responds on a processor four times slower, whether it leaks memory, and how
// long a PNG takes.
import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import { serve } from "../serve.mjs";
import { finger, interactions, observeInteractions } from "./page-load/interaction.mjs";
import { chooseVillain, LINK, memory } from "./page-load/memory.mjs";
import { median, phone } from "./page-load/phone.mjs";
import { exportPng } from "./page-load/png.mjs";
import { Reference } from "./reference.mjs";

const FOLDER = join(import.meta.dirname, "../../test-results/benchmark");
const INTERACTIONS = 10;
const CREATIONS = 50;
const EXPORTS = 5;
const SLOWER = 4;

/** @typedef {import("@playwright/test").Page} Page */

const site = await serve({ base: "/" });
const browser = await chromium.launch({ args: BROWSER_FLAGS, executablePath: await browserPath({ isWhole: true }) });
try {
  const responses = {
    "pill, /create": await at("/create", pills),
    "tab, /dashboard": await at("/dashboard", tabs),
    "wizard's next step, /": await at("/", toPills),
    "letter in the name, /create": await at("/create", type),
  };
  const { first, last } = await memory(browser, site.url, CREATIONS);
  const reference = renderToStaticMarkup(createElement(Reference, { seed: 1 }));
  /** @type {Record<string, { export: number, reference: number, ratio: number }>} */
  const png = {};
  for (const slower of [1, SLOWER]) {
    const all = [];
    for (let i = 0; i < EXPORTS; i++) all.push(await exportPng(browser, site.url, slower, reference));
    png[`processor ${slower} × slower`] = {
      export: Math.round(median(all.map((one) => one.export))),
      reference: Math.round(median(all.map((one) => one.reference))),
      ratio: Math.round(100 * median(all.map((one) => one.export / one.reference))) / 100,
    };
  }
  console.log(`Response, milliseconds until the paint, ${INTERACTIONS} interactions, processor ${SLOWER} times slower`);
  console.table(
    Object.fromEntries(
      Object.entries(responses).map(([name, all]) => [name, { median: median(all), slowest: Math.max(...all) }]),
    ),
  );
  console.log(`What /create holds after creations and Start Over, bytes and counts`);
  console.table({ "after 1": first, [`after ${CREATIONS}`]: last });
  console.log("A square PNG, milliseconds; its reference is a fixed drawing made into a PNG of the same size");
  console.table(png);
  await mkdir(FOLDER, { recursive: true });
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, chromium: browser.version() };
  const result = { machine, responses, memory: { first, last, creations: CREATIONS }, png };
  await writeFile(join(FOLDER, "use.json"), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await browser.close();
  await site.stop();
}

/** A loaded page. @template T @param {string} path @param {(page: Page) => Promise<T>} act */
async function at(path, act) {
  const { page, close } = await phone(browser, { isSlowNetwork: false, slower: SLOWER });
  try {
    await page.addInitScript(observeInteractions);
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    return await act(page);
  } finally {
    await close();
  }
}

// The first interaction of each kind is not measured: it loads the code that all of them need.

/** @param {Page} page */
async function pills(page) {
  await chooseVillain(page);
  return interactions(page, INTERACTIONS, (i) => finger(page.getByRole("radio", { name: i % 2 ? "Villain" : "Hero" })));
}

/** @param {Page} page */
async function tabs(page) {
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  return interactions(page, INTERACTIONS, (i) =>
    finger(page.getByRole("tab", { name: i % 2 ? "Account" : "Collection" })),
  );
}

/** @param {Page} page */
async function toPills(page) {
  const field = page.getByRole("textbox", { name: "LinkedIn profile URL" });
  const next = page.getByRole("button", { name: "Continue" });
  const back = page.getByRole("button", { name: "Back to the link" });
  await field.fill(LINK);
  await next.click();
  return interactions(page, INTERACTIONS, async () => {
    await back.click();
    await field.fill(LINK);
    return finger(next);
  });
}

/** @param {Page} page */
async function type(page) {
  await page.getByRole("textbox", { name: "LinkedIn profile URL" }).fill(LINK);
  await page.getByRole("button", { name: "Create My Figure" }).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("");
  return interactions(page, INTERACTIONS, async (i) => {
    await name.focus();
    return () => page.keyboard.press("abcdefghij"[i % 10] ?? "a");
  });
}
