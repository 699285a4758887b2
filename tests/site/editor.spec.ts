import type { Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayRequests,
  detail,
  heading,
  open,
  openPaused,
  overflow,
  PHONE,
  pill,
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

async function openEditor(page: Page, side: "Hero" | "Villain" = "Hero") {
  await openPaused(page, "/create");
  if (side === "Villain") await pill(page, side).check();
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
    await done(page).click();
    await expect(detail(page, "Name")).toHaveText("Ada Lovelace");
    await expect(detail(page, "Industry")).toHaveText("Mathematics");
  });

  test("An emptied name shows a default in the picture, not in the field", RARE, async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").click();
    await nameField(page).fill("Ada");
    await nameField(page).fill("");
    await expect(box(page, /^Boxed hero action figure of Your Name,/)).toBeVisible();
    await expect(nameField(page)).toHaveValue("");
    await done(page).click();
    await expect(page.getByText(/^Sample details: we didn’t read your profile/)).toBeVisible();
  });

  test("The editor's fields limit input and treat markup as text", async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").click();
    await nameField(page).fill(`<img src=x onerror=alert(1)>\0${"x".repeat(10_000)}`);
    await expect(nameField(page)).toHaveValue(/^<img src=x onerror=alert\(1\)> x{11}$/);
    await expect(editor(page).getByText("40 characters: no more fit.")).toBeVisible();
    await nameField(page).fill("مريم 👩‍🚀 \u202eevil");
    await expect(box(page, /of مريم 👩‍🚀/)).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

  test("The box stays visible while the options scroll", RARE, async ({ page }) => {
    await openEditor(page);
    await option(page, "Hair and head coverings", "Mohawk").scrollIntoViewIfNeeded();
    await expect(tool(page, "Surprise me")).toBeInViewport({ ratio: 1 });
    await expect(box(page, /^Boxed/)).toBeInViewport({ ratio: 1 });
  });

  test("The editor offers a villain the villain poses", RARE, async ({ page }) => {
    await openEditor(page, "Villain");
    await tab(page, "Box").click();
    await option(page, "Pose", "Loom").check();
    await expect(box(page, /^Boxed villain .* looming/)).toBeVisible();
    await tool(page, "Surprise me").click();
    await expect(box(page, /villain action figure of/)).toBeVisible();
  });

  test("Start Over resets the editor", async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").click();
    await nameField(page).fill("Ada");
    await done(page).click();
    await page.getByRole("button", { name: "← Start Over" }).click();
    await page.clock.pauseAt("2026-01-02T10:00:00");
    await toPreview(page);
    await more(page).click();
    await tab(page, "Words").click();
    await expect(nameField(page)).toHaveValue("");
    await expect(nameField(page)).toHaveAttribute("placeholder", "Maya Okonkwo");
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

  test("One Undo reverts a name typed letter by letter", async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").click();
    await nameField(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Grace Hopper ");
    await expect(nameField(page)).toHaveValue("Grace Hopper ");
    await expect(box(page, /of Grace Hopper,/)).toBeVisible();
    await tool(page, "Undo").press("Enter");
    await expect(nameField(page)).toHaveValue("");
    await expect(nameField(page)).toHaveAttribute("placeholder", "Maya Okonkwo");
    await expect(tool(page, "Undo")).toBeFocused();
    await tool(page, "Redo").press("Enter");
    await expect(nameField(page)).toHaveValue("Grace Hopper");
  });

  test("Skills added and removed by keyboard appear in the details", async ({ page }) => {
    await openEditor(page);
    await tab(page, "Words").focus();
    await page.keyboard.press("Enter");
    const skills = editor(page).getByRole("textbox", { name: "Special Skills" });
    await skills.focus();
    await page.keyboard.type("Chess");
    await page.keyboard.press("Enter");
    const chips = editor(page).getByRole("button", { name: /^Remove / });
    await expect(chips).toHaveCount(5);
    await page.getByRole("button", { name: "Remove Systems design" }).press("Enter");
    await expect(page.getByRole("button", { name: "Remove Debugging" })).toBeFocused();
    await done(page).press("Enter");
    await expect(more(page)).toBeFocused();
    await expect(detail(page, "Special Skills").getByRole("listitem")).toHaveText([
      "Debugging",
      "Mentoring",
      "Calm on call",
      "Chess",
    ]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const search = (page: Page) => page.getByRole("searchbox", { name: "Search looks and gear" });

  test("The sheet keeps the figure, tabs, sections and tools in view", async ({ page }) => {
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
  });

  test("The close-up has a watermark until the figure is bought", async ({ page }) => {
    const watermark = editor(page).locator("[data-slot=figure-portrait] [data-slot=watermark]");
    await openEditor(page);
    await expect(watermark).toHaveCount(1);
    await done(page).click();
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await more(page).click();
    await expect(editor(page).locator("[data-slot=figure-portrait]")).toBeVisible();
    await expect(watermark).toHaveCount(0);
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

  for (const [how, close] of few(
    [
      ["Done", (page: Page) => done(page).click()],
      ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ] as const,
    1,
  ))
    test(`${how} closes the sheet and returns the focus`, async ({ page }) => {
      await openEditor(page);
      await option(page, "Skin", "Sand").check();
      await close(page);
      await expect(editor(page)).toHaveCount(0);
      await expect(more(page)).toBeFocused();
      await more(page).click();
      await expect(option(page, "Skin", "Sand")).toBeChecked();
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
