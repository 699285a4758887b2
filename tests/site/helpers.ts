import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { basePath } from "../../scripts/site.mjs";

/** The URL of a LinkedIn profile that does not exist. */
export const LINK = "https://linkedin.com/in/u1815";
export const EMPTY = "Please enter your LinkedIn URL";
export const INVALID = "Please enter a valid LinkedIn URL";
/** The folder of the tested build. */
export const DIST = resolve(import.meta.dirname, "../..", process.env.TEST_DIST ?? "dist");
export const PHONE = { width: 390, height: 844 };

/** Opens a page of the site and waits until React has hydrated it. */
export async function open(page: Page, path: string) {
  await page.goto(`.${path}`);
  await waitForHydration(page);
}

/** Opens the dashboard with the search and filters, which a small collection shows once one was set. */
export async function openWithFilters(page: Page) {
  await open(page, "/dashboard?q=zebra");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.waitForURL(/\/dashboard$/);
}

/** Waits until React has hydrated the page and clicks are no longer captured (src/site/platform/capture-clicks.ts). */
export const waitForHydration = (page: Page) => page.waitForFunction(() => !window.takeCapturedClicks);

/** Opens the collection and waits until the site has created its tables. */
export async function openCollection(page: Page) {
  await open(page, "/dashboard");
  await expect(page.locator("section[aria-busy=false]")).toBeVisible();
}

/** Waits until a lazily loaded file has run and the page has reacted to it. Does not work with a fake clock. */
export async function waitForCode(page: Page, file: RegExp) {
  const url = await page.waitForFunction(
    (file) => performance.getEntriesByType("resource").find(({ name }) => file.test(name))?.name,
    file,
  );
  await page.evaluate(
    async (url) => {
      await import(url);
      await scheduler.postTask(() => {}, { priority: "background" });
    },
    String(await url.jsonValue()),
  );
}

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
/** Delays the site's scripts until the returned function is called. */
export const delayScripts = (page: Page) => delayRequests(page, /\.js$/);

export const status = (page: Page) => page.getByRole("status");
export const linkField = (page: Page) => page.getByRole("textbox", { name: "LinkedIn profile URL" });
export const pill = (page: Page, name: "Hero" | "Villain") => page.getByRole("radio", { name });
export const pillButton = (page: Page, color: "blue" | "red") =>
  page.getByRole("button", { name: `Take the ${color} pill` });
export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

/** The value of a term in the preview's details. */
export const detail = (page: Page, term: string) =>
  page
    .getByRole("region", { name: "Details" })
    .locator("dt", { hasText: new RegExp(`^${term}$`) })
    .locator("+ dd");

/** Deletes a figure in the collection from its card's menu. */
export async function deleteFigure(page: Page, name: string) {
  await page.getByRole("button", { name: `More: ${name}`, exact: true }).click();
  await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
}

/** Types a link into the form and submits it with Enter. */
export async function sendLink(page: Page, link = LINK) {
  await linkField(page).fill(link);
  await linkField(page).press("Enter");
}

/** Goes through the landing page's wizard to its last step, the preview. */
export async function toWizardPreview(page: Page, color: "blue" | "red" = "blue") {
  await sendLink(page);
  await pillButton(page, color).click();
  await expect(page.getByRole("button", { name: "Purchase", exact: true })).toBeVisible();
}

/** Opens a page with a fake clock that is paused. */
export async function openPaused(page: Page, path: string) {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await open(page, path);
  await page.clock.pauseAt("2026-01-01T11:00:00");
}

/** Goes from the form of the create page to the preview. Needs a fake clock. */
export async function toPreview(page: Page, link = LINK) {
  await sendLink(page, link);
  await expect(status(page)).toHaveText("Creating your action figure...");
  await page.clock.runFor(3000);
  await expect(status(page)).toHaveText("Your preview is ready");
  const preview = heading(page, "Meet your figure");
  if (!(await preview.isVisible())) await runUntilVisible(page, preview);
}

/** Advances the paused clock until the element is visible, in case the page sets its timers late on a busy machine. */
export const runUntilVisible = (page: Page, element: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return element.isVisible();
    })
    .toBe(true);

