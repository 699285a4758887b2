import { phone } from "./phone.mjs";

/** Nobody's profile. */
export const LINK = "https://linkedin.com/in/nobody-1815";

/**
 * What a page holds after its first creation and after the last, each followed by Start Over. The first brings the code.
 * @param {import("@playwright/test").Browser} browser @param {string} site @param {number} creations
 */
export async function memory(browser, site, creations) {
  const { page, cdp, close } = await phone(browser, { isSlowNetwork: false, slower: 1 });
  try {
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.goto(`${site}/create`);
    await chooseVillain(page);
    await page.clock.pauseAt("2026-01-01T11:00:00");
    await create(page);
    const first = await heapOf(cdp);
    for (let i = 1; i < creations; i++) await create(page);
    return { first, last: await heapOf(cdp) };
  } finally {
    await close();
  }
}

/** Ends when the box shows the figure: from then on the page responds. @param {import("@playwright/test").Page} page */
export async function chooseVillain(page) {
  await page.getByRole("radio", { name: "Villain" }).check({ force: true });
  await page.getByRole("img", { name: /^Empty villain box/ }).waitFor();
}

/** @param {import("@playwright/test").Page} page */
async function create(page) {
  const field = page.getByRole("textbox", { name: "LinkedIn profile URL" });
  await field.fill(LINK);
  await field.press("Enter");
  await page.getByRole("group", { name: "Progress" }).waitFor();
  await page.clock.runFor(3000);
  await page.getByRole("heading", { name: "Make it yours" }).waitFor();
  await page.getByRole("button", { name: "← Start Over" }).click();
  await field.waitFor();
  await page.clock.runFor(1000);
}

/** @param {import("@playwright/test").CDPSession} cdp */
async function heapOf(cdp) {
  await cdp.send("Performance.enable");
  // Twice, as the first collection may leave objects that it has just made collectable.
  for (let time = 0; time < 2; time++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  /** @param {string} name */
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}
