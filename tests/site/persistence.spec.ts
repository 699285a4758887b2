import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import {
  blockDatabase,
  deleteFigure,
  drop,
  EMPTY_STORAGE,
  LINK,
  linkField,
  open,
  openCollection,
  openPaused,
  openWithFilters,
  recordAnnouncements,
  runUntilVisible,
  status,
  stored,
  toPreview,
  toWizardPreview,
  waitForCode,
  waitForHydration,
  warnsBeforeUnload,
} from "./helpers.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const notice = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });
const cards = (page: Page) => page.getByRole("article");
const inDialog = (page: Page, dialog: string | RegExp | RegExp, button: string) =>
  page.getByRole("dialog", { name: dialog }).getByRole("button", { name: button, exact: true });

async function toPreviewNow(page: Page) {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
}
async function download(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
/** Returns a PNG's width and height. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
/** Downloads a figure in a format and returns the file. */
async function save(page: Page, name: string, format: string) {
  await page.getByRole("button", { name: `Download ${name}`, exact: true }).click();
  await page.getByRole("dialog", { name: "Download" }).getByRole("radio", { name: format }).check();
  return download(page, () => inDialog(page, "Download", "Download").click());
}

/** Converts a backup to version 1, which has no checksum, so that the test can change it. */
function toVersion1(bytes: Buffer) {
  const { checksum, ...backup } = JSON.parse(bytes.toString());
  return { ...backup, version: 1 };
}

/** Starts restoring a backup with `count` copies of a figure. */
async function restoreCopies(page: Page, count: number) {
  const { name, bytes } = await download(page, () => page.getByRole("button", { name: "Back up" }).click());
  const backup = toVersion1(bytes);
  backup.figures = Array.from({ length: count }, (_, i) => ({ ...backup.figures[0], id: `many-${i}` }));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(backup)) });
}

/** Makes opening the database throw, as in browsers with storage disabled. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
/** Makes writes fail as if storage were full, until `window.room` is set. */
const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.transaction.mode !== "readonly" && !("room" in window))
        throw new DOMException("No room.", "QuotaExceededError");
      return put.apply(this, args);
    };
  });

test.describe("drafts", () => {
  test("A draft can be saved, deleted, restored, resumed and bought", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Zora Neale");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");
    await page.getByRole("button", { name: "Save to Drafts" }).click();

    await open(page, "/dashboard");
    await expect(card(page, "Zora Neale")).toHaveCount(1);
    await expect(card(page, "Zora Neale").getByRole("img", { name: /PREVIEW/ })).toBeVisible();
    await deleteFigure(page, "Zora Neale");
    await expect(card(page, "Zora Neale")).toHaveCount(0);
    await expect(status(page)).toHaveText("Zora Neale deleted.");
    await expect(page.getByRole("button", { name: "More: Ingrid Sørensen" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "More: Zora Neale" })).toBeFocused();

    await card(page, "Zora Neale")
      .getByRole("button", { name: /Resume/ })
      .click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Zora Neale");
    await page.getByRole("textbox", { name: "Name" }).fill("Zora Hurston");
    await page.getByRole("button", { name: "Save to Drafts" }).dblclick();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");

    await open(page, "/dashboard");
    await expect(cards(page)).toHaveCount(6);
    await card(page, "Zora Hurston")
      .getByRole("button", { name: /Purchase/ })
      .click();
    await inDialog(page, "Demo checkout", "Confirm").dblclick();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cards(page)).toHaveCount(6);
    await expect(card(page, "Zora Hurston").getByRole("img", { name: /PREVIEW/ })).toHaveCount(0);
  });

  test("A draft with unsaved changes is downloaded as it is now", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Saved Name");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");
    await page.getByRole("textbox", { name: "Name" }).fill("Edited Later");
    await open(page, "/dashboard");
    await expect(card(page, "Saved Name").getByText("Draft, unsaved changes")).toBeVisible();
    await page.getByRole("button", { name: "Download with your plan (1 left): Saved Name" }).click();
    await expect(page.getByRole("dialog", { name: "Download" })).toHaveAccessibleDescription("Edited Later");
    const { name } = await download(page, () => inDialog(page, "Download", "Download").click());
    expect(name).toBe("edited-later-post.png");
    await expect(card(page, "Edited Later").getByText("1 download")).toBeVisible();
    expect((await stored(page)).figures).toMatchObject([
      { payment: "unlocked", design: { spec: { name: "Edited Later" } } },
    ]);
    await open(page, "/create");
    await expect(linkField(page)).toBeVisible();
    await expect(page.getByText("Continue your figure?")).toBeHidden();
    expect(Object.keys((await stored(page)).local).join()).not.toContain("unsaved-draft");
  });

  test("The second half of a double click on Confirm presses no new button", async ({ page }) => {
    await toPreviewNow(page);
    await page
      .getByRole("button", { name: /^Purchase/ })
      .last()
      .click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    for (const action of [/^Save picture/, "View Dashboard"]) {
      await done
        .getByRole("button", { name: action })
        .or(done.getByRole("link", { name: action }))
        .hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    }
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(done).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  });

  test("A draft edited in two tabs is saved as two drafts", async ({ page, context }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    const [draft] = (await stored(page)).figures as { id: string }[];
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, `/create?figure=${draft?.id}`);
      await expect(tab.getByRole("textbox", { name: "Name" })).toBeVisible();
    }
    await page.getByRole("textbox", { name: "Name" }).fill("First Tab");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await other.getByRole("textbox", { name: "Name" }).fill("Second Tab");
    await other.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(other)).toHaveText(/^Saved as a new draft, because the original changed/);
    await open(page, "/dashboard");
    await expect(card(page, "First Tab")).toHaveCount(1);
    await expect(card(page, "Second Tab")).toHaveCount(1);
  });

  test("A purchase does not overwrite a draft that another tab changed", async ({ page, context }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    const [draft] = (await stored(page)).figures as { id: string }[];
    const other = await context.newPage();
    await open(other, `/create?figure=${draft?.id}`);
    await expect(other.getByRole("textbox", { name: "Name" })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Anna");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await other.getByRole("textbox", { name: "Name" }).fill("Bob");
    await other.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(other, "Demo checkout", "Confirm").click();
    await expect(status(other)).toHaveText(/^The draft was changed in another tab, so yours was bought/);
    await inDialog(other, /^It’s yours/, "Close").click();
    // The first tab still shows its draft as unpaid.
    await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
    await open(other, "/dashboard");
    await expect(card(other, "Anna").getByText("Draft")).toBeVisible();
    await expect(card(other, "Bob").getByRole("img", { name: /PREVIEW/ })).toHaveCount(0);
  });

  test("A link to a deleted draft shows that the figure is gone", async ({ page }) => {
    await open(page, "/create?figure=nothing");
    await expect(notice(page, "This figure is no longer here")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page, "This figure is no longer here")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "LinkedIn profile URL" })).toBeFocused();
  });
});