/** Starts recording announcements in the page's live region. The returned function returns them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await status(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => announcements.jsonValue();
}

/** A name in the browser's storage, as the site at the tested path uses it (src/site/platform/local-flags.ts). */
export const ownName = (name: string) => (basePath() === "/" ? name : basePath() + name);

/** Returns everything that the site stores in this browser, except the sample figures. */
export const stored = (page: Page) =>
  page.evaluate(async (databaseName) => {
    const samples = ["ingrid", "maya", "ngozi", "tomas", "viktor"];
    const known = (await indexedDB.databases()).some(({ name }) => name === databaseName);
    const tables: unknown[][] = [[], []];
    if (known) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(databaseName);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const [i, name] of ["figures", "account"].entries()) {
        tables[i] = await new Promise((resolve) => {
          const request = database.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => resolve(request.result);
        });
      }
      database.close();
    }
    const [figures = [], account] = tables;
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      figures: figures.filter((figure) => !samples.includes((figure as { id: string }).id)),
      account,
    };
  }, ownName("profigure"));
/** Blocks the database with an open transaction until the returned function is called. */
export async function blockDatabase(page: Page) {
  await page.evaluate(
    (databaseName) =>
      new Promise<void>((resolve) => {
        Object.assign(window, { isBlocked: true });
        const request = indexedDB.open(databaseName);
        request.onsuccess = () => {
          const figures = request.result.transaction(["figures", "account"], "readwrite").objectStore("figures");
          const stay = () => {
            resolve();
            if (Reflect.get(window, "isBlocked")) figures.get("").onsuccess = stay;
            else request.result.close();
          };
          figures.get("").onsuccess = stay;
        };
      }),
    ownName("profigure"),
  );
  return () => page.evaluate(() => void Object.assign(window, { isBlocked: false }));
}

/** Whether the page would ask before it is left, as it does while changes are not saved. */
export const warnsBeforeUnload = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
export const EMPTY_STORAGE = { local: {}, session: {}, cookies: "", figures: [], account: [] };

/** Starts recording document requests. Client-side navigation makes none. */
export function recordDocuments(page: Page) {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.push(request.url());
  });
  return seen;
}

/** Returns by how many pixels the page is wider than the viewport. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Downloads the first sample figure of the collection in a format. */
export async function download(page: Page, format: string, hasCode = false): Promise<Buffer> {
  const dialog = page.getByRole("dialog");
  await open(page, "/dashboard");
  await page
    .getByRole("article", { name: /Maya Okonkwo/ })
    .getByRole("button", { name: /^Download/ })
    .click();
  await dialog.getByRole("radio", { name: format, exact: true }).check();
  if (hasCode) await dialog.getByRole("checkbox", { name: "Add a QR code" }).press("Space");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  return readFile(await (await saved).path());
}

/** Drops a file on the page, or pastes it. */
export async function drop(page: Page, name: string, file: Uint8Array, how: "drop" | "paste" = "drop") {
  await page.evaluate(
    ([name, base64, how]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      const options = { bubbles: true, cancelable: true };
      if (how === "paste")
        document.body.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
      else
        for (const type of ["dragover", "drop"])
          document.body.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
    },
    [name, Buffer.from(file).toString("base64"), how] as const,
  );
}

export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
export const notice = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });
export const cards = (page: Page) => page.getByRole("article");
export const inDialog = (page: Page, dialog: string | RegExp, button: string) =>
  page.getByRole("dialog", { name: dialog }).getByRole("button", { name: button, exact: true });
export async function toPreviewNow(page: Page) {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
}
/** Clicks and returns the file that the browser then saves. */
export async function savedFile(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
/** Downloads a figure of the collection in a format. */
export async function save(page: Page, name: string, format: string) {
  await page.getByRole("button", { name: `Download ${name}`, exact: true }).click();
  await page.getByRole("dialog", { name: "Download" }).getByRole("radio", { name: format }).check();
  return savedFile(page, () => inDialog(page, "Download", "Download").click());
}
export const resumeUnsaved = (page: Page) => page.getByRole("button", { name: "Pick up your figure" });
export const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
