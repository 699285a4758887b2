// Tests that on a phone Back closes a dialog before it leaves the page, and that dialogs leave no history entries behind.
import type { Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import { heading, linkField, open, openCollection, PHONE, sendLink } from "./helpers.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const preview = (page: Page) => heading(page, "Meet your figure");

async function openPreview(page: Page) {
  await open(page, "/create");
  await sendLink(page);
  await expect(preview(page)).toBeFocused();
}
async function openAccount(page: Page) {
  await open(page, "/dashboard?tab=account");
  await expect(button(page, "Edit Profile")).toBeVisible();
}

/** Each dialog: the page it opens on, and the button that opens it. */
const DIALOGS: readonly (readonly [name: string, button: string, toPage: (page: Page) => Promise<void>])[] = [
  ["Download", "Download Ingrid Sørensen", openCollection],
  ["Use my own details", "Use my own details", (page) => open(page, "/create")],
  ["Edit Profile", "Edit Profile", openAccount],
];

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const [name, opener, toPage] of few(DIALOGS, 1))
    test(`Back closes “${name}” and then leaves the page`, async ({ page }) => {
      await page.goto("about:blank");
      await toPage(page);
      const url = page.url();
      await button(page, opener).click();
      await expect(dialog(page)).toHaveAccessibleName(name);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, opener)).toBeFocused();
      expect(page.url()).toBe(url);
      await page.goBack();
      await expect(page).toHaveURL("about:blank");
    });

  test("A dialog that replaces another is closed by one Back", RARE, async ({ page }) => {
    await open(page, "/create?plan=basic");
    await sendLink(page);
    await button(page, "Purchase for $18.99").first().click();
    await button(page, "Confirm").click();
    await expect(dialog(page)).toHaveAccessibleName(/^It’s yours/);
    await dialog(page).getByRole("button", { name: "Download Your Figure" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Download");
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(preview(page)).toBeVisible();
  });

  test("Back closes the editor, then shows the form; Done leaves no step", async ({ page }) => {
    await page.goto("about:blank");
    await openPreview(page);
    await button(page, "More choices").click();
    await expect(dialog(page)).toHaveAccessibleName("Make it yours");
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(preview(page)).toBeVisible();
    for (const close of ["Done", "Close"]) {
      await button(page, "More choices").click();
      await button(page, close).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBeUndefined();
    await page.goForward();
    await expect(preview(page)).toBeVisible();
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await expect(preview(page)).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test("After a reload with an open dialog, one Back leaves the page", RARE, async ({ page }) => {
    await page.goto("about:blank");
    await openAccount(page);
    await button(page, "Edit Profile").click();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBeUndefined();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test("After a reload of the editor, one Back leaves the form", RARE, async ({ page }) => {
    await page.goto("about:blank");
    await openPreview(page);
    await button(page, "More choices").click();
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(linkField(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.usr)).toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test("Back after a link in a dialog returns to the page without it", RARE, async ({ page }) => {
    await openPreview(page);
    const before = await page.evaluate(() => history.length);
    await button(page, "Purchase for $18.99").click();
    await button(page, "Confirm").click();
    await page.getByRole("link", { name: "View Dashboard" }).click();
    await expect(heading(page, "My Collection")).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(linkField(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("Back after an import from the form shows the form", RARE, async ({ page }) => {
    await page.goto("about:blank");
    await open(page, "/create");
    await button(page, "Use my own details").click();
    await dialog(page).getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
    await button(page, "Use these").click();
    await expect(preview(page)).toBeVisible();
    // A Back in the moment before the figure has its history entry would leave the page.
    await expect.poll(() => page.evaluate(() => history.state.idx)).toBe(1);
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await expect(preview(page)).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});