test("A bought figure is edited from the collection and stays paid", async ({ page, context }) => {
  await open(page, "/dashboard");
  await card(page, "Maya Okonkwo").getByRole("button", { name: "Edit Maya Okonkwo" }).click();
  await expect(page).toHaveURL(/\/create\?figure=maya$/);
  await expect(page.getByRole("img", { name: /figure of Maya Okonkwo/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Purchase|Save to Drafts)/ })).toHaveCount(0);
  await nameField(page).fill("Jane Doe");
  await expect(page.getByRole("img", { name: /figure of Jane Doe/ }).first()).toBeVisible();
  await download(page, async () => {
    await page.getByRole("button", { name: "Download Your Figure" }).first().click();
    await inDialog(page, "Download", "Download").click();
  }).then(({ name }) => expect(name).toMatch(/^jane-doe/));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "← Start Over" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(card(page, "Jane Doe").getByText("25 downloads")).toBeVisible();
  const picture = card(page, "Jane Doe").getByRole("img", { name: /figure of Jane Doe/ });
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveAccessibleName(/PREVIEW/);

  const other = await context.newPage();
  await open(other, "/dashboard");
  await deleteFigure(other, "Jane Doe");
  await expect.poll(() => warnsBeforeUnload(other)).toBe(false);
  await open(page, "/create?figure=maya");
  await expect(notice(page, "This figure is no longer here")).toBeVisible();
});

const resumeUnsaved = (page: Page) => page.getByRole("button", { name: "Pick up your figure" });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });

test.describe("the unsaved draft", () => {
  test("The draft is offered after a reload and after Back until Start Over", async ({ page }) => {
    await toPreviewNow(page);
    await nameField(page).fill("Half Made");
    await expect.poll(async () => JSON.stringify((await stored(page)).local)).toContain("Half Made");
    expect(JSON.stringify(await stored(page))).not.toContain(LINK);
    await page.reload();
    await expect(status(page)).toHaveText("Continue your figure?.");
    await resumeUnsaved(page).click();
    await expect(nameField(page)).toHaveValue("Half Made");
    await page.goBack();
    await expect(page).toHaveURL(/\/create$/);
    await expect(linkField(page)).toBeFocused();
    await resumeUnsaved(page).click();
    await expect(nameField(page)).toHaveValue("Half Made");
    await page.getByRole("button", { name: "← Start Over" }).click();
    await expect(linkField(page)).toBeFocused();
    await expect.poll(async () => JSON.stringify((await stored(page)).local)).not.toContain("Half Made");
    await expect(resumeUnsaved(page)).toHaveCount(0);
  });

  // For 0 ms, the test opens another page immediately. For the other delays, it reloads.
  const DELAYS = few([0, 200, 50, 400], 2);
  test(`The draft has the letter typed ${DELAYS.join(", ")} ms before leaving`, async ({ page, context }) => {
    await openPaused(page, "/create");
    await toPreview(page);
    let text = "Maya";
    for (const ms of DELAYS) {
      text += "a";
      await nameField(page).fill(text);
      await page.clock.runFor(ms);
      if (ms > 0) await page.reload();
      else await page.goto("./dashboard").then(() => open(page, "/create"));
      await waitForHydration(page);
      await runUntilVisible(page, resumeUnsaved(page));
      await resumeUnsaved(page).click();
      await expect(nameField(page)).toHaveValue(text);
    }
    await nameField(page).fill("Closed At Once");
    await page.close();
    const next = await context.newPage();
    await open(next, "/create");
    await runUntilVisible(next, resumeUnsaved(next));
    await resumeUnsaved(next).click();
    await expect(nameField(next)).toHaveValue("Closed At Once");
    const { local } = await stored(next);
    expect(Object.keys(local)).toEqual([expect.stringMatching(/^unsaved-draft:/)]);
  });

  test("Start Over does not delete the unsaved draft of another tab", async ({ page, context }) => {
    await toPreviewNow(page);
    await nameField(page).fill("Begun In One");
    const other = await context.newPage();
    await open(other, "/create");
    await resumeUnsaved(other).click();
    await nameField(other).fill("Continued In Two");
    await expect.poll(async () => JSON.stringify((await stored(other)).local)).toContain("Continued In Two");
    await page.getByRole("button", { name: "← Start Over" }).click();
    await expect(linkField(page)).toBeFocused();
    await other.reload();
    await resumeUnsaved(other).click();
    await expect(nameField(other)).toHaveValue("Continued In Two");
  });
});

