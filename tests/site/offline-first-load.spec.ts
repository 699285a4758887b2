// Tests losing the network before the service worker has cached the site: no work is lost, the page shows which part is
// missing, and it continues once the network is back.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { heading, open, openPaused, pillButton, sendLink, status, toPreview } from "./helpers.ts";

const PART = "You’re offline. Your work is saved, and the rest loads when you reconnect.";
const retry = (page: Page) => page.getByRole("button", { name: "Try again" });

// Nothing is prefetched, so that some code is missing.
test.use({ savesData: true });
test.beforeEach(async ({ browserLog }) => {
  browserLog.allow(/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/);
});

test("The page announces that the network is lost", async ({ page, context }) => {
  await open(page, "/");
  await context.setOffline(true);
  await expect(status(page)).toHaveText(PART);
});

test("The wizard's next step appears once the network is back", async ({ page, context }) => {
  await open(page, "/");
  await context.setOffline(true);
  await sendLink(page);
  await expect(heading(page, "Something went wrong here")).toBeVisible();
  await retry(page).click();
  await expect(heading(page, "Something went wrong here")).toBeVisible();
  await context.setOffline(false);
  await expect(pillButton(page, "blue")).toBeFocused();
});

test("A figure requested offline appears once the network is back", async ({ page, context }) => {
  await openPaused(page, "/create");
  await context.setOffline(true);
  await sendLink(page, "elsewhere");
  await expect(page.getByText("Please enter a valid LinkedIn URL")).toBeVisible();
  await sendLink(page);
  await page.clock.runFor(3000);
  await expect(heading(page, "Something went wrong here")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
});

test("A figure can be edited, saved and bought without the network", async ({ page, context }) => {
  await openPaused(page, "/create");
  const checkout = page.waitForResponse(/\/dialogs-[^/]+\.js$/);
  await toPreview(page);
  await page.clock.resume();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
  await (await checkout).finished();
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada King");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await page.getByRole("button", { name: "Purchase for $18.99" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
});

test("Another page can be opened once the network is back", async ({ page, context }) => {
  await open(page, "/dashboard");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Create New Figure" }).first().click();
  await expect(status(page)).toHaveText("That page isn’t available offline. Open it again when you reconnect.");
  await expect(heading(page, "My Collection")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Create New Figure" }).first().click();
  await expect(heading(page, "Create Your Action Hero")).toBeVisible();
});

test("A picture can be saved once the network is back", async ({ page, context }) => {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  const save = page.getByRole("dialog", { name: "Download" }).getByRole("button", { name: "Download", exact: true });
  await expect(save).toBeVisible();
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole("dialog").getByText(/could not/)).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent("download");
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  // The failed download was not counted.
  await expect(page.getByRole("article", { name: "Ingrid Sørensen" }).getByText("37 downloads")).toBeVisible();
});
