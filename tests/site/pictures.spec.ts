// Tests the pictures made by the build: the right file is requested at the right time and matches the drawing engine's
// output.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { DIST, open, PHONE, pill } from "./helpers.ts";

const PAGES = ["/", "/create", "/dashboard", "/404.html"];
const ASSETS = readdirSync(join(DIST, "assets"));
/** The only pictures inlined in a page are the landing page's large boxes for phones. */
const INLINED = /^data:image\/avif;/;
const AVIF = /\/assets\/([a-z-]+)-(\d+)-.{8}\.avif$/;

test.beforeEach(({ browserLog }) => browserLog.allow(/^error: Failed to load resource: .* 404/, /^warning: 404: /));

/**
 * Returns data about each picture on the page, once all have loaded. Leaves out pictures in the menu, which load when
 * it opens.
 */
async function pictures(page: Page) {
  const images = page.locator("#main img");
  await expect(images.first()).toBeVisible();
  return images.evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map(async (image) => {
        image.loading = "eager";
        await image.decode();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { clientWidth, clientHeight, width, height } = image;
        // With `object-fit: cover`, the picture's width can follow from its height.
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        const shown = Math.max(clientWidth, clientHeight * ratio) * devicePixelRatio;
        return { address: image.currentSrc, isSized: width * height > 0, share: file.naturalWidth / shown };
      }),
    ),
  );
}

for (const [what, view] of [
  ["on a phone", { viewport: PHONE, deviceScaleFactor: 2 }],
  ["on a desktop", { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }],
] as const)
  test.describe(what, () => {
    test.use(view);
    for (const path of PAGES) {
      test(`${path} requests each picture once, as an AVIF of the right width`, async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "image" && !INLINED.test(request.url())) asked.push(request.url());
        });
        await page.goto(`.${path}`, { waitUntil: "networkidle" });
        const names = asked.flatMap((address) => AVIF.exec(address)?.[1] ?? address);
        expect(names).toEqual([...new Set(names)]);
        for (const { address, isSized, share } of await pictures(page)) {
          expect(address).toMatch(INLINED.test(address) ? INLINED : AVIF);
          expect(isSized).toBe(true);
          expect(share, address).toBeGreaterThan(0.95);
          expect(share, address).toBeLessThan(2);
        }
      });
    }
  });

test("On a phone, the landing page's box pictures are inlined in its HTML", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize(PHONE);
  await page.goto("./", { waitUntil: "networkidle" });
  for (const name of ["Maya Okonkwo", "Viktor Lindqvist"])
    await expect
      .poll(() =>
        page
          .getByRole("img", { name })
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(INLINED);
  expect(asked.filter((address) => /(maya|viktor)-box/.test(address))).toEqual([]);
});

test("The other pill's box is prefetched and appears without delay", async ({ page }) => {
  const asked = page.waitForRequest(/empty-villain-\d+-/);
  await open(page, "/create");
  const request = await asked;
  expect(await page.evaluate(() => document.readyState)).toBe("complete");
  await (await request.response())?.finished();
  const shown = await pill(page, "Villain").evaluate(async (radio: HTMLInputElement) => {
    radio.click();
    await new Promise(requestAnimationFrame);
    const image = document.querySelector<HTMLImageElement>("#main picture img");
    return image && { alt: image.alt, isComplete: image.complete, width: image.naturalWidth };
  });
  expect(shown?.alt).toBe("Empty villain box with a person-shaped gap, labeled Your Name, Your Job Title.");
  expect(shown?.isComplete).toBe(true);
  expect(shown?.width).toBeGreaterThan(0);
});

test("A browser without AVIF shows the SVG", async ({ page, browserLog }) => {
  browserLog.allow(/unsupported `type` value/);
  await page.route(/\/(create|dashboard)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("image/avif", "image/unknown") });
  });
  for (const path of ["/", "/create", "/dashboard"]) {
    await page.goto(`.${path}`);
    for (const { address } of await pictures(page)) expect(address).toMatch(/\.svg$/);
  }
});

test("Every AVIF matches Chromium's rendering of its SVG", async ({ page }) => {
  await page.goto("./robots.txt");
  const avifs = ASSETS.filter((name) => name.endsWith(".avif"));
  expect(avifs.length).toBeGreaterThan(40);
  for (const avif of avifs) {
    const [, name, width] = AVIF.exec(`/assets/${avif}`) ?? [];
    const svg = ASSETS.find((other) => new RegExp(`^${name}-.{8}\\.svg$`).test(other));
    const { mean, far } = await page.evaluate(differences, [`./assets/${avif}`, `./assets/${svg}`] as const);
    expect.soft(mean, avif).toBeLessThan(6);
    // AVIF blurs edges, especially of small letters: small pictures and the backs have a higher tolerance.
    const tolerance = (name?.endsWith("back") ? 12 : 8) / Number(width);
    expect.soft(far, avif).toBeLessThan(avif.includes("portrait") ? 0.0025 : tolerance);
  }
});

/**
 * Runs in the page. Returns the mean color difference (0 to 255), and the share of pixels that differ by more than 48.
 */
async function differences(addresses: readonly [avif: string, svg: string]) {
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = images[0] ?? {};
  const [avif = [], svg = []] = images.map((image) => {
    const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("There is no canvas.");
    brush.fillStyle = "gray";
    brush.fillRect(0, 0, width, height);
    brush.drawImage(image, 0, 0, width, height);
    return brush.getImageData(0, 0, width, height).data;
  });
  let sum = 0;
  let far = 0;
  for (let pixel = 0; pixel < avif.length; pixel += 4) {
    let most = 0;
    for (let i = pixel; i < pixel + 3; i++) {
      const difference = Math.abs((avif[i] ?? 0) - (svg[i] ?? 0));
      sum += difference;
      most = Math.max(most, difference);
    }
    if (most > 48) far += 1;
  }
  return { mean: sum / (width * height * 3), far: far / (width * height) };
}
