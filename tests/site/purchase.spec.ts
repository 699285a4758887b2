import type { Locator, Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  blockDatabase,
  card,
  cards,
  deleteFigure,
  inDialog,
  linkField,
  nameField,
  open,
  save,
  savedFile,
  status,
  stored,
  toPreviewNow,
  toWizardPreview,
  warnsBeforeUnload,
} from "./helpers.ts";

/** Returns a PNG's width and height. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("A bought figure is edited from the collection and stays paid", async ({ page }) => {
  await open(page, "/dashboard");
  await card(page, "Maya Okonkwo").getByRole("button", { name: "Edit Maya Okonkwo" }).click();
  await expect(page).toHaveURL(/\/create\?figure=maya$/);
  await expect(page.getByRole("img", { name: /figure of Maya Okonkwo/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Purchase|Save to Drafts)/ })).toHaveCount(0);
  await nameField(page).fill("Jane Doe");
  await expect(page.getByRole("img", { name: /figure of Jane Doe/ }).first()).toBeVisible();
  await savedFile(page, async () => {
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
});

test.describe("a purchase", () => {
  test("A purchase removes the watermark, and the download matches the preview", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const { name, bytes } = await savedFile(page, () => inDialog(page, /^It’s yours/, "Save picture").click());
    expect(name).toBe("maya-okonkwo-post.png");
    expect(sizeOf(bytes)).toEqual([1080, 1350]);
    await inDialog(page, /^It’s yours/, "Close").click();
    await expect(page.getByRole("button", { name: "Download Your Figure" }).last()).toBeFocused();
    await expect(page.getByRole("img", { name: /PREVIEW/ })).toHaveCount(0);
    await nameField(page).fill("Wrong Name");
    await expect.poll(async () => JSON.stringify((await stored(page)).figures)).toContain("Wrong Name");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(async () => JSON.stringify((await stored(page)).figures)).not.toContain("Wrong Name");
    await nameField(page).fill("Nguyễn Łucja");
    const drawing = await savedFile(page, async () => {
      await page.getByRole("button", { name: "Download Your Figure" }).last().click();
      await page.getByRole("dialog").getByRole("radio", { name: "SVG" }).check();
      await inDialog(page, "Download", "Download").click();
    });
    expect(drawing.name).toBe("nguyễn-łucja-drawing.svg");
    // The file has the font of every letter in it.
    const svg = drawing.bytes.toString("utf8");
    expect(svg.match(/@font-face/g)).toHaveLength(3);
    expect(svg).toContain("U+1EA0-1EF9");
    await open(page, "/dashboard");
    await expect(card(page, "Nguyễn Łucja")).toBeVisible();
    // A purchase uses no download of the plan.
    await page.getByRole("tab", { name: "Account" }).click();
    await expect(page.getByText("1 download remaining", { exact: true })).toBeVisible();
  });

  test("Post pictures are saved with one click and counted", RARE, async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    for (const [button, file, size] of [
      ["Save picture", "maya-okonkwo-post.png", [1080, 1350]],
      ["Save Profile", "maya-okonkwo-profile.png", [800, 800]],
      ["Save Cover", "maya-okonkwo-cover.png", [1584, 396]],
    ] as const) {
      const { name, bytes } = await savedFile(page, () => inDialog(page, /^It’s yours/, button).click());
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

  test("A post picture that fails is reported and not counted", RARE, async ({ page, browserLog }) => {
    browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
    await page.route(/\/files-[^/]*\.js$/, (route) => route.abort());
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await inDialog(page, /^It’s yours/, "Save picture").click();
    await expect(status(page)).toHaveText(/^The picture could not be made\. Check your connection/);
    expect((await stored(page)).figures).toMatchObject([{ downloadCount: 0 }]);
  });

  test("The caption under a bought figure is shared as it was edited", RARE, async ({ page }) => {
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

  test("A purchase that finishes after its dialog was closed is announced", RARE, async ({ page }) => {
    await toPreviewNow(page);
    const release = await blockDatabase(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await expect(inDialog(page, "Demo checkout", "Cancel")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await release();
    await expect(status(page)).toHaveText("Maya Okonkwo is yours. Find it in your collection.");
    expect((await stored(page)).figures).toMatchObject([{ payment: "bought" }]);
  });
});

test.describe("a download", () => {
  // Save-Data would replace the font.
  test.use({ savesData: false });

  test("Only a figure's first download uses up one of the plan's downloads", async ({ page }) => {
    const notice = page.getByText("No downloads left on Basic");
    const liveRegion = page.locator("[aria-live]", { hasText: "No downloads left on Basic" });
    await open(page, "/dashboard");
    await expect(notice).toHaveCount(0);
    const square = await save(page, "Ingrid Sørensen", "Square");
    expect(square.name).toBe("ingrid-sørensen-square.png");
    expect(sizeOf(square.bytes)).toEqual([1200, 1200]);
    await expect(status(page)).toHaveText("Saved ingrid-sørensen-square.png.");
    await expect(card(page, "Ingrid Sørensen").getByText("37 downloads")).toBeVisible();
    const landscape = await save(page, "Ingrid Sørensen", "Landscape");
    expect(sizeOf(landscape.bytes)).toEqual([1200, 630]);
    await expect(card(page, "Ingrid Sørensen").getByText("38 downloads")).toBeVisible();

    // Running out of downloads is announced once, not on page load.
    await expect(liveRegion).toHaveCount(1);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(liveRegion).toHaveCount(0);
    const none = card(page, "Maya Okonkwo").getByRole("button", { name: /No downloads left/ });
    await none.click();
    await page.getByRole("button", { name: "Switch to Premium" }).click();
    await expect(status(page)).toHaveText("You are on Premium now. This demo charges nothing.");
    await save(page, "Maya Okonkwo", "Card");
    await expect(card(page, "Maya Okonkwo").getByText("25 downloads")).toBeVisible();
  });

  test("Downloading a figure that another tab deleted shows an error", RARE, async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/dashboard");
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    await deleteFigure(other, "Ingrid Sørensen");
    await expect.poll(() => warnsBeforeUnload(other)).toBe(false);
    await inDialog(page, "Download", "Download").click();
    await expect(page.getByText("This figure was deleted in another tab. Nothing was saved.")).toBeVisible();
  });

  /** Uses up the plan's last download as another tab would, and lets the plan pay for all bought figures. */
  const useUp = (page: Page) =>
    page.evaluate(
      () =>
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
              tab.postMessage("all");
              tab.close();
              resolve();
            };
          };
        }),
    );

  test("With no downloads left, every button of the wizard shows the plans", RARE, async ({ page }) => {
    const buttons = page.getByRole("button", { name: "Download Your Figure" });
    const none = page.getByRole("button", { name: "No downloads left See plans" });
    const plans = page.getByRole("dialog", { name: "Upgrade to Premium" });
    await open(page, "/");
    await toWizardPreview(page);
    await page.getByRole("button", { name: "Purchase", exact: true }).click();
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

  test("The download dialog shows when another tab used the last download", RARE, async ({ page }) => {
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const dialog = page.getByRole("dialog", { name: "Download" });
    await expect(dialog.getByText("1 download remaining.")).toBeVisible();
    await useUp(page);
    await expect(dialog.locator("[aria-live]").getByText("No downloads left on Basic.")).toBeVisible();
    await expect(dialog.locator("[data-slot=picture-preview] [data-slot=watermark]")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Print card" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "No downloads left See plans" }).click();
    await page.getByRole("button", { name: "Switch to Premium" }).click();
    await save(page, "Ingrid Sørensen", "Card");
  });

  test("On a small phone, the formats scroll under the dialog's buttons", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Maya Okonkwo" }).click();
    const button = inDialog(page, "Download", "Download");
    const middle = (element: Locator) =>
      element.evaluate((el) => el.getBoundingClientRect().top + el.getBoundingClientRect().height / 2);
    for (const format of await page.getByRole("dialog").getByRole("radio").all()) {
      const by = (await middle(format)) - (await middle(button));
      await page.getByRole("dialog").evaluate((dialog, by) => dialog.scrollBy(0, by), by);
      const isOnTop = await button.evaluate((el) => {
        const { left, top, width, height } = el.getBoundingClientRect();
        const isAt = (part: number) => el.contains(document.elementFromPoint(left + width * part, top + height / 2));
        return [0.2, 0.5, 0.8].every(isAt);
      });
      expect(isOnTop, await format.inputValue()).toBe(true);
    }
  });

  test("Without web fonts, an SVG has the same letters as on screen", RARE, async ({ page, browserLog }) => {
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
