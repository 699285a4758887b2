// Tests "Use my own details", which creates a figure from a person's file or text.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { few } from "../few.ts";
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

/** Pastes a text into the name field, or drops it there. */
const insert = (page: Page, text: string, how: "drop" | "paste" = "paste") =>
  field(page, "Name").evaluate(
    (input, [text, how]) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      const options = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data });
      input.dispatchEvent(event);
    },
    [text, how] as const,
  );

async function chooseFiles(page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await ownDetailsButton(page).click();
  await dialog(page).getByLabel("Choose files").setInputFiles(files);
}

async function confirmUse(page: Page) {
  await expect(heading(page, "What we found")).toBeVisible();
  await page.getByRole("button", { name: "Use these" }).click();
  await expect(heading(page, "Meet your figure")).toBeVisible();
}

test("One Undo reverts a figure changed by a LinkedIn PDF", async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await expect(field(page, "Name")).toHaveValue("Noor Castellanos");
  await expect(field(page, "Title")).toHaveValue("Platform Engineer");
  await expect(box(page)).toHaveAccessibleName(
    /^Boxed hero action figure of Noor Castellanos, Platform Engineer, .*PREVIEW/,
  );
  await confirmUse(page);
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
  await expect(detail(page, "Special Skills").getByRole("listitem")).toHaveText([
    "Kubernetes",
    "Go",
    "Incident Response",
  ]);
  await expect(page.getByText(/Sample details/)).toHaveCount(0);
  await expect(page.getByText("Debugger Tool Belt")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
  await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
});

test("Imported details survive a reload", async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await confirmUse(page);
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
  await page.reload();
  await page.getByRole("button", { name: "Pick up your figure" }).click();
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
});

test("Details that are removed or canceled do not change the figure", async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await chooseFiles(page, PDF);
  await expect(heading(page, "What we found")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
  await expect(ownDetailsButton(page)).toBeFocused();
  await chooseFiles(page, PDF);
  await expect(heading(page, "What we found")).toBeVisible();
  await field(page, "Title").fill("Keeper of Pagers");
  await control(page, "Remove special skills").click();
  await control(page, "Remove name").click();
  await expect(box(page)).toHaveAccessibleName(/ of Your Name, Keeper of Pagers/);
  await control(page, "Put back name").click();
  await confirmUse(page);
  await expect(detail(page, "Name")).toHaveText("Noor Castellanos");
  await expect(detail(page, "Title")).toHaveText("Keeper of Pagers");
  await expect(page.getByText("Kubernetes", { exact: true })).toHaveCount(0);
});

test("Files dropped anywhere on the page are read", async ({ page }) => {
  await open(page, "/create");
  await drop(page, POSITIONS.name, POSITIONS.buffer);
  await expect(field(page, "Title")).toHaveValue("Head Baker");
  await confirmUse(page);
  await expect(detail(page, "Title")).toHaveText("Head Baker");
});

test("Files dropped on the preview change the figure shown there", RARE, async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await drop(page, POSITIONS.name, POSITIONS.buffer);
  await expect(field(page, "Title")).toHaveValue("Head Baker");
  await confirmUse(page);
  await expect(detail(page, "Title")).toHaveText("Head Baker");
  await expect(detail(page, "Name")).toHaveText("Ada Lovelace");
});

test("An unknown kind of file shows which kinds are supported", async ({ page }) => {
  await open(page, "/create");
  const resume = { basics: { name: "Ola Brandt", label: "Welder" } };
  await drop(page, "resume.json", Buffer.from(JSON.stringify(resume)));
  await expect(dialog(page).getByRole("listitem")).toHaveText(
    "resume.json: We can't read this kind of file. Choose your LinkedIn PDF or data export, a picture or backup you saved here, or type your name and title.",
  );
  await expect(field(page, "Name")).toBeVisible();
});

test("The review explains that the file's encoding was guessed", RARE, async ({ page }) => {
  await open(page, "/create");
  // "Štěpán" as Windows-1250.
  const row = Buffer.from("\x8at\xecp\xe1n,Novak,Baker\n", "latin1");
  const buffer = Buffer.concat([Buffer.from("First Name,Last Name,Headline\n"), row]);
  await chooseFiles(page, { name: "Profile.csv", mimeType: "text/csv", buffer });
  await expect(dialog(page).getByText(/^We guessed the letters other than A to Z .* “CSV UTF-8”/)).toBeVisible();
  await expect(control(page, "Use name")).toBeVisible();
});

