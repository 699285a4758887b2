import type { Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayRequests,
  detail,
  heading,
  open,
  openPaused,
  overflow,
  PHONE,
  sendLink,
  status,
  toPreview,
} from "./helpers.ts";

const DESKTOP = { width: 1440, height: 900 };
const editor = (page: Page) => page.getByRole("dialog", { name: "Make it yours" });
const tray = (page: Page, name: string) => editor(page).getByRole("group", { name, exact: true });
const option = (page: Page, group: string, name: string) => tray(page, group).getByRole("radio", { name, exact: true });
const tool = (page: Page, name: "Undo" | "Redo" | "Surprise me") => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => editor(page).getByRole("tab", { name });
const done = (page: Page) => page.getByRole("button", { name: "Done" });
const nameField = (page: Page) => editor(page).getByRole("textbox", { name: "Name", exact: true });
const more = (page: Page) => page.getByRole("button", { name: "More choices" });
/** The picture of the figure, found by its text alternative. */
const box = (page: Page, words: RegExp) => page.getByRole("img", { name: words });

async function openEditor(page: Page) {
  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await more(page).click();
  await expect(heading(page, "Make it yours")).toBeVisible();
}

test.describe("by mouse", () => {
  test.use({ viewport: DESKTOP });

  test("The preview's code is fetched while the figure is being created", RARE, async ({ page }) => {
    const code = page.waitForResponse(/\/preview-code-[^/]+\.js$/);
    await openPaused(page, "/create");
    await sendLink(page);
    await code;
    await expect(status(page)).toHaveText("Creating your action figure...");
    await page.clock.runFor(3000);
    await more(page).click();
    await expect(tab(page, "Person")).toBeFocused();
    await done(page).click();
    await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
  });

  test("The box shows the previous figure while a drawing loads", RARE, async ({ page }) => {
    const release = await delayRequests(page, /\/coverings-[^/]*\.js$/);
    await openEditor(page);
    const figure = box(page, /^Boxed hero/).locator("[data-slot=figure]");
    const choose = (hair: string) => option(page, "Hair and head coverings", hair).check();
    const usual = await figure.innerHTML();
    await choose("Turban");
    await expect(option(page, "Hair and head coverings", "Turban")).toBeChecked();
    await expect(figure).toBeVisible();
    expect(await figure.innerHTML()).toBe(usual);
    await choose("Buzz cut");
    await expect.poll(() => figure.innerHTML()).not.toBe(usual);
    const cropped = await figure.innerHTML();
    await choose("Turban");
    await tab(page, "Words").click();
    await nameField(page).fill("Ada Lovelace");
    await expect(figure).toBeVisible();
    expect(await figure.innerHTML()).toBe(cropped);
    release();
    await expect(box(page, /Ada Lovelace.*turban/)).toBeVisible();
    await expect(figure).toBeVisible();
    expect(await figure.innerHTML()).not.toBe(cropped);
  });

  test("Typing and choosing update the box at once, and the details", async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").click();
    await nameField(page).fill("Ada Lovelace");
    await editor(page).getByRole("textbox", { name: "Title", exact: true }).fill("Analyst");
    await expect(box(page, /^Boxed hero action figure of Ada Lovelace, Analyst/)).toBeVisible();
    await tab(page, "Person").click();
    await option(page, "Mobility", "Wheelchair").check();
    await option(page, "Hair and head coverings", "Turban").check();
    await expect(box(page, /in a wheelchair, with .*turban/)).toBeVisible();
    await tab(page, "Outfit").click();
    await option(page, "Clothes", "Lab coat").check();
    await expect(box(page, /wearing a \w+ lab coat/)).toBeVisible();
    await tab(page, "Gear").click();
    await editor(page).getByRole("textbox", { name: "Accessory 3" }).fill("Rubber Duck of Reason");
    await expect(box(page, /Rubber Duck of Reason/)).toBeVisible();
    await tab(page, "Words").click();
    await editor(page).getByRole("textbox", { name: "Tagline" }).fill("Counts on it.");
    await expect(box(page, /saying “Counts on it.”/)).toBeVisible();
    await editor(page).getByRole("textbox", { name: "Industry" }).fill("Mathematics");
    const skills = editor(page).getByRole("textbox", { name: "Special Skills" });
    await skills.fill("Chess");
    await skills.press("Enter");
    await page.getByRole("button", { name: "Remove Systems design" }).press("Enter");
    await done(page).click();
    await expect(detail(page, "Name")).toHaveText("Ada Lovelace");
    await expect(detail(page, "Industry")).toHaveText("Mathematics");
    await expect(detail(page, "Special Skills").getByRole("listitem")).toHaveText([
      "Debugging",
      "Mentoring",
      "Calm on call",
      "Chess",
    ]);
  });

  test("The box stays visible while the options scroll", RARE, async ({ page }) => {
    await openEditor(page);
    await option(page, "Hair and head coverings", "Mohawk").scrollIntoViewIfNeeded();
    await expect(tool(page, "Surprise me")).toBeInViewport({ ratio: 1 });
    await expect(box(page, /^Boxed/)).toBeInViewport({ ratio: 1 });
  });
});

