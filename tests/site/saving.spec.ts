// Tests that a change is shown only when it is saved: until then its control waits, and if it fails, nothing changes.
import type { Locator, Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  blockDatabase,
  deleteFigure,
  open,
  openPaused,
  status,
  stored,
  toPreview,
  warnsBeforeUnload,
} from "./helpers.ts";

const social = (page: Page) => page.getByRole("switch", { name: "Social Sharing" });
const marketing = (page: Page) => page.getByRole("switch", { name: "Marketing Communications" });
const planHeading = (page: Page, name: string) => page.getByRole("heading", { name: `${name} Plan` });
const viktor = (page: Page) => page.getByRole("article").filter({ hasText: "Viktor Lindqvist" });
const more = (page: Page, name: string) => page.getByRole("button", { name: `More: ${name}` });
const toasts = (page: Page) =>
  page.getByRole("region", { name: "Messages" }).locator("[data-slot=toast][data-state=open]");
const profileDialog = (page: Page) => page.getByRole("dialog", { name: "Edit Profile" });
const switchToLegendary = (page: Page) => page.getByRole("button", { name: "Switch to Legendary" });

/** Opens a tab of the dashboard and waits until the store has created its tables. Pauses the clock. */
async function openTab(page: Page, query: string) {
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await open(page, `/dashboard${query}`);
  await expect(page.locator("[aria-busy=false]")).toBeVisible();
  await page.clock.pauseAt("2026-01-01T11:00:00");
}

/** Checks that a waiting control looks busy after 300 ms, and not before. */
async function expectToWait(page: Page, control: Locator) {
  await page.clock.runFor(299);
  await expect(control).not.toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1);
  await expect(control).toHaveAttribute("aria-busy", "true");
  expect(await warnsBeforeUnload(page)).toBe(true);
}