test.describe("a purchase", () => {
  test("A purchase removes the watermark and uses no download of the plan", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    const { name, bytes } = await download(page, () => done.getByRole("button", { name: "Save picture" }).click());
    expect(name).toBe("maya-okonkwo-post.png");
    expect(sizeOf(bytes)).toEqual([1080, 1350]);
    await expect(page.getByRole("img", { name: /PREVIEW/ })).toHaveCount(0);
    await open(page, "/dashboard?tab=account");
    await expect(page.getByText("1 download remaining", { exact: true })).toBeVisible();
  });

  test("A bought figure's download matches the preview: no undone edits", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await inDialog(page, /^It’s yours/, "Close").click();
    await expect(page.getByRole("button", { name: "Download Your Figure" }).last()).toBeFocused();
    await nameField(page).fill("Wrong Name");
    await expect.poll(async () => JSON.stringify((await stored(page)).figures)).toContain("Wrong Name");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(async () => JSON.stringify((await stored(page)).figures)).not.toContain("Wrong Name");
    await nameField(page).fill("Last Letter");
    await page.getByRole("button", { name: "Download Your Figure" }).last().click();
    const { name } = await download(page, () => inDialog(page, "Download", "Download").click());
    expect(name).toBe("last-letter-post.png");
    await open(page, "/dashboard");
    await expect(card(page, "Last Letter")).toBeVisible();
  });

  test("Post pictures are saved with one click and counted", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    for (const [button, file, size] of [
      ["Save picture", "maya-okonkwo-post.png", [1080, 1350]],
      ["Save Profile", "maya-okonkwo-profile.png", [800, 800]],
      ["Save Cover", "maya-okonkwo-cover.png", [1584, 396]],
    ] as const) {
      const { name, bytes } = await download(page, () => inDialog(page, /^It’s yours/, button).click());
      expect(name).toBe(file);
      expect(sizeOf(bytes)).toEqual(size);
      await expect(status(page)).toHaveText(`Saved ${file}.`);
      await expect(inDialog(page, /^It’s yours/, "Saved").first()).toBeVisible();
      await expect(page.locator("[data-slot=toast]")).toHaveCount(0);
      await expect(inDialog(page, /^It’s yours/, button)).toBeVisible();
    }
    await page.getByRole("dialog").getByRole("link", { name: "View Dashboard" }).click();
    await expect(card(page, "Maya Okonkwo").first().getByText("3 downloads")).toBeVisible();
  });

  test("A post picture that fails is reported and not counted", async ({ page, browserLog }) => {
    browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
    await page.route(/\/files-[^/]*\.js$/, (route) => route.abort());
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await inDialog(page, /^It’s yours/, "Save picture").click();
    await expect(status(page)).toHaveText(/^The picture could not be made\. Check your connection/);
    expect((await stored(page)).figures).toMatchObject([{ downloadCount: 0 }]);
  });

  test("The caption under a bought figure is shared as it was edited", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ text }: ShareData) => void Reflect.get(window, "shared").push(text),
      });
    });
    await toPreviewNow(page);
    await nameField(page).fill("Priya Raman");
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Retired");
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: "It’s yours, Priya Raman." });
    const field = done.getByRole("textbox", { name: "Caption" });
    const another = done.getByRole("button", { name: "Another caption" });
    const share = async () => {
      await done.getByRole("button", { name: "Share", exact: true }).click();
      await expect(done.getByRole("button", { name: "Shared" })).toBeVisible();
      await expect(done.getByRole("button", { name: "Share", exact: true })).toBeVisible();
    };
    await expect(field).toHaveValue("It’s official: I’m an action figure. Retired, hero edition, cape included.");
    await share();
    await another.click();
    await field.fill("Look what I did.");
    await share();
    // What was edited is still there after the other suggestions.
    await another.click();
    await expect(field).toHaveValue("New on the shelf: Retired. “Ships on Friday. Sleeps on Saturday.”");
    await another.click();
    await another.click();
    await expect(field).toHaveValue("Look what I did.");
    await field.fill("");
    await share();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
      "It’s official: I’m an action figure. Retired, hero edition, cape included.",
      "Look what I did.",
      undefined,
    ]);
  });

  test("Without a share sheet, the link and the caption are copied together", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Share", exact: true }).first().click();
    await expect(status(page)).toHaveText("Link and caption copied. Your LinkedIn link isn’t in it.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^It’s official: I’m an action figure\. Hero edition, cape included\.\nhttp\S+\/create#f=2\.\S+$/,
    );
  });

  const own = async (page: Page) => (await stored(page)).figures as { payment: string }[];
  for (const [way, leave] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["Close", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
    ["Back", (page: Page) => page.goBack()],
  ] as const)
    test(`A purchase that finishes after ${way} is announced`, async ({ page }) => {
      await toPreviewNow(page);
      const release = await blockDatabase(page);
      await page.getByRole("button", { name: "Purchase for $18.99" }).click();
      await inDialog(page, "Demo checkout", "Confirm").click();
      await expect(inDialog(page, "Demo checkout", "Cancel")).toHaveCount(0);
      await leave(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await release();
      await expect(status(page)).toHaveText("Maya Okonkwo is yours. Find it in your collection.");
      expect(await own(page)).toMatchObject([{ payment: "bought" }]);
    });

  for (const [place, path, name, download] of [
    ["the create page", "/create", "Purchase for $18.99", "Download Your Figure"],
    ["the wizard", "/", "Purchase", "Download Your Figure"],
    ["the collection", "/dashboard", "Purchase for $18.99: Own Person", "Download Own Person"],
  ] as const)
    test(`Closing its dialogs focuses the Download button in ${place}`, async ({ page }) => {
      await toPreviewNow(page);
      await nameField(page).fill("Own Person");
      await page.getByRole("button", { name: "Save to Drafts" }).click();
      await expect(status(page)).toHaveText(/^Saved to drafts/);
      if (path !== "/create") await open(page, path);
      if (path === "/") await toWizardPreview(page);
      const purchase = page.getByRole("button", { name, exact: true });
      await purchase.click();
      await inDialog(page, "Demo checkout", "Confirm").click();
      await inDialog(page, /^It’s yours/, "Close").click();
      const button = page.getByRole("main").getByRole("button", { name: download, exact: true });
      await expect(button.last()).toBeFocused();
    });

  test("A purchase during Save to Drafts buys that draft", async ({ page }) => {
    await toPreviewNow(page);
    await nameField(page).fill("Slow Person");
    const release = await blockDatabase(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await release();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    expect(await own(page)).toMatchObject([{ payment: "bought", design: { spec: { name: "Slow Person" } } }]);
  });

  test("Canceling a purchase changes nothing", async ({ page }) => {
    await toPreviewNow(page);
    for (const close of ["Cancel", "Close"]) {
      await page.getByRole("button", { name: "Purchase for $18.99" }).click();
      await inDialog(page, "Demo checkout", close).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(page.getByRole("img", { name: /PREVIEW/ }).first()).toBeVisible();
    expect((await stored(page)).figures).toEqual([]);
  });
});

test.describe("a download", () => {
  test("Only a figure's first download uses up one of the plan's downloads", async ({ page }) => {
    await open(page, "/dashboard");
    const square = await save(page, "Ingrid Sørensen", "Square");
    expect(square.name).toBe("ingrid-sørensen-square.png");
    expect(sizeOf(square.bytes)).toEqual([1200, 1200]);
    await expect(status(page)).toHaveText("Saved ingrid-sørensen-square.png.");
    await expect(card(page, "Ingrid Sørensen").getByText("37 downloads")).toBeVisible();
    const landscape = await save(page, "Ingrid Sørensen", "Landscape");
    expect(sizeOf(landscape.bytes)).toEqual([1200, 630]);
    await expect(card(page, "Ingrid Sørensen").getByText("38 downloads")).toBeVisible();

    const none = card(page, "Maya Okonkwo").getByRole("button", { name: /No downloads left/ });
    await none.click();
    await page.getByRole("button", { name: "Switch to Premium" }).click();
    await expect(status(page)).toHaveText("You are on Premium now. This demo charges nothing.");
    await save(page, "Maya Okonkwo", "Card");
    await expect(card(page, "Maya Okonkwo").getByText("25 downloads")).toBeVisible();
  });

  test("Downloading a figure that another tab deleted shows an error", async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/dashboard");
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    await deleteFigure(other, "Ingrid Sørensen");
    await expect.poll(() => warnsBeforeUnload(other)).toBe(false);
    await inDialog(page, "Download", "Download").click();
    await expect(page.getByText("This figure was deleted in another tab. Nothing was saved.")).toBeVisible();
  });

  test("A figure already downloaded in another tab uses no further download", async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/dashboard");
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    await save(other, "Ingrid Sørensen", "Card");
    const dialog = page.getByRole("dialog", { name: "Download" });
    await expect(dialog.getByText("1 download remaining.")).toHaveCount(0);
    await expect(dialog.getByText("No downloads left on Basic.")).toHaveCount(0);
    const { name } = await download(page, () => inDialog(page, "Download", "Download").click());
    expect(name).toBe("ingrid-sørensen-post.png");
  });

  /**
   * Changes the database as if another tab had used up the plan's last download and all bought figures were paid by the
   * plan. With `isTold`, it also notifies this tab.
   */
  const useUp = (page: Page, isTold = true) =>
    page.evaluate(
      (isTold) =>
        new Promise<void>((resolve) => {
          indexedDB.open("profigure").onsuccess = ({ target }) => {
            const database: IDBDatabase = Reflect.get(target as object, "result");
            const transaction = database.transaction(["figures", "account"], "readwrite");
            transaction.objectStore("account").put({ plan: "basic", downloadsUsed: 2 }, "planUse");
            const figures = transaction.objectStore("figures");
            figures.getAll().onsuccess = (event) => {
              for (const figure of Reflect.get(event.target as object, "result"))
                if (figure.payment === "bought") figures.put({ ...figure, payment: "plan" });
            };
            transaction.oncomplete = () => {
              database.close();
              const tab = new BroadcastChannel("profigure");
              if (isTold) tab.postMessage("all");
              tab.close();
              resolve();
            };
          };
        }),
      isTold,
    );
  for (const [place, toPurchase] of [
    [
      "the wizard",
      async (page: Page) => {
        await open(page, "/");
        await toWizardPreview(page);
        await page.getByRole("button", { name: "Purchase", exact: true }).click();
      },
    ],
    [
      "the create page",
      async (page: Page) => {
        await toPreviewNow(page);
        await page.getByRole("button", { name: "Purchase for $18.99" }).click();
      },
    ],
  ] as const)
    test(`With no downloads left, every button of ${place} shows the plans`, async ({ page }) => {
      const buttons = page.getByRole("button", { name: "Download Your Figure" });
      const none = page.getByRole("button", { name: "No downloads left See plans" });
      const plans = page.getByRole("dialog", { name: "Upgrade to Premium" });
      await toPurchase(page);
      await inDialog(page, "Demo checkout", "Confirm").click();
      await expect(page.getByRole("button", { name: "Save picture" })).toBeVisible();
      await useUp(page);
      await none.click();
      await expect(plans).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(buttons).toHaveCount(0);
      await expect(none).toHaveCount(2);
      for (const button of await none.all()) {
        await button.click();
        await expect(plans).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(button).toBeFocused();
      }
      await none.last().click();
      await page.getByRole("button", { name: "Switch to Premium" }).click();
      await expect(buttons).toHaveCount(2);
    });

  for (const isTold of [true, false])
    test(`No downloads left is shown ${isTold ? "at once" : "after a click"}`, async ({ page }) => {
      await open(page, "/dashboard");
      await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
      const dialog = page.getByRole("dialog", { name: "Download" });
      await expect(dialog.getByText("1 download remaining.")).toBeVisible();
      await useUp(page, isTold);
      if (!isTold) {
        await inDialog(page, "Download", "Download").click();
        await expect(dialog.getByText("No downloads are left on your plan. Nothing was saved.")).toBeVisible();
      }
      await expect(dialog.locator("[aria-live]").getByText("No downloads left on Basic.")).toBeVisible();
      await expect(dialog.locator("[data-slot=picture-preview] [data-slot=watermark]")).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Print card" })).toHaveCount(0);
      await dialog.getByRole("button", { name: "No downloads left See plans" }).click();
      await page.getByRole("button", { name: "Switch to Premium" }).click();
      await save(page, "Ingrid Sørensen", "Card");
    });

  test("A failed download uses up no download and suggests a retry", async ({ page, browserLog }) => {
    browserLog.allow(/^error: Failed to load resource: net::ERR_FAILED$/);
    await open(page, "/dashboard");
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.getByRole("button", { name: "Download Maya Okonkwo" }).click();
    await inDialog(page, "Download", "Download").click();
    await expect(page.getByText("The picture could not be made. Check your connection and try again.")).toBeVisible();
    await page.unroute(/\.woff2$/);
    await download(page, () => inDialog(page, "Download", "Download").click());
    await expect(card(page, "Maya Okonkwo").getByText("25 downloads")).toBeVisible();
  });

  test("Without web fonts, an SVG has the same letters as on screen", async ({ page, browserLog }) => {
    browserLog.allow(/^error: Failed to load resource: net::ERR_FAILED$/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, "/dashboard");
    const { bytes } = await save(page, "Maya Okonkwo", "SVG");
    expect(bytes.toString("utf8").match(/@font-face|>OKONKWO</g)).toEqual([">OKONKWO<"]);
    await expect(card(page, "Maya Okonkwo").getByText("25 downloads")).toBeVisible();
  });

  test("An SVG embeds its font and its figure, and reopens unpaid", async ({ page }) => {
    await open(page, "/dashboard");
    const { name, bytes } = await save(page, "Tomás Herrera", "SVG");
    const svg = bytes.toString("utf8");
    expect(name).toBe("tomás-herrera-drawing.svg");
    expect(svg).toContain("data:font/woff2;base64,");
    expect(svg).not.toContain("PREVIEW");

    await open(page, "/create");
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name, mimeType: "image/svg+xml", buffer: bytes });
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Tomás Herrera");
    await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ }).first()).toBeVisible();
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    for (const buffer of [Buffer.from("hello"), Buffer.from(svg.replace("profigure:2.", "profigure:2.x"))]) {
      await input.setInputFiles({ name, mimeType: "image/svg+xml", buffer });
      await expect(page.getByRole("dialog")).toContainText(/this (picture|kind of file)/);
      await page.keyboard.press("Escape");
    }
  });
});

