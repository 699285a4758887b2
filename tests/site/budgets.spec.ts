import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { DIST, PHONE } from "./helpers.ts";

declare global {
  interface Window {
    shifts: (PerformanceEntry & { value: number })[];
    formatters: string[];
  }
}

test.use({ viewport: PHONE, savesData: false });

test("The largest picture is inlined or requested before any script", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("./");
  expect(asked[1]).toBe("image");
  expect(asked).toContain("script");
});

/**
 * The budgets of each page for scripts in KB (1,000 bytes, gzip -9) and for requests before the `load` event. Code that
 * is fetched when the page is idle does not count.
 */
for (const { path, script, requests, formatters = [] } of [
  { path: "/", script: 115_000, requests: 12 },
  { path: "/create", script: 130_000, requests: 12 },
  { path: "/dashboard", script: 140_000, requests: 16, formatters: ["DateTimeFormat"] },
  { path: "/no-such-page", script: 115_000, requests: 12 },
])
  test(`${path} stays within its budgets for size, requests and shifts`, async ({ page, baseURL, browserLog }) => {
    if (path === "/no-such-page") browserLog.allow(...NOT_FOUND_LINES);
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...(list.getEntries() as Window["shifts"]))).observe({
        type: "layout-shift",
        buffered: true,
      });
      window.formatters = [];
      for (const name of ["Collator", "DateTimeFormat", "NumberFormat", "Segmenter"] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(target: new () => object, args) {
              window.formatters.push(name);
              return Reflect.construct(target, args);
            },
          }),
        });
    });
    // Delays the font, so that it arrives after the first paint, as on a slow network.
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.goto(`.${path}`, { waitUntil: "networkidle" });
    const asked = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      // Leaves out lazy images, which browsers may fetch before `load` although they are below the viewport.
      const lazy = new Set(
        Array.from(document.images).flatMap((image) => (image.loading === "lazy" ? image.currentSrc : [])),
      );
      return performance
        .getEntriesByType("resource")
        .filter(({ name }) => !lazy.has(name))
        .map(({ name, startTime }) => ({
          file: new URL(name).pathname,
          isBeforeLoad: startTime < (navigation?.loadEventStart ?? 0),
        }));
    });
    const beforeLoad = asked.filter(({ isBeforeLoad }) => isBeforeLoad).map(({ file }) => file);
    const base = new URL(baseURL ?? "").pathname;
    const scripts = beforeLoad
      .filter((file) => file.endsWith(".js"))
      .map((file) => statSync(join(DIST, `${file.slice(base.length)}.gz`)).size)
      .reduce((sum, size) => sum + size, 0);
    expect(scripts).toBeLessThanOrEqual(script);
    expect(scripts).toBeGreaterThan(60_000);
    const sheets = await page.evaluate(() => [...document.querySelectorAll("style")].map((style) => style.textContent));
    expect(sheets).toHaveLength(1);
    expect(asked.filter(({ file }) => file.endsWith(".css"))).toEqual([]);
    expect(gzipSync(sheets.join(""), { level: 9 }).length).toBeLessThanOrEqual(23_000);
    expect(asked.filter(({ file }) => file.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
    // Adds one for the document itself.
    expect(beforeLoad.length + 1).toBeLessThanOrEqual(requests);
    // Creating a date format takes tens of milliseconds on a cheap phone, so only pages with dates do it, and only
    // once.
    expect(await page.evaluate(() => window.formatters)).toEqual(formatters);
    // Replacing the fallback font may make words wider or narrower by a letter, but must not rewrap a line or move
    // anything else.
    expect(await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(0.001);
  });

/** Idle callbacks run after at most four seconds, so a page with no request for five has fetched everything. */
const QUIET_MS = 5000;

const IDLE_BUDGETS = [
  { path: "/", requests: 25, layouts: 12 },
  { path: "/create", requests: 45, layouts: 8 },
  { path: "/dashboard", requests: 45, layouts: 12 },
];

test("Each page makes few requests and layouts until it is idle", async ({ context }) => {
  // All at once, because most of the time is waiting.
  const checkPage = async ({ path, requests, layouts }: (typeof IDLE_BUDGETS)[number]) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await page.goto(`.${path}`);
    const count = await page.waitForFunction((quiet) => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const last = Math.max(...entries.map(({ responseEnd }) => responseEnd));
      // Browsers differ in how far below the viewport they fetch lazy images.
      const lazy = [...document.images].flatMap((image) => (image.loading === "lazy" ? image.currentSrc : []));
      return performance.now() - last > quiet && entries.filter(({ name }) => !lazy.includes(name)).length + 1;
    }, QUIET_MS);
    expect(await count.jsonValue(), path).toBeLessThanOrEqual(requests);
    const { metrics } = await cdp.send("Performance.getMetrics");
    expect(metrics.find(({ name }) => name === "LayoutCount")?.value, path).toBeLessThanOrEqual(layouts);
  };
  await Promise.all(IDLE_BUDGETS.map(checkPage));
});

test("The site has at most 60 script files", () => {
  const files = readdirSync(join(DIST, "assets")).filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.length).toBeLessThanOrEqual(60);
});
