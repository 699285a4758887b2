import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { writeServiceWorker } from "../../scripts/service-worker.ts";
import { basePath } from "../../scripts/site.mjs";
import { serve } from "../serve.mjs";
import { test as base, expect, NOT_FOUND_LINES, saveData } from "./fixtures.ts";
import { DIST, heading, linkField, open, sendLink, status, waitForHydration } from "./helpers.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGES = ["/", "/create", "/dashboard"];

/** A separate host with the built site. It can publish another version, or stop. */
interface Host {
  readonly url: string;
  readonly dist: string;
  publish(change: () => unknown): Promise<void>;
  stop(): Promise<void>;
}

const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "profigure-offline-"));
    const dist = join(folder, "dist");
    // Leaves out compressed files, because a changed version would have to compress them again.
    cpSync(DIST, dist, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
    let server = await serve({ folder: dist });
    const { url } = server;
    const stop = () => server.stop();
    await use({
      url: `${url}/`,
      dist,
      stop,
      publish: async (change) => {
        await stop();
        await change();
        server = await serve({ folder: dist, port: new URL(url).port });
      },
    });
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.url),
  serviceWorkers: "allow",
});

/** Generates the service worker again, as a build would. */
async function makeWorker({ dist }: Host, mode = "on") {
  process.env.SERVICE_WORKER = mode;
  rmSync(join(dist, "sw.js"));
  await writeServiceWorker({ root: ROOT, out: dist, base: basePath(), pages: PAGES });
  delete process.env.SERVICE_WORKER;
}

async function makeSecondVersion(host: Host) {
  for (const page of PAGES) {
    const file = join(host.dist, page, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace("<html ", '<html data-version="2" '));
  }
  await makeWorker(host);
}
const isSecond = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-version", "2");
const offer = (page: Page) => page.getByRole("region", { name: "Messages" });
const OFFER = "A new version of the site is ready. Your figures stay.";

/** Waits until the whole site is cached. */
const waitForCache = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

async function pull(host: Host, context: BrowserContext) {
  await host.stop();
  await context.setOffline(true);
}

const WHOLE = "You’re offline. You can keep going; your work is saved.";

