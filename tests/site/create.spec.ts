import type { Locator, Page } from "@playwright/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayRequests,
  detail,
  EMPTY_STORAGE,
  heading,
  INVALID,
  LINK,
  linkField,
  open,
  openPaused,
  PHONE,
  pill,
  recordAnnouncements,
  sendLink,
  status,
  stored,
  toPreview,
} from "./helpers.ts";

const MAKING = "Creating your action figure...";
const STEP = "Step 3 of 4: Generating accessories based on your skills";
const READY = "Your preview is ready";
const making = (page: Page) => page.getByRole("main").getByText(MAKING, { exact: true });
const startOver = (page: Page) => page.getByRole("button", { name: "← Start Over" });

/** Returns the text's color as red, green and blue. */
const paint = (text: Locator) =>
  text.evaluate((element) => {
    const brush = document.createElement("canvas").getContext("2d");
    if (!brush) return [];
    brush.fillStyle = getComputedStyle(element).color;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

test("A refused link shows a red error below the field", async ({ page }) => {
  await open(page, "/create");
  await sendLink(page, "https://example.com/in/nobody");
  const error = page.getByText(INVALID, { exact: true });
  await expect(linkField(page)).toHaveAccessibleDescription(INVALID);
  const [red = 0, green = 0, blue = 0] = await paint(error);
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  const [above, below] = [await linkField(page).boundingBox(), await error.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
});

test.describe("the processing step", () => {
  test.beforeEach(async ({ page }) => {
    // Counts how many timers of 3000 ms have been set and how many are running.
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.addInitScript(() => {
      const running = new Set<unknown>();
      const { setTimeout: set, clearTimeout: clear } = window;
      const timers = { set: 0, running: () => running.size };
      Object.assign(window, {
        timers,
        setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
          const done = () => {
            running.delete(id);
            work();
          };
          const id: unknown = set(done, ms, ...rest);
          if (ms === 3000) {
            timers.set += 1;
            running.add(id);
          }
          return id;
        },
        clearTimeout: (id: number) => {
          running.delete(id);
          clear(id);
        },
      });
    });
    await open(page, "/create");
    await page.clock.pauseAt("2026-01-01T11:00:00");
  });
  const timers = (page: Page) =>
    page.evaluate(() => {
      const { timers } = window as unknown as { timers: { set: number; running(): number } };
      return { set: timers.set, running: timers.running() };
    });

  test("Two submits in one turn make one figure in exactly 3000 ms", async ({ page }) => {
    const entries = await page.evaluate(() => history.length);
    const announcements = await recordAnnouncements(page);
    await linkField(page).fill(LINK);
    await linkField(page).evaluate(({ form }: HTMLInputElement) => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(making(page)).toBeVisible();
    await expect(page.getByRole("main").getByText(STEP, { exact: true })).toBeVisible();
    const progress = page.getByRole("group", { name: "Progress" });
    await expect(progress).toBeFocused();
    await expect(progress.getByRole("progressbar", { name: MAKING })).toBeVisible();
    // Until the figure is made, the box shows nobody.
    await expect(page.getByRole("img", { name: /Your Name/i })).toBeVisible();
    await expect(page.getByText("Maya Okonkwo")).toHaveCount(0);
    expect(await timers(page)).toEqual({ set: 1, running: 1 });
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.clock.runFor(2999);
    await expect(making(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(startOver(page)).toBeVisible();
    await expect(making(page)).toHaveCount(0);
    await expect(heading(page, "Meet your figure")).toBeFocused();
    expect(await announcements()).toEqual([MAKING, READY]);
  });

  test("Back cancels processing, and a new submit starts at 0 ms", async ({ page }) => {
    await sendLink(page);
    await expect(status(page)).toHaveText(MAKING);
    await page.clock.runFor(1500);
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await expect(linkField(page)).toHaveValue(LINK);
    await page.clock.runFor(10_000);
    await expect(linkField(page)).toBeVisible();
    await sendLink(page);
    await expect(making(page)).toBeVisible();
    await expect.poll(() => timers(page)).toEqual({ set: 2, running: 1 });
    await page.clock.runFor(2999);
    await expect(making(page)).toBeVisible();
  });

  test("A link to a page cancels processing and its announcement", async ({ page }) => {
    const mainLink = (name: string) => page.getByRole("banner").getByRole("link", { name });
    await pill(page, "Villain").click();
    await sendLink(page);
    await expect(making(page)).toBeVisible();
    await mainLink("Create Figure").click();
    await expect(linkField(page)).toBeFocused();
    await expect(pill(page, "Villain")).toBeChecked();
    await sendLink(page);
    await expect(status(page)).toHaveText(MAKING);
    await page.clock.runFor(1500);
    await mainLink("Dashboard").click();
    await expect(heading(page, "My Collection")).toBeVisible();
    await expect(status(page)).toHaveText("");
    expect(await timers(page)).toEqual({ set: 2, running: 0 });
    await page.clock.runFor(10_000);
    await expect(status(page)).toHaveText("");
    await page.goBack();
    await expect(linkField(page)).toHaveValue(LINK);
  });
});

test.describe("the preview", () => {
  test.beforeEach(({ page }) => openPaused(page, "/create"));

  test("The preview shows the specified details of a hero and a villain", async ({ page }) => {
    const main = page.getByRole("main");
    for (const [side, name, tagline] of [
      ["hero", "Hero", "Ships on Friday. Sleeps on Saturday."],
      ["villain", "Villain", "Your meeting could have been my monologue."],
    ] as const) {
      await pill(page, name).click();
      await toPreview(page);
      await expect(page.getByRole("img", { name: new RegExp(`^Boxed ${side} .*PREVIEW`) })).toBeVisible();
      await expect(page.getByRole("button", { name: "Purchase to Download", exact: true })).toBeVisible();
      await expect(page.getByText("Download Your Figure")).toHaveCount(0);
      await expect(main.locator("dt").filter({ hasNotText: "In the box" })).toHaveText([
        "Name",
        "Title",
        "Character Type",
        "Industry",
        "Special Skills",
      ]);
      await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
      await expect(detail(page, "Title")).toHaveText("Senior Software Engineer");
      await expect(detail(page, "Character Type")).toHaveText(name);
      await expect(detail(page, "Industry")).toHaveText("Technology");
      await expect(main.locator("dl").getByRole("listitem")).toContainText([
        ...["Systems design", "Debugging", "Mentoring", "Calm on call"],
        ...["Debugger Tool Belt", "Keyboard of Command", "Coffee Cup of Endurance"],
      ]);
      await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
      await expect(main.getByText(tagline)).not.toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/create$/);
      await expect(linkField(page)).toBeFocused();
      await expect(linkField(page)).toHaveValue(LINK);
      await expect(pill(page, name)).toBeChecked();
    }
  });

  test("The skip link keeps the preview, and Start Over still works", RARE, async ({ page }) => {
    await toPreview(page);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await skip.focus();
    await skip.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(startOver(page)).toBeVisible();
    await startOver(page).click();
    await expect(linkField(page)).toBeFocused();
  });
});

test.describe("the history of a figure", () => {
  /** The fragment of a figure link. */
  const LINKED = `#f=${encodeFigure(toFigureSpec({ name: "Linked Person" }))}`;
  const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
  const createLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Create Figure" });
  const entries = (page: Page) => page.evaluate(() => history.length);
  /** Opens a saved figure through Use my own details. */
  async function openFile(page: Page, name: string) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><metadata>profigure:${encodeFigure(toFigureSpec({ name }))}</metadata></svg>`;
    await page.getByRole("button", { name: "Use my own details" }).first().click();
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "figure.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
    await expect(nameField(page)).toHaveValue(name);
  }

  test("The Create Figure link returns from a new figure to the form", RARE, async ({ page }) => {
    await open(page, "/dashboard");
    await openPaused(page, "/create");
    await toPreview(page);
    await nameField(page).fill("Half Made");
    await page.clock.resume();
    await createLink(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Pick up your figure" })).toBeVisible();
    await page.goBack();
    await expect(heading(page, "My Collection")).toBeVisible();
  });

  test("Back, Forward and Start Over lead to the form, the figure and away", async ({ page }) => {
    const preview = heading(page, "Meet your figure");
    await open(page, "/dashboard");
    await openPaused(page, "/create");
    await toPreview(page, "https://linkedin.com/in/jane-doe");
    const before = await entries(page);
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await expect(preview).toBeFocused();
    await expect(status(page)).toHaveText("Your preview is ready");
    await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await pill(page, "Villain").click();
    await page.goForward();
    await expect(nameField(page)).toHaveValue("Jane Doe");
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
    await expect(page.getByRole("radio", { name: "Hero" })).toBeChecked();
    expect(await entries(page)).toBe(before);
    await startOver(page).click();
    await expect(linkField(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page, "My Collection")).toBeVisible();
  });

  test("Back and Forward switch between a linked figure and the form", RARE, async ({ page }) => {
    await open(page, `/create${LINKED}`);
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
    await createLink(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(page).toHaveURL(/\/create$/);
    await page.goBack();
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
    await page.goForward();
    await expect(linkField(page)).toBeFocused();
  });

  test("Opening a file on the preview replaces the preview's history entry", RARE, async ({ page }) => {
    await open(page, "/dashboard");
    await open(page, "/create");
    await openFile(page, "First Figure");
    const before = await entries(page);
    await openFile(page, "Second Figure");
    expect(await entries(page)).toBe(before);
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page, "My Collection")).toBeVisible();
  });

  test("A file opened over a linked figure removes the link from the URL", RARE, async ({ page }) => {
    await open(page, `/create${LINKED}`);
    await page.getByRole("button", { name: "Open a copy" }).click();
    await openFile(page, "Second Figure");
    await expect(page).toHaveURL(/\/create$/);
    await startOver(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(page).toHaveURL(/\/create$/);
  });
});

test("A slow Surprise me does not bring a figure back after Start Over", RARE, async ({ page }) => {
  const SUGGESTIONS = /\/trade-code-[^/]*\.js$/;
  const release = await delayRequests(page, SUGGESTIONS);
  await openPaused(page, "/create");
  await toPreview(page);
  await page.getByRole("button", { name: "Surprise me" }).first().click();
  await startOver(page).click();
  await expect(linkField(page)).toBeFocused();
  const arrived = page.waitForResponse(SUGGESTIONS);
  release();
  await page.evaluate((url) => import(url), (await arrived).url());
  expect(await stored(page)).toEqual(EMPTY_STORAGE);
});

for (const viewport of few([{ width: 1440, height: 900 }, PHONE], 1))
  test(`At ${viewport.width} px, the box keeps its place while it is filled`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPaused(page, "/create");
    await sendLink(page);
    const place = () => page.getByRole("main").locator("figure").first().getByRole("img").boundingBox();
    const empty = await place();
    await expect(status(page)).toHaveText(MAKING);
    await expect(page.getByRole("group", { name: "Progress" })).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(3000);
    await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ })).toBeVisible();
    const filled = await place();
    for (const side of ["x", "y", "width", "height"] as const)
      expect(Math.abs((filled?.[side] ?? 0) - (empty?.[side] ?? 99)), side).toBeLessThan(1);
  });
