// A photo beside the preview: its colors can be taken, and it is nowhere but on the page.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { EMPTY_STORAGE, heading, openCreatePaused, overflow, PHONE, stored, toPreview } from "./helpers.ts";

const DESKTOP = { width: 1440, height: 900 };
/** Three fields of a color near an option of ours: a third of the photo's width each. */
const UMBER = { left: 0, r: 118, g: 66, b: 40 };
const GINGER = { left: 200, r: 205, g: 108, b: 44 };
const LIME = { left: 400, r: 196, g: 235, b: 52 };

const fields = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: { r: 0, g: 0, b: 0 } } }).composite(
    [UMBER, GINGER, LIME].map(({ left, r, g, b }) => ({
      input: { create: { width: 200, height: 300, channels: 3, background: { r, g, b } } },
      left,
      top: 0,
    })),
  );
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

const addButton = (page: Page) => page.getByRole("button", { name: "Add a photo to look at" });
const crosshair = (page: Page) => page.getByRole("slider", { name: "Crosshair, left to right" });
const photo = (page: Page) => page.getByRole("group", { name: "Your photo" });
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const option = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name, exact: true });

async function openPreview(page: Page) {
  await openCreatePaused(page);
  await toPreview(page);
  await page.clock.resume();
  await expect(heading(page, "Make it yours")).toBeVisible();
}

async function addPhoto(page: Page, given: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await addButton(page).click();
  await (await chooser).setFiles(given);
}

/** Says what the color is for, and taps the photo at a place, 0 to 1. */
async function take(page: Page, use: string, x: number, y = 0.5) {
  await page.getByRole("radio", { name: use, exact: true }).check();
  const box = await photo(page).boundingBox();
  if (!box) throw new Error("There is no photo.");
  await photo(page).click({ position: { x: box.width * x, y: box.height * y } });
}

test.describe("by mouse", () => {
  test.use({ viewport: DESKTOP });

  test("A tap on the photo gives its color to skin, hair or clothes, each as one step to undo", async ({ page }) => {
    await openPreview(page);
    await addPhoto(page, file("me.png", await fields().png().toBuffer()));
    await take(page, "Skin", 0.1);
    await tool(page, "Umber").click();
    await expect(option(page, "Skin", "Umber")).toBeChecked();
    await take(page, "Hair", 0.5);
    await tool(page, "Ginger").click();
    await expect(option(page, "Hair colour", "Ginger")).toBeChecked();
    await take(page, "Clothes", 0.9);
    await tool(page, "Lime").click();
    await page.getByRole("tab", { name: "Outfit" }).click();
    await expect(option(page, "Main colour", "Lime")).toBeChecked();
    await tool(page, "Undo").click();
    await expect(option(page, "Main colour", "Lime")).not.toBeChecked();
    await page.getByRole("tab", { name: "Person" }).click();
    await expect(option(page, "Hair colour", "Ginger")).toBeChecked();
  });

  test("A photo that a camera held sideways is shown upright", async ({ page }) => {
    await openPreview(page);
    // Six: the first column of the file is the photo's first row.
    const sideways = await fields().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    await addPhoto(page, { name: "me.jpg", mimeType: "image/jpeg", buffer: sideways });
    await expect(crosshair(page)).toBeVisible();
    const box = await photo(page).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan(box?.width ?? 0);
    await take(page, "Skin", 0.5, 0.1);
    await expect(tool(page, "Umber")).toBeVisible();
    await take(page, "Clothes", 0.5, 0.9);
    await expect(tool(page, "Lime")).toBeVisible();
  });

  test("Box, photo, its colors and the option groups are in view together", async ({ page }) => {
    await openPreview(page);
    await addPhoto(page, file("me.png", await fields().png().toBuffer()));
    await take(page, "Skin", 0.1);
    const options = page.getByRole("group", { name: "Skin", exact: true });
    await options.scrollIntoViewIfNeeded();
    for (const part of [page.getByRole("img", { name: /^Boxed hero/ }), photo(page), tool(page, "Umber"), options])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});

test.describe("by keyboard, on a phone", () => {
  test.use({ viewport: PHONE });

  test("Arrow keys and Enter give the photo's colors to the figure", async ({ page }) => {
    await openPreview(page);
    await addPhoto(page, file("me.png", await fields().png().toBuffer()));
    await expect(addButton(page)).toHaveCount(0);
    await expect(page.getByText("Photo added")).toBeAttached();
    await page.getByRole("radio", { name: "Skin", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(crosshair(page)).toBeFocused();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(crosshair(page)).toHaveAttribute("aria-valuetext", "Near Umber, 20 % across, 50 % down");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nearest skin tones: Umber, Espresso, Chestnut")).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(tool(page, "Umber")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(option(page, "Skin", "Umber")).toBeChecked();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Hair", exact: true })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    for (let i = 0; i < 7; i++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Outfit" }).click();
    await expect(option(page, "Main colour", "Lime")).toBeChecked();
    expect(await overflow(page)).toBe(0);
  });

  test("A file that is no photo is refused with a sentence", async ({ page }) => {
    await openPreview(page);
    await addPhoto(page, file("me.png", Buffer.from("not a picture")));
    await expect(page.getByText("This file cannot be shown as a photo. Try a JPEG or PNG.")).toBeVisible();
    await expect(crosshair(page)).toHaveCount(0);
    await expect(addButton(page)).toBeFocused();
  });
});

test("The photo is stored nowhere, and is gone after a reload and after Start Over", async ({ page }) => {
  await openPreview(page);
  await addPhoto(page, file("portrait-of-nobody.png", await fields().png().toBuffer()));
  await expect(crosshair(page)).toBeVisible();
  expect(await stored(page)).toEqual(EMPTY_STORAGE);
  await take(page, "Skin", 0.1);
  await tool(page, "Umber").click();
  // Autosave stores the figure in its new color, as after any edit.
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain("umber");
  expect(JSON.stringify(await stored(page))).not.toMatch(/photo|portrait|blob:|data:/);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.reload();
  await page.getByRole("button", { name: "Pick up your figure" }).click();
  await expect(option(page, "Skin", "Umber")).toBeChecked();
  await expect(addButton(page)).toBeVisible();
  await expect(crosshair(page)).toHaveCount(0);
  expect(page.url()).not.toMatch(/photo|blob/);

  await addPhoto(page, file("portrait-of-nobody.png", await fields().png().toBuffer()));
  await expect(crosshair(page)).toBeVisible();
  await page.getByRole("button", { name: "← Start Over" }).click();
  await toPreview(page);
  await expect(addButton(page)).toBeVisible();
});