test("The figure's own tagline stays unless the headline is used", RARE, async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await expect(box(page)).not.toHaveAccessibleName(/at Fernhill/);
  await control(page, "Use your headline").click();
  await expect(field(page, "Tagline")).toHaveValue("Platform Engineer at Fernhill");
  await expect(box(page)).toHaveAccessibleName(/saying “Platform Engineer at Fernhill”/);
  await confirmUse(page);
  await expect(
    page.getByRole("region", { name: "Details" }).getByText("“Platform Engineer at Fernhill”"),
  ).toBeVisible();
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

test("An unusable file shows an error and lets the user choose another", async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 no more") });
  await expect(dialog(page)).toContainText("letter.pdf: This PDF isn't a LinkedIn profile.");
  await expect(status(page)).toHaveText(/letter\.pdf: This PDF isn't a LinkedIn profile/);
  await type(page, "Ada Stone", "Stonemason");
  await useLines(page).click();
  await expect(detail(page, "Title")).toHaveText("Stonemason");
});

test.describe("the name and title fields", () => {
  const NO_NAME = /^We can't find a name here/;

  test.beforeEach(async ({ page }) => {
    await open(page, "/create");
    await ownDetailsButton(page).click();
  });

  test("A name that is a link is refused at its field", async ({ page }) => {
    await type(page, LINK, "Stonemason");
    await useLines(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAccessibleDescription(NO_NAME);
    await expect(field(page, "Name")).toHaveValue(LINK);
    await type(page, "Ada Stone", "Stonemason");
    await page.keyboard.press("Enter");
    await expect(detail(page, "Name")).toHaveText("Ada Stone");
  });

  test("An empty name is refused at its field", RARE, async ({ page }) => {
    await type(page, " ", "Stonemason");
    await useLines(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter your name");
    await expect(detail(page, "Title")).toHaveCount(0);
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

  test("A pasted name and title fill the fields", async ({ page }) => {
    await insert(page, "Ada Stone\r\n\r\n  Stonemason \n");
    await expect(field(page, "Name")).toHaveValue("Ada Stone");
    await expect(field(page, "Title")).toHaveValue("Stonemason");
    await expect(heading(page, "Use my own details")).toBeVisible();
  });

  for (const how of few(["paste", "drop"] as const, 1))
    test(`A longer text is reviewed after a ${how}`, async ({ page }) => {
      await insert(page, "Ada Stone\nStonemason\nLisbon\nExperience\nFernhill", how);
      await expect(heading(page, "What we found")).toBeFocused();
      await expect(field(page, "Title")).toHaveValue("Stonemason");
      await expect(control(page, "Use name")).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await ownDetailsButton(page).click();
      await expect(field(page, "Name")).toHaveValue("Ada Stone");
      await expect(field(page, "Title")).toHaveValue("Stonemason");
    });

  test("A pasted text without a name is refused at the name field", RARE, async ({ page }) => {
    await insert(page, `${LINK}\nStonemason\nLisbon`);
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAccessibleDescription(NO_NAME);
    await expect(field(page, "Title")).toHaveValue("Stonemason");
  });

  test("Lines that do not fit open a review first", RARE, async ({ page }) => {
    await type(page, "Priyanka Anjali Venkataraman-Hollis, PhD, FRSC", "Chemist");
    await useLines(page).click();
    await expect(field(page, "Name")).toHaveValue("Priyanka Anjali Venkataraman-Hollis");
    await expect(control(page, "Use credentials")).toBeVisible();
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

test("Start Over clears the name field", RARE, async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await confirmUse(page);
  await ownDetailsButton(page).click();
  await type(page, "Ada Stone");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "← Start Over" }).click();
  await ownDetailsButton(page).click();
  await expect(field(page, "Name")).toHaveValue("");
});

test("Two unusable files with the same name are both listed", RARE, async ({ page }) => {
  await open(page, "/create");
  const file = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 no more") };
  await chooseFiles(page, [file, file]);
  await expect(dialog(page).getByRole("listitem")).toHaveText([/letter\.pdf: This PDF/, /letter\.pdf: This PDF/]);
});

test("The name in the profile link is offered, never filled in", async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page, LINK.replace(/[^/]+$/, "jane-doe-8a41b2"));
  await page.clock.resume();
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
  await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
  await expect(detail(page, "Name")).toHaveText("Jane Doe");
  await expect(page.getByRole("button", { name: /on the box/ })).toHaveCount(0);
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

test("Going back to the form does not open the file again", RARE, async ({ page }) => {
  await open(page, "/create");
  await chooseFiles(page, PDF);
  await confirmUse(page);
  await page.goBack();
  await expect(linkField(page)).toBeFocused();
  await ownDetailsButton(page).click();
  await expect(dialog(page).getByLabel("Choose files")).toBeVisible();
});
