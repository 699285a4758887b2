import { expect, RARE, test } from "./fixtures.ts";
import { drop, EMPTY_STORAGE, inDialog, open, savedFile, status, stored, waitForCode } from "./helpers.ts";

/** Converts a backup to version 1, which has no checksum, so that the test can change it. */
function toVersion1(bytes: Buffer) {
  const { checksum, ...backup } = JSON.parse(bytes.toString());
  return { ...backup, version: 1 };
}

test.describe("in the account", () => {
  test.beforeEach(({ page }) => open(page, "/dashboard?tab=account"));

  test("A backup restores deleted data, with its figures unpaid", async ({ page }) => {
    const { name, bytes } = await savedFile(page, () =>
      page.getByRole("tabpanel").getByRole("button", { name: "Back up" }).click(),
    );
    expect(name).toMatch(/^profigure-backup-\d{4}-\d\d-\d\d\.json$/);
    await page.getByRole("switch", { name: "Social Sharing" }).click();
    await expect(status(page)).toHaveText("Saved");
    await page.getByRole("button", { name: "Delete everything on this device" }).click();
    await inDialog(page, "Delete everything?", "Delete everything").click();
    await expect(status(page)).toHaveText("Everything on this device was deleted.");
    await expect(page.getByRole("switch", { name: "Social Sharing" })).not.toBeChecked();
    expect(await stored(page)).toEqual(EMPTY_STORAGE);

    const backup = toVersion1(bytes);
    backup.figures[0] = { ...backup.figures[0], id: "from-outside", payment: "bought" };
    backup.account.profile = { name: "From The Backup", email: "", headline: "" };
    const file = { name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(backup)) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(status(page)).toHaveText(
      "1 figure restored, unpaid as drafts. 4 already here stayed unchanged. The profile of the backup came too.",
    );
    expect((await stored(page)).figures).toMatchObject([{ id: "from-outside", payment: "unpaid" }]);
    backup.account.profile.name = "Another Name";
    const another = { ...file, buffer: Buffer.from(JSON.stringify(backup)) };
    const question = "Use the backup’s profile?";
    await page.locator("input[type=file]").setInputFiles(another);
    await inDialog(page, question, "Close").click();
    await expect(status(page)).toHaveText("Nothing was restored.");
    await page.locator("input[type=file]").setInputFiles(another);
    await inDialog(page, question, "Keep mine").click();
    await expect(status(page)).toHaveText(/^Every figure in this backup is already here/);
    await expect(page.getByRole("heading", { name: "From The Backup" })).toBeVisible();
    await page.locator("input[type=file]").setInputFiles(another);
    await inDialog(page, question, "Use the backup’s").click();
    await expect(page.getByRole("heading", { name: "Another Name" })).toBeVisible();
    await page.locator("input[type=file]").setInputFiles({ ...file, buffer: bytes.subarray(0, 400) });
    await expect(status(page)).toHaveText("This backup is damaged, so nothing was changed. Choose another copy of it.");
  });

  test("A backup dropped on the dashboard asks before changing settings", RARE, async ({ page }) => {
    const { name, bytes } = await savedFile(page, () =>
      page.getByRole("tabpanel").getByRole("button", { name: "Back up" }).click(),
    );
    const backup = toVersion1(bytes);
    backup.figures[0] = { ...backup.figures[0], id: "from-outside", payment: "bought" };
    backup.account.settings.socialSharing = true;
    await page.getByRole("switch", { name: "Marketing Communications" }).click();
    await page.getByRole("tab", { name: "Collection" }).click();
    await waitForCode(page, /\/DashboardPage-[^/]*\.js$/);
    await drop(page, name, Buffer.from(JSON.stringify(backup)));
    await inDialog(page, "Use the backup’s settings?", "Keep mine").click();
    await expect(status(page)).toHaveText(/^1 figure restored, unpaid as drafts\./);
    expect((await stored(page)).figures).toMatchObject([{ id: "from-outside", payment: "unpaid" }]);
    await drop(page, "notes.txt", Buffer.from("notes"));
    await expect(status(page)).toHaveText(/^This file is not a ProFigure backup/);
  });
});
