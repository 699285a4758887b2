import { expect, RARE, test } from "./fixtures.ts";
import {
  cards,
  deleteFigure,
  inDialog,
  LINK,
  linkField,
  open,
  openCollection,
  savedFile,
  status,
  stored,
  toPreviewNow,
} from "./helpers.ts";

test.describe("the account", () => {
  test.beforeEach(({ page }) => open(page, "/dashboard?tab=account"));

  test("A valid profile is saved, and an empty name is refused", async ({ page }) => {
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("  ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
    await expect(dialog.getByText("Please enter a name")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Zora Hurston");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(status(page)).toHaveText("Saved");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
  });

  test("A setting changed in another tab changes in this tab too", RARE, async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/dashboard?tab=account");
    await other.getByRole("switch", { name: "Marketing Communications" }).click();
    await expect(page.getByRole("switch", { name: "Marketing Communications" })).toBeChecked();
  });

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

test("The profile link is never in the URL, storage or a backup", async ({ page }) => {
  await toPreviewNow(page);
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await open(page, "/dashboard?tab=account");
  const { bytes } = await savedFile(page, () =>
    page.getByRole("tabpanel").getByRole("button", { name: "Back up" }).click(),
  );
  for (const text of [bytes.toString(), JSON.stringify(await stored(page)), page.url()])
    expect(text.toLowerCase()).not.toContain("linkedin.com/in");
});
