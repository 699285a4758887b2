// Tests "Use my own details", which creates a figure from a person's file or text.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import { detail, drop, heading, LINK, linkField, open, openPaused, PHONE, status, toPreview } from "./helpers.ts";

const PDF = join(import.meta.dirname, "../import/pdf/plain.pdf");
const POSITIONS = {
  name: "Positions.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Company Name,Title,Started On,Finished On\nFernhill,Head Baker,Jan 2020,\n"),
};
const profileOf = (first: string, last: string) => ({
  name: "Profile.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`First Name,Last Name,Headline\n${first},${last},Baker\n`),
});
const dialog = (page: Page) => page.getByRole("dialog");
const ownDetailsButton = (page: Page) => page.getByRole("button", { name: "Use my own details" }).first();
const useLines = (page: Page) => dialog(page).getByRole("button", { name: "Use these" });
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true });
const control = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const box = (page: Page) => dialog(page).getByRole("img", { name: /action figure of/ });

async function type(page: Page, name: string, title = "") {
  await field(page, "Name").fill(name);
  await field(page, "Title").fill(title);
}

/** Pastes a text into the name field. */
const paste = (page: Page, text: string) =>
  field(page, "Name").evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    input.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, text);

async function chooseFiles(page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await ownDetailsButton(page).click();
  await dialog(page).getByLabel("Choose files").setInputFiles(files);
}

async function confirmUse(page: Page) {
  await expect(heading(page, "What we found")).toBeVisible();
  await page.getByRole("button", { name: "Use these" }).click();
  await expect(heading(page, "Meet your figure")).toBeVisible();
}

test("The details of a LinkedIn PDF are reviewed, used, undone and restored", async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await expect(heading(page, "What we found")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(linkField(page)).toBeVisible();
  await expect(ownDetailsButton(page)).toBeFocused();

  await chooseFiles(page, PDF);
  await expect(field(page, "Name")).toHaveValue("Noor Castellanos");
  await expect(field(page, "Title")).toHaveValue("Platform Engineer");
  await expect(box(page)).toHaveAccessibleName(
    /^Boxed hero action figure of Noor Castellanos, Platform Engineer, .*PREVIEW/,
  );
  await field(page, "Title").fill("Keeper of Pagers");
  await control(page, "Remove special skills").click();
  await confirmUse(page);
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
  await expect(detail(page, "Title")).toHaveText("Keeper of Pagers");
  await expect(page.getByText("Kubernetes", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Debugger Tool Belt")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
  await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).first().click();
  await page.reload();
  await page.getByRole("button", { name: "Pick up your figure" }).click();
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");

  // Going back to the form does not open the file again.
  await page.goBack();
  await ownDetailsButton(page).click();
  await expect(dialog(page).getByLabel("Choose files")).toBeVisible();
});

test("Files dropped on the form or the preview are read into the figure", async ({ page }) => {
  await open(page, "/create");
  const { name, buffer } = profileOf("Lena", "Fischer");
  await drop(page, name, buffer);
  await expect(field(page, "Name")).toHaveValue("Lena Fischer");
  await confirmUse(page);
  await expect(detail(page, "Title")).toHaveText("Baker");
  await drop(page, POSITIONS.name, POSITIONS.buffer);
  await expect(field(page, "Title")).toHaveValue("Head Baker");
  await confirmUse(page);
  await expect(detail(page, "Title")).toHaveText("Head Baker");
  await expect(detail(page, "Name")).toHaveText("Lena Fischer");
});

test("Several files are merged, and the user chooses between their names", RARE, async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, [profileOf("Lena", "Fischer"), POSITIONS]);
  await expect(field(page, "Name")).toHaveValue("Lena Fischer");
  await expect(field(page, "Title")).toHaveValue("Head Baker");
  await page.getByRole("button", { name: "Cancel" }).click();
  await chooseFiles(page, [profileOf("Lena", "Fischer"), profileOf("Bo", "Li")]);
  await expect(dialog(page)).toContainText("These files have different names. Which one is you?");
  await dialog(page).getByRole("button", { name: "Bo Li" }).click();
  await expect(field(page, "Name")).toHaveValue("Bo Li");
});

test("Each unusable file is listed, and the name and title can be typed", async ({ page }) => {
  await open(page, "/create");
  const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 no more") };
  const resume = { name: "resume.json", mimeType: "application/json", buffer: Buffer.from('{"basics": {}}') };
  await chooseFiles(page, [letter, letter, resume]);
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    /^letter\.pdf: This PDF isn't a LinkedIn profile\./,
    /^letter\.pdf: This PDF isn't a LinkedIn profile\./,
    /^resume\.json: We can't read this kind of file\. Choose your LinkedIn PDF or data export, a picture or backup/,
  ]);
  await expect(status(page)).toHaveText(/letter\.pdf: This PDF isn't a LinkedIn profile/);
  await type(page, "Ada Stone", "Stonemason");
  await useLines(page).click();
  await expect(detail(page, "Title")).toHaveText("Stonemason");
});