test.describe("sharing", () => {
  const withSheet = (page: Page, outcome: "takes" | "cancels") =>
    page.addInitScript((how) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared, cancelled: 0 });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files, text, url }: ShareData) => {
          if (how === "cancels") {
            Object.assign(window, { cancelled: 1 });
            throw new DOMException("Cancelled.", "AbortError");
          }
          shared.push({ files: files?.map(({ name, type }) => [name, type]), text, url });
        },
      });
    }, outcome);
  const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

  test("The share sheet gets the picture and, if enabled, the link", async ({ page }) => {
    await withSheet(page, "takes");
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await inDialog(page, "Share", "Share picture").click();
    await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("switch", { name: "Social Sharing" }).click();
    await expect(status(page)).toHaveText("Saved");
    await page.getByRole("tab", { name: "Collection" }).click();
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await expect(card(page, "Maya Okonkwo").getByText("11 shares")).toBeVisible();
    const text = "It’s official: I’m an action figure. Hero edition, cape included.";
    expect(await shared(page)).toEqual([
      { files: [["maya-okonkwo-post.png", "image/png"]], text },
      { files: [["maya-okonkwo-post.png", "image/png"]], text, url: expect.stringMatching(/\/create#f=2\./) },
    ]);
  });

  test("Sharing a picture uses a download; with none left, the link is shared", async ({ page }) => {
    await withSheet(page, "takes");
    await open(page, "/dashboard");
    const ask = page.getByRole("dialog", { name: "Share" });
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await expect(ask).toContainText("1 download remaining. Sharing the picture uses one, as a download does.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Share Ingrid Sørensen" })).toBeFocused();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await inDialog(page, "Share", "Share link").click();
    await expect(status(page)).toHaveText("Link shared.");
    await expect(page.getByText("No downloads left on Basic")).toHaveCount(0);
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await inDialog(page, "Share", "Share picture").click();
    await expect(card(page, "Ingrid Sørensen").getByText("14 shares")).toBeVisible();
    await expect(card(page, "Ingrid Sørensen").getByText("36 downloads")).toBeVisible();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await expect(card(page, "Ingrid Sørensen").getByText("15 shares")).toBeVisible();
    await expect(card(page, "Maya Okonkwo").getByRole("button", { name: /No downloads left/ })).toBeVisible();
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await expect(status(page)).toHaveText("Link shared. No downloads are left on your plan for the picture.");
    await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
    const text = expect.stringMatching(/^It’s official: I’m an action figure\./);
    const picture = { files: [["ingrid-sørensen-post.png", "image/png"]], text };
    const link = { text, url: expect.stringMatching(/\/create#f=2\./) };
    expect(await shared(page)).toEqual([link, picture, picture, link]);
  });

  test("Share is the first action for a bought figure, and is counted", async ({ page }) => {
    await withSheet(page, "takes");
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    await expect(inDialog(page, /^It’s yours/, "Share")).toBeFocused();
    // The thumbnails' texts come before the names.
    await expect(done.getByRole("button").filter({ hasText: /./ })).toHaveText([
      "Another",
      "Share",
      "Save picture",
      /Save Post$/,
      /Save Profile$/,
      /Save Cover$/,
      /Print Desk card$/,
    ]);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Shared.");
    expect(await shared(page)).toMatchObject([{ files: [["maya-okonkwo-post.png", "image/png"]] }]);
    await done.getByRole("link", { name: "View Dashboard" }).click();
    await expect(card(page, "Maya Okonkwo").first().getByText("1 share")).toBeVisible();
  });

  test("Canceling the share sheet announces and counts nothing", async ({ page }) => {
    await withSheet(page, "cancels");
    await open(page, "/dashboard");
    const announcements = await recordAnnouncements(page);
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await inDialog(page, "Share", "Share picture").click();
    await page.waitForFunction(() => Reflect.get(window, "cancelled") === 1);
    await expect(page.getByRole("button", { name: "Share Maya Okonkwo" })).not.toHaveAttribute("aria-busy", "true");
    // Deletes a figure and waits until that is saved. A counted share would be saved before it.
    await deleteFigure(page, "Viktor Lindqvist");
    await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
    expect(await announcements()).toEqual(["Viktor Lindqvist deleted."]);
  });

  /** Makes the share sheet fail with these errors, then take everything. */
  const failSheet = (page: Page, ...errors: string[]) =>
    page.addInitScript((names) => {
      Object.assign(window, { shared: [] });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files, url }: ShareData) => {
          const name = names.shift();
          if (name) throw new DOMException("No.", name);
          Reflect.get(window, "shared").push({ files: files?.map((file) => file.name), url });
        },
      });
    }, errors);
  const sharePicture = async (page: Page) => {
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await inDialog(page, "Share", "Share picture").click();
  };

  test("A picture that took too long is kept for a second tap", async ({ page }) => {
    await failSheet(page, "NotAllowedError");
    await open(page, "/dashboard");
    await sharePicture(page);
    await expect(status(page)).toHaveText("The picture is ready.");
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
    await expect(card(page, "Maya Okonkwo").getByRole("button", { name: /^Download/ })).toBeVisible();
    await page.getByRole("button", { name: "Share The picture is ready." }).click();
    await expect(status(page)).toHaveText("Shared.");
    await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
    expect(await shared(page)).toEqual([{ files: ["maya-okonkwo-post.png"] }]);
  });

  for (const errors of [["DataError"], ["NotAllowedError", "NotAllowedError"]])
    test(`A refused share sheet says so and copies the link: ${errors}`, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await failSheet(page, ...errors);
      await open(page, "/dashboard");
      await sharePicture(page);
      if (errors.length > 1) await page.getByRole("button", { name: "Share The picture is ready." }).click();
      await expect(status(page)).toHaveText("Link and caption copied. Your browser refused to share the picture.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/create#f=2\./);
      // The picture was not handed out, so its download is left.
      await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
      await expect(
        card(page, "Ingrid Sørensen").getByRole("button", { name: "Download Ingrid Sørensen" }),
      ).toBeVisible();
      expect(await shared(page)).toEqual([]);
    });

  test("Without a share sheet, a link to an unpaid copy is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Share Ngozi Bankole" }).click();
    await expect(status(page)).toHaveText(/^Link and caption copied/);
    await expect(card(page, "Ngozi Bankole").getByText("18 shares")).toBeVisible();
    const [, link = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(link.length).toBeLessThanOrEqual(2000);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Ngozi Bankole made this figure" })).toBeFocused();
    await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ }).first()).toBeVisible();
    await expect(page.getByText("$18.99")).toHaveCount(0);
    await page.getByRole("button", { name: "Open a copy" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ngozi Bankole");
    expect((await stored(page)).figures).toEqual([]);
  });

  test("If copying is refused, the link is shown and no share is counted", async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    });
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy the link by hand" });
    await expect(dialog.getByRole("textbox", { name: "Figure link" })).toHaveValue(/\/create#f=2\./);
    await page.keyboard.press("Escape");
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
  });
});

