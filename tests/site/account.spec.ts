import { expect, RARE, test } from "./fixtures.ts";
import { cards, deleteFigure, inDialog, LINK, linkField, open, openCollection, status } from "./helpers.ts";

test.describe("the account", () => {
  test.beforeEach(({ page }) => open(page, "/dashboard?tab=account"));

  test("Delete everything also clears typed text and the offer of Undo", async ({ page }) => {
    const goTo = (name: string) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    const ownName = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
    await goTo("Home");
    await linkField(page).fill(LINK);
    await linkField(page).press("Enter");
    await goTo("Create Figure");
    await expect(linkField(page)).toHaveValue(LINK);
    await page.getByRole("button", { name: "Use my own details" }).click();
    await ownName.fill("Ada Stone");
    await page.keyboard.press("Escape");
    await goTo("Dashboard");
    await page.getByRole("button", { name: "More: Maya Okonkwo" }).click();
    await page.getByRole("button", { name: "Delete Maya Okonkwo" }).click();
    const undo = page.getByRole("button", { name: /^Undo/ });
    await expect(undo).toBeVisible();
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("button", { name: "Delete everything on this device" }).click();
    await inDialog(page, "Delete everything?", "Delete everything").click();
    await expect(status(page)).toHaveText("Everything on this device was deleted.");
    await expect(undo).toHaveCount(0);
    await goTo("Create Figure");
    await expect(linkField(page)).toHaveValue("");
    await page.getByRole("button", { name: "Use my own details" }).click();
    await expect(ownName).toHaveValue("");
  });

  test("Delete everything also ends the offer of Undo in another tab", RARE, async ({ page, context }) => {
    const other = await context.newPage();
    await openCollection(other);
    await deleteFigure(other, "Maya Okonkwo");
    await expect(other.getByRole("button", { name: "Undo" })).toBeVisible();
    await page.getByRole("button", { name: "Delete everything on this device" }).click();
    await inDialog(page, "Delete everything?", "Delete everything").click();
    await expect(status(page)).toHaveText("Everything on this device was deleted.");
    await expect(cards(other)).toHaveCount(5);
    await expect(other.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });
});