test.describe("the name and title fields", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/create");
    await ownDetailsButton(page).click();
  });

  test("No name is refused at its field, and a pasted text fills the fields", async ({ page }) => {
    const expectRefused = async (reason: string | RegExp) => {
      await expect(field(page, "Name")).toBeFocused();
      await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "Name")).toHaveAccessibleDescription(reason);
    };
    await type(page, " ", "Stonemason");
    await useLines(page).click();
    await expectRefused("Please enter your name");
    await type(page, LINK, "Stonemason");
    await useLines(page).click();
    await expectRefused(/^We can't find a name here/);
    await expect(field(page, "Name")).toHaveValue(LINK);

    await paste(page, "Ada Stone\r\n\r\n  Sculptor \n");
    await expect(field(page, "Name")).toHaveValue("Ada Stone");
    await expect(field(page, "Title")).toHaveValue("Sculptor");
    await expect(heading(page, "Use my own details")).toBeVisible();

    // A longer text is reviewed first.
    await paste(page, "Bo Stone\nStonemason\nLisbon\nExperience\nFernhill");
    await expect(heading(page, "What we found")).toBeFocused();
    await expect(field(page, "Title")).toHaveValue("Stonemason");
    await expect(control(page, "Use name")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await ownDetailsButton(page).click();
    await expect(field(page, "Name")).toHaveValue("Bo Stone");
    await page.keyboard.press("Enter");
    await expect(detail(page, "Name")).toHaveText("Bo Stone");
  });

  test("Lines closed with Escape stay in the fields until they are used", RARE, async ({ page }) => {
    const reopen = async () => {
      await ownDetailsButton(page).click();
      await expect(field(page, "Name")).toHaveValue("Ada Stone");
      await expect(field(page, "Title")).toHaveValue("Stonemason");
    };
    await type(page, "Ada Stone", "Stonemason");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await reopen();
    await dialog(page).getByLabel("Choose files").setInputFiles(PDF);
    await confirmUse(page);
    await reopen();
    await useLines(page).click();
    await expect(detail(page, "Name")).toHaveText("Ada Stone");
    // From then on, the fields begin with what is on the box.
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Sculptor");
    await ownDetailsButton(page).click();
    await expect(field(page, "Name")).toHaveValue("Ada Stone");
    await expect(field(page, "Title")).toHaveValue("Sculptor");
  });
});

test("A name and title apply without review and pack the trade's gear", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/create");
  await ownDetailsButton(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type("Ada Stone");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Paediatric Nurse");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Your details are in. Now make it look like you.");
  await expect(dialog(page)).toHaveCount(0);
  await expect(detail(page, "Name")).toHaveText("Ada Stone");
  await expect(page.getByText(/Stethoscope of /).first()).toBeVisible();
  const gear = page.getByRole("group", { name: "Gear", exact: true });
  await expect(gear).toContainText("Packed for a Paediatric Nurse.");
  await gear.getByRole("button", { name: "Wear the scrubs" }).click();
  await expect(page.getByRole("img", { name: /Ada Stone, Paediatric Nurse.* scrubs/ }).first()).toBeVisible();
  await gear.getByRole("button", { name: "Undo packing" }).click();
  await expect(detail(page, "Name")).toHaveText("Ada Stone");
  await expect(page.getByText(/Stethoscope of /)).toHaveCount(0);
  for (let press = 0; press < 3; press++) await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
});

test("Clicking a browser extension's popup does not close the dialog", RARE, async ({ page }) => {
  await open(page, "/create");
  await ownDetailsButton(page).click();
  await type(page, "Noor");
  const popup = await page.evaluateHandle(() => {
    const host = document.createElement("div");
    const button = Object.assign(document.createElement("button"), { textContent: "Fill in" });
    host.attachShadow({ mode: "open" }).append(button);
    host.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 2147483647";
    document.documentElement.append(host);
    return host;
  });
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(field(page, "Name")).toHaveValue("Noor");
  await popup.evaluate((host) => host.remove());
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test("After Surprise me, sample details are still marked as samples", RARE, async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("button", { name: "Surprise me" }).first().click();
  await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await expect(page.getByText("Still sample text: title, industry, and skills")).toBeVisible();
});

test("The account offers to use the figure's name and title", RARE, async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await confirmUse(page);
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await open(page, "/dashboard?tab=account");
  await expect(page.getByText("Sample profile. Edit it to make it yours.")).toBeVisible();
  await page.getByRole("button", { name: "Use in my profile" }).click();
  await expect(field(page, "Headline")).toHaveValue("Platform Engineer");
  await expect(field(page, "Email")).toHaveValue("");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(heading(page, "Noor Castellanos")).toBeVisible();
  await expect(page.getByText("Sample profile. Edit it to make it yours.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Use in my profile" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Referrals" }).click();
  await expect(page.getByRole("textbox", { name: /referral link/i })).toHaveValue(/\/r\/NOOR-\d{3}$/);
});

test("The account offers no job title that is still a sample", RARE, async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await open(page, "/dashboard?tab=account");
  await expect(page.getByText("Use Ada Lovelace’s name for your profile?", { exact: true })).toBeVisible();
});

test("A figure can be imported and bought by keyboard alone", async ({ page }) => {
  await open(page, "/create");
  await ownDetailsButton(page).press("Enter");
  const chooser = page.waitForEvent("filechooser");
  await expect(field(page, "Name")).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(dialog(page).getByLabel("Choose files")).toBeFocused();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(PDF);
  await expect(heading(page, "What we found")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Skin" })).toBeFocused();
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
  const buy = page.getByRole("button", { name: "Purchase for $18.99" });
  for (let i = 0; i < 10 && !(await buy.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Save picture" })).toBeVisible();
});