test("A figure link of a newer version says so and to reload", async ({ page }) => {
  await open(page, "/create#f=3.abc.def%20");
  await expect(notice(page, "This figure link is newer than this page")).toBeVisible();
  await expect(page.getByText(/^It comes from a newer version of the site, .* Reload this page\./)).toBeVisible();
});

test.describe("inside another app's browser", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 [LinkedInApp]/9.30",
  });
  const OPEN_IN_BROWSER = /^This app can’t save or print\. Open in your browser: tap ⋯, then “Open in browser”\./;

  /** Presses a button that saves a file, and expects advice instead of the file. */
  async function expectAdvice(page: Page, press: () => Promise<void>) {
    const saved: unknown[] = [];
    page.on("download", (file) => saved.push(file));
    await press();
    await expect(status(page)).toHaveText(OPEN_IN_BROWSER);
    await expect(page.getByText(/^Saved/)).toHaveCount(0);
    expect(saved).toEqual([]);
  }

  for (const act of ["Download", "Print card"])
    test(`${act} says how to leave the app, and counts nothing`, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, "/dashboard");
      await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
      await expectAdvice(page, () => inDialog(page, "Download", act).click());
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card(page, "Ingrid Sørensen").getByText("36 downloads")).toBeVisible();
      await expect(page.getByRole("button", { name: "Download Maya Okonkwo" })).toBeVisible();
      await page.getByRole("button", { name: /^Share This app/ }).click();
      await expect(status(page)).toHaveText(/^Link and caption copied\./);
    });

  test("The checkout's pictures, Back up and Save QR code save nothing", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await expectAdvice(page, () => inDialog(page, /^It’s yours/, "Save Profile").click());
    await open(page, "/dashboard");
    await expectAdvice(page, () => page.getByRole("button", { name: "Back up" }).click());
    await page.getByRole("tab", { name: "Referrals" }).click();
    await expectAdvice(page, () => page.getByRole("button", { name: "Save QR code" }).click());
  });

  test("Back up offers the app's share sheet, where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) =>
          Reflect.get(window, "shared").push(...files.map((file) => file.name)),
      });
    });
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Back up" }).click();
    await page.getByRole("button", { name: /^Share This app/ }).click();
    await expect(status(page)).toHaveText("Shared.");
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
      expect.stringMatching(/backup.*\.json$/),
    ]);
  });
});