test.describe("by keyboard", () => {
  test.use({ viewport: DESKTOP });

  test("Options are chosen by arrow keys and undone with Ctrl+Z", async ({ page }) => {
    await openEditor(page);
    await page.getByRole("button", { name: "Skin options", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(option(page, "Skin", "Chestnut")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(option(page, "Skin", "Espresso")).toBeChecked();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(option(page, "Skin", "Umber")).toBeChecked();
    await expect(status(page)).toHaveText("Undone");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(option(page, "Skin", "Chestnut")).toBeChecked();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(option(page, "Skin", "Espresso")).toBeChecked();
    // Presses the Z key on a Cyrillic layout.
    await page.locator("body").dispatchEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true });
    await expect(option(page, "Skin", "Umber")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Build options" })).toBeFocused();
  });

  test("Locks appear after the first use of Surprise me", RARE, async ({ page }) => {
    await openEditor(page);
    const locks = page.getByRole("button", { name: /^Lock / });
    await expect(locks).toHaveCount(0);
    await tool(page, "Surprise me").click();
    await expect(locks.first()).toBeVisible();
  });

  test("Ctrl+Z in a text field does not undo edits outside the field", RARE, async ({ page }) => {
    await openEditor(page);
    await option(page, "Skin", "Sand").check();
    await tab(page, "Words").click();
    await nameField(page).focus();
    await page.keyboard.type("x");
    await expect(nameField(page)).toHaveValue("x");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(nameField(page)).toHaveValue("");
    await tab(page, "Person").click();
    await expect(option(page, "Skin", "Sand")).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const search = (page: Page) => page.getByRole("searchbox", { name: "Search looks and gear" });

  test("The sheet keeps the figure and tools in view; Done returns the focus", async ({ page }) => {
    await openEditor(page);
    await expect(tab(page, "Person")).toBeFocused();
    await option(page, "Hair and head coverings", "Mohawk").check();
    await expect(box(page, /mohawk/)).toBeInViewport({ ratio: 1 });
    await expect(tab(page, "Outfit")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport({ ratio: 1 });
    for (const name of ["Undo", "Redo", "Surprise me", "Done"]) {
      const button = page.getByRole("button", { name, exact: true });
      await expect(button).toHaveCount(1);
      await expect(button).toBeInViewport({ ratio: 1 });
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await tool(page, "Undo").click();
    await expect(option(page, "Hair and head coverings", "Afro")).toBeChecked();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(option(page, "Hair and head coverings", "Mohawk")).toBeChecked();
    expect(await overflow(page)).toBe(0);
    // The close-up is not a way around the watermark.
    await expect(editor(page).locator("[data-slot=figure-portrait] [data-slot=watermark]")).toHaveCount(1);
    await done(page).click();
    await expect(editor(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();
    await more(page).click();
    await expect(option(page, "Hair and head coverings", "Mohawk")).toBeChecked();
  });

  test("A section's button scrolls its heading below the tabs", RARE, async ({ page }) => {
    await openEditor(page);
    await page.getByRole("button", { name: "Hair", exact: true }).click();
    const title = heading(page, "Hair");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    const [sections, top] = await Promise.all([
      page.getByRole("navigation", { name: "Sections" }).boundingBox(),
      title.boundingBox(),
    ]);
    expect(top?.y).toBeGreaterThanOrEqual((sections?.y ?? 0) + (sections?.height ?? 0));
  });

  test("The first Escape clears the search, the second closes the sheet", RARE, async ({ page }) => {
    await openEditor(page);
    await search(page).fill("nurse");
    await expect(option(page, "Clothes", "Scrubs")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveValue("");
    await tab(page, "Outfit").click();
    await option(page, "Clothes", "Scrubs").check();
    await page.keyboard.press("Escape");
    await expect(editor(page)).toHaveCount(0);
  });
});

test.describe("with its code missing", () => {
  test("An error replaces the preview until Try again succeeds", RARE, async ({ page, browserLog }) => {
    browserLog.allow(/^error: /);
    await page.route(/\/preview-code-[\w-]+\.js$/, (route) => route.abort());
    // Waits for the failed request that the idle page makes, so that it does not come after Try again.
    const isRefused = page.waitForEvent("requestfailed", (request) => /\/preview-code-/.test(request.url()));
    await page.clock.install();
    await open(page, "/create");
    await isRefused;
    await sendLink(page);
    await expect(status(page)).toHaveText("Creating your action figure...");
    await page.clock.runFor(3000);
    await expect(heading(page, "Something went wrong here")).toBeVisible();
    await page.unroute(/\/preview-code-[\w-]+\.js$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "Something went wrong here")).toHaveCount(0);
    await more(page).click();
    await expect(heading(page, "Make it yours")).toBeVisible();
  });
});