test("After the first visit, every URL works offline, even unknown ones", async ({
  page,
  context,
  host,
  browserLog,
}) => {
  browserLog.allow(/^error: Failed to load resource: .* 404 \(\)$/, ...NOT_FOUND_LINES);
  await page.goto("./");
  await waitForCache(page);
  await pull(host, context);
  await expect(status(page)).toHaveText(WHOLE);
  for (const [path, title] of [
    ["./", "Your career, mint on card."],
    ["./create/", "Create Your Action Hero"],
    ["./dashboard/index.html", "My Collection"],
    ["./dashboard?tab=account", "My Collection"],
    ["./no-such-page", "404"],
    ["./createindex", "404"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(title === "404" ? 404 : 200);
    await waitForHydration(page);
    await expect(heading(page, title)).toBeVisible();
  }
});

test("Offline, the precached width of a picture replaces the other widths", async ({ page, context, host }) => {
  await page.goto("./");
  await waitForCache(page);
  await pull(host, context);
  const widths = await page.locator("#main source").evaluateAll((sources: HTMLSourceElement[]) =>
    Promise.all(
      sources.map(async ({ srcset }) => {
        const image = new Image();
        image.src = srcset.split(", ").at(-1)?.split(" ")[0] ?? "";
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(new Set(widths)).toEqual(new Set([344, 720, 560]));
});

test("Figures can be created, edited, saved and downloaded offline", async ({ page, context, host }) => {
  await open(page, "/create");
  await waitForCache(page);
  await pull(host, context);
  await sendLink(page);
  await expect(status(page)).toHaveText("Your preview is ready");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada King");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await page.goto("./dashboard");
  await expect(page.getByRole("button", { name: "Resume Ada King" })).toBeVisible();
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("dialog", { name: "Download" }).getByRole("button", { name: "Download", exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

const PDF = join(import.meta.dirname, "../import/pdf/plain.pdf");
const PROFILE_CSV = {
  name: "Profile.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("First Name,Last Name,Headline\nOla,Brandt,Welder\n"),
};
const dialog = (page: Page) => page.getByRole("dialog");
async function chooseOwnFile(page: Page, file: string) {
  await page.getByRole("button", { name: "Use my own details" }).first().click();
  await dialog(page).getByLabel("Choose files").setInputFiles(file);
}
const foundName = (page: Page) => dialog(page).getByRole("textbox", { name: "Name", exact: true });

test("Offline, the first PDF gets an explanation, but a CSV is read", async ({ page, context, host }) => {
  await open(page, "/create");
  await waitForCache(page);
  await pull(host, context);
  await chooseOwnFile(page, PDF);
  await expect(dialog(page)).toContainText("Go online once so we can load the PDF reader.");
  await dialog(page).getByLabel("Choose files").setInputFiles(PROFILE_CSV);
  await expect(foundName(page)).toHaveValue("Ola Brandt");
});

test("A PDF can be read offline after one was read online", async ({ page, context, host }) => {
  await open(page, "/create");
  await waitForCache(page);
  await chooseOwnFile(page, PDF);
  await expect(foundName(page)).toHaveValue("Noor Castellanos");
  await pull(host, context);
  await open(page, "/create");
  await chooseOwnFile(page, PDF);
  await expect(foundName(page)).toHaveValue("Noor Castellanos");
});

test("Reload activates a new version of the site and keeps the draft", async ({ page, host }) => {
  await open(page, "/create");
  await waitForCache(page);
  await host.publish(() => makeSecondVersion(host));
  await page.reload();
  await sendLink(page);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada King");
  await expect(page).toHaveTitle(/^Create Your Action Hero/);
  await expect(offer(page)).toContainText(OFFER);
  // The offer stays on other pages until it is answered.
  const mainLink = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  await mainLink("Dashboard").click();
  await expect(heading(page, "My Collection")).toBeFocused();
  await mainLink("Create Figure").click();
  await expect(heading(page, "Create Your Action Hero")).toBeFocused();
  await offer(page).getByRole("button", { name: "Reload" }).click();
  await isSecond(page);
  await page.getByRole("button", { name: "Pick up your figure" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada King");
});

test("A new version waits until Reload is clicked in any tab", async ({ page, context, host }) => {
  test.slow();
  await open(page, "/create");
  await waitForCache(page);
  await host.publish(() => makeSecondVersion(host));
  await page.reload();
  await offer(page).getByRole("button", { name: "Dismiss" }).click();
  await page.reload();
  await expect(offer(page)).toContainText(OFFER);
  await expect(page.locator("html")).not.toHaveAttribute("data-version");
  await linkField(page).fill("what I was typing");

  const other = await context.newPage();
  await other.goto("./dashboard", { waitUntil: "networkidle" });
  await expect(offer(other)).toContainText(OFFER);
  await offer(other).getByRole("button", { name: "Reload" }).click();
  await isSecond(other);
  await expect(linkField(page)).toHaveValue("what I was typing");
  await page.bringToFront();
  await offer(page).getByRole("button", { name: "Reload" }).click();
  await isSecond(page);
});

test("The SERVICE_WORKER=off build removes the worker and its caches", async ({ page, host }) => {
  await page.goto("./");
  await waitForCache(page);
  await host.publish(() => makeWorker(host, "off"));
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

test("The precache fetches at most 1 MB", async ({ page }) => {
  await page.goto("./");
  await waitForCache(page);
  const files = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(files.length).toBeGreaterThan(50);
  const sizes = files.map((path) => {
    const name = path.slice(basePath().length);
    const file = join(DIST, name.endsWith("/") || name === "" ? `${name}index.html` : name);
    return statSync(/\.(woff2|avif)$/.test(file) ? file : `${file}.gz`).size;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000);
});

test("With Save-Data, no service worker is registered", async ({ page }) => {
  await saveData(page);
  await page.goto("./", { waitUntil: "networkidle" });
  await waitForHydration(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