test("A damaged figure link shows an error above the form", async ({ page }) => {
  for (const damage of few(["#f=", "#f=1.x.y", "#f=2.abc.def", `#f=1.${"x".repeat(5000)}`, "#f=%F0%9F%92%BC"], 2)) {
    // Leaves the page first, because changing only the fragment does not load a document.
    await page.goto("about:blank");
    await open(page, `/create${damage}`);
    await expect(notice(page, "This figure link is damaged")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "LinkedIn profile URL" })).toBeVisible();
    expect(await stored(page)).toEqual(EMPTY_STORAGE);
  }
});

test.describe("the referral link", () => {
  test("Copy shows Copied after the link is on the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/dashboard?tab=referrals");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(status(page)).toHaveText("Copied");
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/profigure\.example\/r\//);
  });

  test("If copying is refused, the link is selected with instructions", async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    });
    await open(page, "/dashboard?tab=referrals");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(status(page)).toHaveText(/^Copying is blocked here/);
    const field = page.getByRole("textbox", { name: "Referral link" });
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
      0,
      (await field.inputValue()).length,
    ]);
  });

  test("The QR code of the referral link can be saved", async ({ page }) => {
    await open(page, "/dashboard?tab=referrals");
    await expect(page.getByRole("img", { name: "QR code of your referral link" })).toBeVisible();
    const { name, bytes } = await download(page, () => page.getByRole("button", { name: "Save QR code" }).click());
    expect(name).toBe("profigure-referral-qr.svg");
    expect(bytes.toString()).toContain("<path");
  });
});

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

  test("A setting changed in another tab changes in this tab too", async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/dashboard?tab=account");
    await other.getByRole("switch", { name: "Marketing Communications" }).click();
    await expect(page.getByRole("switch", { name: "Marketing Communications" })).toBeChecked();
  });

  test("A backup restores deleted data, with its figures unpaid", async ({ page }) => {
    const { name, bytes } = await download(page, () =>
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

  test("Delete everything also ends the offer of Undo in another tab", async ({ page, context }) => {
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

  test("A backup dropped on the dashboard asks before changing settings", async ({ page }) => {
    const { name, bytes } = await download(page, () =>
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

const REFUSABLE = ["indexedDB", "localStorage", "BroadcastChannel", "caches", "serviceWorker"];
/** Makes reading these APIs throw, as in Firefox with site data blocked. */
const refuse = (context: BrowserContext, names: readonly string[]) =>
  context.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(name === "serviceWorker" ? Navigator.prototype : window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, names);

for (const refused of few([REFUSABLE, ...REFUSABLE.map((name) => [name])], 1))
  test(`Without ${refused.join(", ")}, an edit survives or a notice appears`, async ({ page, context }) => {
    await refuse(context, refused);
    await toPreviewNow(page);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await expect(status(page)).toHaveText(/^You’re offline/);
    await nameField(page).fill("Not Lost");
    if (refused.includes("indexedDB")) await expect(page.getByText(/changes will not be saved/)).toBeVisible();
    else if (refused.includes("localStorage"))
      await expect(notice(page, "Your changes are in this tab only")).toBeVisible();
    expect(await warnsBeforeUnload(page)).toBe(refused.includes("localStorage"));
    await page.reload();
    if (refused.includes("localStorage")) {
      // Waits until the form has replaced the figure's history entry. Otherwise that navigation could undo the next
      // one.
      await page.waitForFunction(() => history.state?.usr !== "figure");
    } else {
      await resumeUnsaved(page).click();
      await expect(nameField(page)).toHaveValue("Not Lost");
    }
    await open(page, "/dashboard");
    await expect(cards(page)).toHaveCount(5);
  });

test.describe("with refused storage", () => {
  test.beforeEach(({ context }) => refuseStorage(context));

  test("The site works in this tab and shows a notice", async ({ page }) => {
    await open(page, "/dashboard");
    await expect(notice(page, "This browser isn’t saving data for this site")).toBeVisible();
    await deleteFigure(page, "Viktor Lindqvist");
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("switch", { name: "Social Sharing" }).click();
    await expect(page.getByRole("switch", { name: "Social Sharing" })).toBeChecked();
  });

  test("A purchase and a backup mention that data is in this tab only", async ({ page }) => {
    await open(page, "/");
    await toWizardPreview(page);
    await page.getByRole("button", { name: "Purchase", exact: true }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    await expect(done.getByText(/^It is in your collection in this tab only/)).toBeVisible();
    await expect(done.getByText(/on this device/)).toHaveCount(0);
    await done.getByRole("link", { name: "View Dashboard" }).click();
    await expect(cards(page)).toHaveCount(6);
    await download(page, () => page.getByRole("button", { name: "Back up" }).first().click());
    await expect(status(page)).toHaveText(
      /has only this tab’s data, because the browser’s storage could not be read\.$/,
    );
  });

  test("A draft stays in the tab, which is announced", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(
      "Not in your drafts yet, because this browser’s storage didn’t take it. Your changes are saved on this device.",
    );
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(cards(page)).toHaveCount(6);
  });
});

test("A draft that could not be read is not called deleted, with a retry", async ({ page }) => {
  await toPreviewNow(page);
  await nameField(page).fill("Zora Neale");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  const [draft] = (await stored(page)).figures as { id: string }[];
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      if (!("room" in window)) throw new DOMException("The operation is insecure.", "SecurityError");
      return open.apply(this, args);
    };
  });
  await open(page, `/create?figure=${draft?.id}`);
  await expect(notice(page, "Your figures could not be read")).toBeVisible();
  await expect(status(page)).toHaveText("Your figures could not be read");
  await expect(page.getByText(/deleted in the meantime/)).toHaveCount(0);
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await expect(again).toBeFocused();
  await page.evaluate(() => Object.assign(window, { room: true }));
  await again.click();
  await expect(nameField(page)).toHaveValue("Zora Neale");
  await expect(notice(page, "Your figures could not be read")).toHaveCount(0);
});

test("While the database opens slowly, the page works and a save waits", async ({ page }) => {
  await open(page, "/dashboard");
  await deleteFigure(page, "Viktor Lindqvist");
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const busy = new Promise((resolve) => Object.assign(window, { answer: resolve }));
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      const { addEventListener } = request;
      request.addEventListener = (type: string, listener: EventListener) =>
        addEventListener.call(request, type, (event) => void busy.then(() => listener(event)));
      return request;
    };
  });
  await page.clock.install();
  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(60_000);
  await expect(notice(page, "Opening your collection…")).toBeVisible();
  await page.evaluate(() => Reflect.get(window, "answer")());
  await expect(cards(page)).toHaveCount(4);
  await expect(notice(page, "Opening your collection…")).toHaveCount(0);

  await open(page, "/create");
  await toPreview(page);
  await nameField(page).fill("Not Lost");
  const save = page.getByRole("button", { name: "Save to Drafts" });
  await save.click();
  await page.clock.runFor(60_000);
  await expect(save).toHaveAttribute("aria-busy", "true");
  expect(await warnsBeforeUnload(page)).toBe(true);
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).toContain("Not Lost");
  await page.evaluate(() => Reflect.get(window, "answer")());
  await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");
  await expect(save).not.toHaveAttribute("aria-busy");
  expect((await stored(page)).figures).toHaveLength(1);
});

test.describe("with full storage", () => {
  test("A first visit shows a notice and the samples", async ({ page, context }) => {
    await fillStorage(context);
    await open(page, "/dashboard");
    await expect(notice(page, "This device is full")).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
  });

  test("A download that cannot be counted is not saved, with a message", async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await page.reload();
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /SVG/ }).check();
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    await expect(dialog).toContainText("This device could not count the download, so nothing was saved.");
    await expect(dialog).toContainText("1 download remaining");
  });

  test("A picture whose download cannot be counted is not shared", async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async (data: ShareData) => void Reflect.get(window, "shared").push(Object.keys(data)),
      });
    });
    await page.reload();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await page.getByRole("button", { name: "Share picture" }).click();
    await expect(status(page)).toHaveText(
      "Link shared. This device could not count the download for the picture. Free up space on it.",
    );
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([["text", "url"]]);
  });

  test("A backup works, and a draft can be saved once there is space", async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(notice(page, "This device is full")).toBeVisible();
    const { name } = await download(page, () => page.getByRole("button", { name: "Back up" }).click());
    expect(name).toContain("backup");
    await page.evaluate(() => Object.assign(window, { room: true }));
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await expect(notice(page, "This device is full")).toHaveCount(0);
    expect((await stored(page)).figures).toHaveLength(1);
  });

  test("A purchase that cannot be saved does not happen, with a message", async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await toPreviewNow(page);
    await nameField(page).fill("Not Bought");
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(status(page)).toHaveText(/so nothing was bought\. Free up space, then try again\.$/);
    await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
    await page.reload();
    await resumeUnsaved(page).click();
    await expect(nameField(page)).toHaveValue("Not Bought");
  });
});

