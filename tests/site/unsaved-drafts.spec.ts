// What a person selected or made and did not save before they left: the page offers it when they return.
import type { Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import {
  delayRequests,
  delayScripts,
  linkField,
  open,
  openCreatePaused,
  PHONE,
  runUntilVisible,
  status,
  stored,
  toPreview,
  waitForHydration,
} from "./helpers.ts";

const resume = (page: Page) => page.getByRole("button", { name: "Pick up your figure" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });

/** Makes a figure and gives it a name, on a clock that stands still: nothing is written to the database. */
async function makeUnsavedDraft(page: Page, name: string) {
  await openCreatePaused(page);
  await toPreview(page);
  await nameField(page).fill(name);
}

test("Two tabs closed together leave one figure to resume and one in the drafts, and the next visit says so", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await makeUnsavedDraft(page, "First Tab");
  await makeUnsavedDraft(other, "Second Tab");
  await Promise.all([page.close(), other.close()]);
  const next = await context.newPage();
  await open(next, "/create");
  await runUntilVisible(next, resume(next));
  const message = "Another unsaved figure was on this device. It is in your drafts now.";
  await expect(next.getByRole("region", { name: "Messages" })).toContainText(message);
  await expect(status(next)).toHaveText(message);
  await expect.poll(async () => (await stored(next)).figures).toHaveLength(1);
});

test("Who leaves while the figure is being opened is not called back to it", async ({ page }) => {
  await makeUnsavedDraft(page, "Half Made");
  await page.clock.resume();
  await expect.poll(async () => JSON.stringify((await stored(page)).account)).toContain("Half Made");
  const release = await delayRequests(page, /\/store-[^/]*\.js$/);
  await open(page, "/create");
  await resume(page).click();
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "ProFigure, home" }).click();
  await expect(page).toHaveURL(/\/$/);
  const entries = await page.evaluate(() => history.length);
  const arrived = page.waitForResponse(/\/store-[^/]*\.js$/);
  release();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Read after the site has read.
  await stored(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(resume(page)).toBeVisible();
});

for (const viewport of few([PHONE, { width: 1280, height: 800 }], 1))
  test(`At ${viewport.width} px the offer to resume a figure is there from the first paint, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await makeUnsavedDraft(page, "Half Made");
    await page.clock.resume();
    await expect.poll(async () => JSON.stringify((await stored(page)).account)).toContain("Half Made");
    const release = await delayScripts(page);
    await page.goto("./create", { waitUntil: "commit" });
    await expect(resume(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await linkField(page).boundingBox();
    await release();
    await waitForHydration(page);
    await expect(status(page)).toHaveText("You left a figure half made.");
    expect(await linkField(page).boundingBox()).toEqual(before);
    await resume(page).click();
    await expect(nameField(page)).toHaveValue("Half Made");
  });

test("A figure that Start Over discarded is not offered, not even for a frame", async ({ page }) => {
  await makeUnsavedDraft(page, "Not Wanted");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute("data-unsaved-draft")) document.title = "offered";
    }).observe(document.documentElement, { attributes: true });
  });
  await page.getByRole("button", { name: "← Start Over" }).click();
  await expect(linkField(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expect(resume(page)).toBeHidden();
  await expect(page).not.toHaveTitle("offered");
});

test("A plan chosen before hydration is chosen on the create page, whose address does not name it", async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto("./", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Choose Premium" }).click();
  await page.waitForURL(/create/, { waitUntil: "commit" });
  await release();
  await expect(page.getByText("Premium, $88.99 per month, chosen.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("The checkout says why a chosen plan without downloads left is not offered", async ({ page }) => {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toContain("ingrid");
  await open(page, "/");
  await page.clock.install();
  await page.getByRole("link", { name: "Choose Basic" }).click();
  await expect(page.getByText("Basic, $18.99 one-time, chosen.", { exact: true })).toBeVisible();
  await linkField(page).fill("https://linkedin.com/in/nobody-1815");
  await linkField(page).press("Enter");
  await page.clock.runFor(3000);
  await page.clock.resume();
  await page.getByRole("button", { name: "Purchase for $18.99" }).click();
  const checkout = page.getByRole("dialog", { name: "Demo checkout" });
  await expect(checkout).toContainText("Basic has no downloads left, so it is not offered here.");
  await expect(checkout.getByRole("radio")).toHaveCount(0);
});
