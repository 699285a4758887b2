import type { Locator, Page } from "@playwright/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayRequests,
  EMPTY,
  EMPTY_STORAGE,
  heading,
  INVALID,
  LINK,
  linkField,
  open,
  openPaused,
  pill,
  pillButton,
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

/** Expects a red error message below the field that is part of the field's description, and the focus on the field. */
async function expectRefused(page: Page, message: string) {
  const field = linkField(page);
  const error = page.getByText(message, { exact: true });
  await expect(error).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(message);
  const [red = 0, green = 0, blue = 0] = await paint(error);
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  const below = (await error.boundingBox())?.y ?? 0;
  const above = await field.boundingBox();
  expect(below).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
}

/** Returns the text's color as red, green and blue. */
const paint = (text: Locator) =>
  text.evaluate((element) => {
    const brush = document.createElement("canvas").getContext("2d");
    if (!brush) return [];
    brush.fillStyle = getComputedStyle(element).color;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

test("The form rejects an empty link, white space and non-LinkedIn URLs", async ({ page }) => {
  await open(page, "/create");
  for (const [link, message] of [
    ["", EMPTY],
    ["https://example.com/in/nobody", INVALID],
    ["   ", EMPTY],
  ] as const) {
    await sendLink(page, link);
    await expectRefused(page, message);
  }
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

  test("Texts and a progress bar are shown for exactly 3000 ms", async ({ page }) => {
    await sendLink(page);
    await expect(status(page)).toHaveText(MAKING);
    await expect(making(page)).toBeVisible();
    await expect(page.getByRole("main").getByText(STEP, { exact: true })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: MAKING })).toBeVisible();
    await page.clock.runFor(2999);
    await expect(making(page)).toBeVisible();
    await expect(startOver(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(startOver(page)).toBeVisible();
    await expect(making(page)).toHaveCount(0);
  });

  for (const [way, twice] of [
    [
      "a double click",
      async (page: Page) => {
        await linkField(page).fill(LINK);
        await page.getByRole("button", { name: "Create My Figure" }).dblclick();
      },
    ],
    [
      "Enter twice",
      async (page: Page) => {
        await sendLink(page);
        await page.keyboard.press("Enter");
      },
    ],
    [
      "two submits in one turn",
      async (page: Page) => {
        await linkField(page).fill(LINK);
        await linkField(page).evaluate((field: HTMLInputElement) => {
          field.form?.requestSubmit();
          field.form?.requestSubmit();
        });
      },
    ],
  ] as const) {
    test(`One timer runs and one history entry is added after ${way}`, async ({ page }) => {
      const entries = await page.evaluate(() => history.length);
      await twice(page);
      await expect(status(page)).toHaveText(MAKING);
      expect(await timers(page)).toEqual({ set: 1, running: 1 });
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.clock.runFor(2999);
      await expect(making(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(startOver(page)).toBeVisible();
    });
  }

  test("Leaving the page stops the timer and the announcement", async ({ page }) => {
    await sendLink(page);
    await expect(status(page)).toHaveText(MAKING);
    await page.clock.runFor(1500);
    const announcements = await recordAnnouncements(page);
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "My Collection" })).toBeVisible();
    expect(await timers(page)).toEqual({ set: 1, running: 0 });
    await page.clock.runFor(10_000);
    expect(await announcements()).not.toContain(READY);
    await page.goBack();
    await expect(linkField(page)).toBeVisible();
    await expect(linkField(page)).toHaveValue(LINK);
  });

  test("Back in the same tick as the submit cancels processing", RARE, async ({ page }) => {
    await linkField(page).fill(LINK);
    await page.getByRole("button", { name: "Create My Figure" }).evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await null;
      history.back();
    });
    await expect(linkField(page)).toBeVisible();
    await expect(linkField(page)).toHaveValue(LINK);
    expect(await timers(page)).toEqual({ set: 1, running: 0 });
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

  test("The live region announces the start and the end once each", async ({ page }) => {
    await expect(status(page)).toHaveText("");
    const announcements = await recordAnnouncements(page);
    await toPreview(page);
    expect(await announcements()).toEqual([MAKING, READY]);
  });

  test("The focus moves to the progress group without extra announcement", async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await sendLink(page);
    const progress = page.getByRole("group", { name: "Progress" });
    await expect(progress).toBeFocused();
    await expect(progress.getByRole("progressbar", { name: MAKING })).toBeVisible();
    expect(await announcements()).toEqual([MAKING]);
    await page.keyboard.press("Tab");
    await page.clock.runFor(3000);
    await expect(heading(page, "Meet your figure")).toBeFocused();
  });
});