test("A tab closed during a restore has restored all figures or none", async ({ page, context }) => {
  await open(page, "/dashboard");
  await restoreCopies(page, 300);
  await page.close();
  const next = await context.newPage();
  await open(next, "/dashboard");
  await expect(next.getByText(/^(5|305) figures\./)).toBeVisible();
  await expect(next.getByText(/could not be read/)).toHaveCount(0);
  expect([0, 300]).toContain((await stored(next)).figures.length);
});

test("A damaged record is set aside and can be saved as a file", async ({ page }) => {
  await openCollection(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("profigure");
        request.onsuccess = () => {
          const transaction = request.result.transaction(["figures", "account"], "readwrite");
          transaction.objectStore("figures").put({ id: "broken", payment: "bought" });
          transaction.objectStore("account").put("on", "settings");
          transaction.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await expect(notice(page, "2 records could not be read")).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("switch", { name: "Social Sharing" }).click();
  await expect(status(page)).toHaveText("Saved");
  await open(page, "/dashboard");
  await expect(notice(page, "2 records could not be read")).toBeVisible();
  const { bytes } = await download(page, () => page.getByRole("button", { name: "Save them as a file" }).click());
  const [figure, settings] = JSON.parse(bytes.toString());
  expect([figure, ...Object.values(settings)]).toEqual([{ id: "broken", payment: "bought" }, "on"]);
});

test("A deleted sample never reappears, not even while the page loads", async ({ page }) => {
  await open(page, "/dashboard");
  await deleteFigure(page, "Viktor Lindqvist");
  await expect(status(page)).toHaveText("Viktor Lindqvist deleted.");
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const recordFrame = () => {
      for (const name of document.querySelectorAll("h3"))
        if (name.checkVisibility({ visibilityProperty: true })) seen.push(name.textContent);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, "Maya Okonkwo")).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toContain("Maya Okonkwo");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).not.toContain("Viktor Lindqvist");
});

test.describe("the collection", () => {
  test("The view can be filtered, searched and sorted, and is in the URL", async ({ page }) => {
    await openWithFilters(page);
    await page.getByRole("searchbox", { name: "Search by name" }).pressSequentially("tomas");
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=tomas$/);
    await expect(status(page)).toHaveText("1 figure");
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search by name" })).toHaveValue("tomas");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("searchbox", { name: "Search by name" }).fill("zebra");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("radio", { name: "Villains" }).check();
    await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Name A–Z" });
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Ngozi Bankole", "Viktor Lindqvist"]);
    await expect(page).toHaveURL(/type=villain&sort=name/);
  });
});

test("The profile link is never in the URL, storage or a backup", async ({ page }) => {
  await toPreviewNow(page);
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await open(page, "/dashboard?tab=account");
  const { bytes } = await download(page, () =>
    page.getByRole("tabpanel").getByRole("button", { name: "Back up" }).click(),
  );
  for (const text of [bytes.toString(), JSON.stringify(await stored(page)), page.url()])
    expect(text.toLowerCase()).not.toContain("linkedin.com/in");
});
