import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { blockDatabase, deleteFigure, open, status, stored, warnsBeforeUnload } from "./helpers.ts";

const social = (page: Page) => page.getByRole("switch", { name: "Social Sharing" });
const planHeading = (page: Page, name: string) => page.getByRole("heading", { name: `${name} Plan` });
const viktor = (page: Page) => page.getByRole("article").filter({ hasText: "Viktor Lindqvist" });
const more = (page: Page, name: string) => page.getByRole("button", { name: `More: ${name}` });
const profileDialog = (page: Page) => page.getByRole("dialog", { name: "Edit Profile" });

/**
 * Opens a tab of the dashboard and waits until the store has created its tables. Pauses the clock, because the site
 * reports a change that is not stored after 5 seconds.
 */
async function openTab(page: Page, query: string) {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await open(page, `/dashboard${query}`);
  await expect(page.locator("[aria-busy=false]")).toBeVisible();
  await page.clock.pauseAt("2026-01-01T11:00:00");
}

/** Makes every write to storage fail from now on, even deletions, as if the device were full. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.delete = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  });

async function switchToLegendary(page: Page) {
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("radio", { name: /Legendary/ }).check();
  await page.getByRole("button", { name: "Switch to Legendary" }).click();
}

async function editName(page: Page, name: string) {
  await page.getByRole("button", { name: "Edit Profile", exact: true }).click();
  await profileDialog(page).getByRole("textbox", { name: "Name" }).fill(name);
  await profileDialog(page).getByRole("button", { name: "Save" }).click();
  await expect(profileDialog(page)).toHaveCount(0);
}

test("Switch, profile and plan change at once while storage is blocked", async ({ page }) => {
  await openTab(page, "?tab=account");
  const release = await blockDatabase(page);
  for (const isOn of [true, false, true, false, true]) {
    await social(page).click();
    await expect(social(page)).toBeChecked({ checked: isOn });
  }
  await editName(page, "Zora Hurston");
  await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
  await switchToLegendary(page);
  await expect(planHeading(page, "Legendary")).toBeVisible();
  await expect(status(page)).toHaveText("");
  expect(await warnsBeforeUnload(page)).toBe(true);

  await release();
  await expect(status(page)).toHaveText("You are on Legendary now. This demo charges nothing.");
  expect(await warnsBeforeUnload(page)).toBe(false);
  await page.reload();
  await expect(planHeading(page, "Legendary")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
  await expect(social(page)).toBeChecked();
});

test("Delete everything leaves no message about what it deleted", async ({ page }) => {
  await openTab(page, "?tab=account");
  const release = await blockDatabase(page);
  await switchToLegendary(page);
  await page.getByRole("button", { name: "Delete everything on this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything", exact: true }).click();
  await release();
  const toasts = page.getByRole("region", { name: "Messages" }).locator("[data-slot=toast][data-state=open]");
  await expect(toasts.getByText("Everything on this device was deleted.")).toBeVisible();
  await expect(toasts.getByText("You are on Legendary now.")).toHaveCount(0);
  await expect(planHeading(page, "Basic")).toBeVisible();
});

test("Delete and Undo work while storage is blocked and are saved later", async ({ page }) => {
  await openTab(page, "");
  const release = await blockDatabase(page);
  await deleteFigure(page, "Viktor Lindqvist");
  await expect(viktor(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Viktor Lindqvist deleted.");
  await expect(more(page, "Maya Okonkwo")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toHaveText("Viktor Lindqvist is back.");
  await expect(more(page, "Viktor Lindqvist")).toBeFocused();
  for (const key of ["Enter", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(viktor(page)).toHaveCount(0);

  await release();
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.reload();
  await expect(more(page, "Maya Okonkwo")).toBeVisible();
  await expect(viktor(page)).toHaveCount(0);
});

test("A switch or plan that cannot be saved reverts with a message", async ({ page }) => {
  await openTab(page, "?tab=account");
  await fillDevice(page);
  const release = await blockDatabase(page);
  await social(page).click();
  await expect(social(page)).toBeChecked();
  await release();
  await expect(social(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(/^Your settings could not be saved, so the switch is back as it was\./);
  await expect(social(page)).toBeFocused();

  const releaseAgain = await blockDatabase(page);
  await switchToLegendary(page);
  await expect(planHeading(page, "Legendary")).toBeVisible();
  await releaseAgain();
  await expect(planHeading(page, "Basic")).toBeVisible();
  await expect(status(page)).toHaveText(/^Your plan could not be saved, so it is back as it was\./);
  expect(await stored(page)).toMatchObject({ account: [] });
});

test("A profile that cannot be saved reverts, but its form keeps the input", async ({ page }) => {
  await openTab(page, "?tab=account");
  await fillDevice(page);
  const release = await blockDatabase(page);
  await editName(page, "Zora Hurston");
  await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
  await release();
  await expect(profileDialog(page).getByRole("textbox", { name: "Name" })).toHaveValue("Zora Hurston");
  await expect(status(page)).toHaveText(/^Your profile could not be saved, so it is back as it was\./);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Maya Okonkwo" })).toBeVisible();
  // The input is still there after a visit to another tab.
  await page.getByRole("tab", { name: "Collection" }).click();
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("button", { name: "Edit Profile", exact: true }).click();
  await expect(profileDialog(page).getByRole("textbox", { name: "Name" })).toHaveValue("Zora Hurston");
});

test("A figure that cannot be deleted reappears with a message", async ({ page }) => {
  await openTab(page, "");
  await fillDevice(page);
  const release = await blockDatabase(page);
  await deleteFigure(page, "Viktor Lindqvist");
  await expect(viktor(page)).toHaveCount(0);
  // Focuses the message that will be removed.
  await page.getByRole("button", { name: "Undo" }).focus();
  await release();
  await expect(viktor(page)).toBeVisible();
  await expect(status(page)).toHaveText(/^Viktor Lindqvist could not be deleted and is back in your collection\./);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(more(page, "Maya Okonkwo")).toBeFocused();

  await page.getByRole("button", { name: "Dismiss" }).click();
  const releaseAgain = await blockDatabase(page);
  await deleteFigure(page, "Viktor Lindqvist");
  await page.getByRole("button", { name: "Undo" }).click();
  await releaseAgain();
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await expect(viktor(page)).toBeVisible();
  await expect(page.getByText("could not be deleted")).toHaveCount(0);
});

test("Restore is busy until the backup is saved on the device", async ({ page }) => {
  await openTab(page, "?tab=account");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).click();
  const file = await (await saved).path();
  const release = await blockDatabase(page);
  await page.getByLabel("Backup file").setInputFiles(file);
  const busy = page.getByRole("button", { name: "Restoring…" });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(status(page)).toHaveText("Restoring…");
  await release();
  await page.clock.resume();
  await expect(status(page)).toHaveText("Every figure in this backup is already here.");
  await expect(busy).toHaveCount(0);
});