test.describe("the preview", () => {
  test.beforeEach(({ page }) => openPaused(page, "/create"));

  for (const [side, name, tagline] of [
    ["hero", "Hero", "Ships on Friday. Sleeps on Saturday."],
    ["villain", "Villain", "Your meeting could have been my monologue."],
  ] as const) {
    test(`The ${side} has a watermark, and its details are a term list`, async ({ page }) => {
      await pill(page, name).click();
      await toPreview(page);
      await expect(page.getByRole("img", { name: new RegExp(`^Boxed ${side} .*PREVIEW`) })).toBeVisible();
      await expect(page.getByRole("button", { name: "Purchase to Download", exact: true })).toBeVisible();
      await expect(page.getByText("Download Your Figure")).toHaveCount(0);
      await expect(heading(page, "Meet your figure")).toBeFocused();
      const details = page.getByRole("main").locator("dl");
      const value = (term: string) => details.locator("dt", { hasText: term }).locator("+ dd");
      await expect(details.locator("dt").filter({ hasNotText: "In the box" })).toHaveText([
        "Name",
        "Title",
        "Character Type",
        "Industry",
        "Special Skills",
      ]);
      await expect(value("Name")).toHaveText("Maya Okonkwo");
      await expect(details.locator("dt", { hasText: /^Title$/ }).locator("+ dd")).toHaveText(
        "Senior Software Engineer",
      );
      await expect(value("Character Type")).toHaveText(name);
      await expect(value("Industry")).toHaveText("Technology");
      await expect(value("Special Skills").getByRole("listitem")).toHaveText([
        "Systems design",
        "Debugging",
        "Mentoring",
        "Calm on call",
      ]);
      await expect(page.getByText("Sample details: we didn’t read your profile.")).toBeVisible();
      await expect(details.getByRole("listitem")).toContainText([
        "Debugger Tool Belt",
        "Keyboard of Command",
        "Coffee Cup of Endurance",
      ]);
      await expect(page.getByRole("main").getByText(tagline)).not.toHaveCount(0);
    });
  }

  test("The browser's Back returns to the form", async ({ page }) => {
    await pill(page, "Villain").click();
    await toPreview(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/create$/);
    await expect(linkField(page)).toBeFocused();
    await expect(linkField(page)).toHaveValue(LINK);
    await expect(pill(page, "Villain")).toBeChecked();
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
  const damaged = (page: Page) => page.getByRole("main").getByText("This figure link is damaged");
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

  test("Forward after Back shows the figure again, with its edits", async ({ page }) => {
    const preview = heading(page, "Meet your figure");
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
  });

  test("Forward never shows a discarded or unfinished figure", RARE, async ({ page }) => {
    await openPaused(page, "/create");
    await toPreview(page);
    await startOver(page).click();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await expect(linkField(page)).toBeVisible();
    await toPreview(page);
    await page.goBack();
    await sendLink(page);
    await expect(making(page)).toBeVisible();
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await page.clock.runFor(3000);
    await expect(linkField(page)).toBeVisible();
  });

  test("The Create Figure link cancels processing", RARE, async ({ page }) => {
    await openPaused(page, "/create");
    await sendLink(page);
    await expect(making(page)).toBeVisible();
    await createLink(page).click();
    await expect(linkField(page)).toBeFocused();
    await page.clock.runFor(3000);
    await expect(linkField(page)).toBeVisible();
  });

  test("After the Create Figure link, Back shows the linked figure again", RARE, async ({ page }) => {
    await open(page, `/create${LINKED}`);
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
    await createLink(page).click();
    await expect(linkField(page)).toBeFocused();
    await expect(page).toHaveURL(/\/create$/);
    await page.goBack();
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
  });

  test("Back and Forward switch between the form and a linked figure", RARE, async ({ page }) => {
    await open(page, "/create");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, LINKED);
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
    await page.goBack();
    await expect(linkField(page)).toBeFocused();
    await page.goForward();
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
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

  test("The damaged-link error disappears after a submit or Back", RARE, async ({ page }) => {
    await openPaused(page, "/create");
    await page.evaluate(() => {
      location.hash = "#f=2.broken";
    });
    await expect(damaged(page)).toBeVisible();
    await toPreview(page);
    await expect(damaged(page)).toHaveCount(0);
    await page.goBack();
    await expect(damaged(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/create$/);
    await expect(damaged(page)).toHaveCount(0);
  });

  test("A linked figure without a name opens with an empty name field", RARE, async ({ page }) => {
    await open(page, `/create#f=${encodeFigure(toFigureSpec({}))}`);
    await expect(heading(page, "Somebody made this figure")).toBeVisible();
    await page.getByRole("button", { name: "Open a copy" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  test("A URL with a figure link and a draft id opens only the link", RARE, async ({ page }) => {
    await open(page, `/create?figure=gone${LINKED}`);
    await expect(heading(page, "Linked Person made this figure")).toBeVisible();
    // Waits until the site has read the storage.
    await stored(page);
    await expect(status(page)).toBeEmpty();
    await expect(page.getByText("This figure is no longer here")).toHaveCount(0);
  });
});

test("Start Over clears the link passed from the landing page", async ({ page }) => {
  await open(page, "/");
  await sendLink(page);
  await expect(pillButton(page, "blue")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Create Figure" }).click();
  await expect(heading(page, "Create Your Action Hero")).toBeVisible();
  await expect(linkField(page)).toHaveValue(LINK);
  await linkField(page).press("Enter");
  await startOver(page).click();
  await expect(linkField(page)).toHaveValue("");
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

test("A pill chosen on /create stays chosen after visiting another page", RARE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/create");
  await pill(page, "Villain").check({ force: true });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(heading(page, "My Collection")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Create Figure" }).click();
  await expect(pill(page, "Villain")).toBeChecked();
});

for (const [device, size] of few(
  [
    ["a desktop", { width: 1440, height: 900 }],
    ["a phone", { width: 390, height: 844 }],
  ] as const,
  1,
))
  test(`On ${device}, the box keeps its place while it is filled`, async ({ page }) => {
    await page.setViewportSize(size);
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
