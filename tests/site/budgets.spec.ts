import { statSync } from "node:fs";
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

test.use({ viewport: PHONE });

test("the picture that is seen first is asked for before the scripts, where the page does not hold it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("./");
  expect(asked[1]).toBe("image");
  expect(asked).toContain("script");
});

/** What a page asks for before `load`; what is fetched when it is idle is not counted. KB means 1,000 bytes, gzip -9. */
for (const { path, script, requests, formatters = [] } of [
  { path: "/", script: 100_000, requests: 12 },
  { path: "/create", script: 120_000, requests: 12 },
  { path: "/dashboard", script: 130_000, requests: 16, formatters: ["DateTimeFormat"] },
  { path: "/no-such-page", script: 100_000, requests: 12 },
])
  test(`${path} loads within its budget`, async ({ page, baseURL, heard }) => {
    if (path === "/no-such-page") heard.expect(...NOT_FOUND_LINES);
    const asked: { kind: string; file: string }[] = [];
    page.on("request", (request) =>
      asked.push({
        kind: request.resourceType(),
        file: new URL(request.url()).pathname.slice(new URL(baseURL ?? "").pathname.length),
      }),
    );
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
    let beforeLoad: typeof asked = [];
    page.on("load", () => {
      beforeLoad = [...asked];
    });
    // As on a slow network: the font comes when the page has been painted without it.
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.goto(`.${path}`, { waitUntil: "networkidle" });
    const scripts = beforeLoad
      .filter(({ kind }) => kind === "script")
      .map(({ file }) => statSync(join(DIST, `${file}.gz`)).size)
      .reduce((sum, size) => sum + size);
    expect(scripts).toBeLessThanOrEqual(script);
    expect(scripts).toBeGreaterThan(60_000);
    const sheets = await page.evaluate(() => [...document.querySelectorAll("style")].map((style) => style.textContent));
    expect(sheets).toHaveLength(1);
    expect(asked.filter(({ kind }) => kind === "stylesheet")).toEqual([]);
    expect(gzipSync(sheets.join(""), { level: 9 }).length).toBeLessThanOrEqual(19_000);
    expect(asked.filter(({ kind }) => kind === "font").length).toBeLessThanOrEqual(1);
    expect(beforeLoad.length).toBeLessThanOrEqual(requests);
    // The first of them takes tens of milliseconds on a cheap phone: made where there are dates, and once.
    expect(await page.evaluate(() => window.formatters)).toEqual(formatters);
    // Words in the font are a letter wider or narrower than in its stand-in; nothing else moves, and no line breaks anew.
    expect(await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(0.001);
  });