/** Makes every write to storage fail from now on, even deletions, as if the device were full. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.delete = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put, delete: remove }) });
  });
const makeRoom = (page: Page) => page.evaluate(() => void Reflect.get(window, "makeRoom")());

async function chooseLegendary(page: Page) {
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("radio", { name: /Legendary/ }).check();
  await switchToLegendary(page).click();
}

async function editName(page: Page, name: string) {
  await page.getByRole("button", { name: "Edit Profile", exact: true }).click();
  await profileDialog(page).getByRole("textbox", { name: "Name" }).fill(name);
  await profileDialog(page).getByRole("button", { name: "Save" }).click();
}

test.describe("while storage is busy", () => {
  test("A switch waits, and a second press does nothing", RARE, async ({ page }) => {
    await openTab(page, "?tab=account");
    const release = await blockDatabase(page);
    await social(page).click();
    await social(page).click();
    await expectToWait(page, social(page));
    await expect(social(page)).not.toBeChecked();
    await expect(status(page)).toHaveText("");
    await marketing(page).click();
    await expect(marketing(page)).not.toBeChecked();
    await release();
    await expect(social(page)).toBeChecked();
    await expect(marketing(page)).toBeChecked();
    await expect(status(page)).toHaveText("Saved");
    await expect(social(page)).not.toHaveAttribute("aria-busy");
    expect(await warnsBeforeUnload(page)).toBe(false);
    await page.reload();
    await expect(social(page)).toBeChecked();
    await expect(marketing(page)).toBeChecked();
  });

  test("A plan button waits, and its dialog closes when the plan is saved", RARE, async ({ page }) => {
    await openTab(page, "?tab=account");
    let release = await blockDatabase(page);
    await chooseLegendary(page);
    await expectToWait(page, switchToLegendary(page));
    await release();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(planHeading(page, "Legendary")).toBeVisible();
    await expect(status(page)).toHaveText("You are on Legendary now. This demo charges nothing.");
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("radio", { name: /Basic/ }).check();
    await page.getByRole("button", { name: "Switch to Basic" }).click();
    await expect(planHeading(page, "Basic")).toBeVisible();

    release = await blockDatabase(page);
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await page.getByRole("button", { name: "Switch to Premium" }).click();
    await expectToWait(page, page.getByRole("button", { name: "Switch to Premium" }));
    await expect(switchToLegendary(page)).not.toHaveAttribute("aria-busy", "true");
    await switchToLegendary(page).click();
    await release();
    await expect(planHeading(page, "Premium")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("Delete waits, and Undo is offered when the figure is deleted", RARE, async ({ page }) => {
    await openTab(page, "");
    let release = await blockDatabase(page);
    await deleteFigure(page, "Viktor Lindqvist");
    await expectToWait(page, page.getByRole("button", { name: "Delete Viktor Lindqvist" }));
    await expect(viktor(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await release();
    await expect(viktor(page)).toHaveCount(0);
    await expect(status(page)).toHaveText("Viktor Lindqvist deleted.");
    await expect(more(page, "Maya Okonkwo")).toBeFocused();

    release = await blockDatabase(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.clock.runFor(300);
    await expect(status(page)).toHaveText("Restoring Viktor Lindqvist…");
    await expect(viktor(page)).toHaveCount(0);
    await release();
    await expect(status(page)).toHaveText("Viktor Lindqvist is back.");
    await expect(toasts(page)).toHaveCount(0);
    await expect(more(page, "Viktor Lindqvist")).toBeFocused();
    await page.reload();
    await expect(viktor(page)).toBeVisible();
  });

  test("A deletion that ends late does not move the focus", RARE, async ({ page }) => {
    await openTab(page, "");
    const release = await blockDatabase(page);
    await deleteFigure(page, "Viktor Lindqvist");
    const backUp = page.getByRole("button", { name: "Back up" });
    await backUp.focus();
    await release();
    await expect(viktor(page)).toHaveCount(0);
    await expect(backUp).toBeFocused();
  });

  test("Save to Drafts and Confirm wait, and a second press does nothing", async ({ page }) => {
    await openPaused(page, "/create");
    await toPreview(page);
    let release = await blockDatabase(page);
    const save = page.getByRole("button", { name: "Save to Drafts" });
    await save.click();
    await save.click();
    await expectToWait(page, save);
    await expect(status(page)).not.toHaveText(/Saved/);
    await release();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");
    await expect(save).not.toHaveAttribute("aria-busy");
    expect((await stored(page)).figures).toHaveLength(1);

    release = await blockDatabase(page);
    const confirm = page.getByRole("dialog", { name: "Demo checkout" }).getByRole("button", { name: "Confirm" });
    const purchase = page.getByRole("button", { name: "Purchase for $18.99" });
    await purchase.click();
    await confirm.click();
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Escape");
    await page.clock.runFor(1000);
    // Confirm also waits in a checkout that is opened again.
    await purchase.click();
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    await confirm.dispatchEvent("click");
    await release();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    expect((await stored(page)).figures).toMatchObject([{ payment: "bought" }]);
  });

  test("Delete everything leaves no message about what it deleted", RARE, async ({ page }) => {
    await openTab(page, "?tab=account");
    const release = await blockDatabase(page);
    await chooseLegendary(page);
    await page.keyboard.press("Escape");
    const deleteAll = page.getByRole("button", { name: "Delete everything on this device" });
    await deleteAll.click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete everything", exact: true }).click();
    await page.clock.runFor(300);
    await expect(deleteAll).toHaveAttribute("aria-busy", "true");
    await release();
    await expect(toasts(page).getByText("Everything on this device was deleted.")).toBeVisible();
    await expect(toasts(page).getByText("You are on Legendary now.")).toHaveCount(0);
    await expect(planHeading(page, "Basic")).toBeVisible();
  });
});

test.describe("if a change cannot be saved", () => {
  test("A switch and a plan stay as they were, with a message", RARE, async ({ page }) => {
    await openTab(page, "?tab=account");
    await fillDevice(page);
    await social(page).click();
    await expect(status(page)).toHaveText(/^Your settings could not be saved, so nothing has changed\. Try again;/);
    await expect(social(page)).not.toBeChecked();
    await expect(social(page)).toBeFocused();

    await chooseLegendary(page);
    await expect(status(page)).toHaveText(/^Your plan could not be saved, so nothing has changed\. Try again;/);
    await expect(switchToLegendary(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(planHeading(page, "Basic")).toBeVisible();
    expect(await stored(page)).toMatchObject({ account: [] });
    expect(await warnsBeforeUnload(page)).toBe(false);
  });

  test("Edit Profile keeps the input, also after it was closed", RARE, async ({ page }) => {
    await openTab(page, "?tab=account");
    await fillDevice(page);
    const name = profileDialog(page).getByRole("textbox", { name: "Name" });
    await editName(page, "Zora Hurston");
    await expect(status(page)).toHaveText(
      /^Your profile could not be saved\. Edit Profile still has what you typed\. Try again;/,
    );
    await expect(name).toHaveValue("Zora Hurston");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Maya Okonkwo" })).toBeVisible();
    // The input is still there after a visit to another tab.
    await page.getByRole("tab", { name: "Collection" }).click();
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("button", { name: "Edit Profile", exact: true }).click();
    await expect(name).toHaveValue("Zora Hurston");
    await makeRoom(page);
    await profileDialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
  });

  test("A figure stays in the collection, or out of it, with a message", RARE, async ({ page }) => {
    await openTab(page, "");
    await fillDevice(page);
    await deleteFigure(page, "Viktor Lindqvist");
    await expect(status(page)).toHaveText(/^Viktor Lindqvist could not be deleted\. Try again;/);
    await expect(viktor(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await makeRoom(page);
    await page.getByRole("button", { name: "Delete Viktor Lindqvist" }).click();
    await expect(viktor(page)).toHaveCount(0);

    await fillDevice(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(status(page)).toHaveText(/^Viktor Lindqvist could not be restored\./);
    await expect(viktor(page)).toHaveCount(0);
    await makeRoom(page);
    await toasts(page)
      .getByRole("button", { name: /^Try again/ })
      .click();
    await expect(viktor(page)).toBeVisible();
  });
});
