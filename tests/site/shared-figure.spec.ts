// Tests the page of a figure link, which shows a visitor the figure that somebody else made.
import type { Page } from "@playwright/test";
import { layoutProblems } from "../../.storybook/layout-problems.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { type FigureSpec, toFigureSpec } from "../../src/figure/schema/spec.ts";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  EMPTY_STORAGE,
  heading,
  linkField,
  open,
  PHONE,
  pill,
  recordAnnouncements,
  status,
  stored,
} from "./helpers.ts";

const ADA = { name: "Ada Lovelace", jobTitle: "Analyst", mouth: "kind", pose: "salute" } as const;
/** A name of 40 letters. */
const LONG_NAME = "Maximilian-Konstantin von Hohenlohe-Oehr";
const SMALL_PHONE = { width: 320, height: 640 };

const link = (fields: Partial<FigureSpec>) => `/create#f=${encodeFigure(toFigureSpec(fields))}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page) => page.getByRole("img", { name: /action figure of/ });
const drawing = (page: Page) => box(page).evaluate((svg) => svg.innerHTML);

/** Whether nothing covers the element's bottom, top and middle. */
function isUncovered(element: Element) {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 6, (top + bottom) / 2, bottom - 6].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  );
}

test("The page has no price or notice, and leads to the form", async ({ page }) => {
  await open(page, link(ADA));
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lovelace made this figure" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
  // Isolates the name, in case it is in a right-to-left script.
  for (const text of [heading(page, /made this figure$/), button(page, "See Ada Lovelace as a villain")])
    await expect(text.locator("bdi")).toHaveText("Ada Lovelace");
  await expect(page).toHaveTitle("Create Your Action Hero · ProFigure");
  await expect(page.getByRole("main")).not.toContainText(/\$|sample/i);
  await expect(box(page)).toHaveAccessibleName(/PREVIEW, watermarked/);
  await button(page, "Make your own").click();
  await expect(linkField(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Create Your Action Hero" })).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
});

test.describe("turning the box", () => {
  test("It turns and back by keyboard, stores nothing and keeps the link", async ({ page }) => {
    await open(page, link(ADA));
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
    // Until its parts are loaded, the box has gaps.
    await expect(box(page).locator("[data-slot=gap]")).toHaveCount(0);
    const url = page.url();
    const before = await drawing(page);
    const announcements = await recordAnnouncements(page);
    await button(page, "Make your own").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Ada Lovelace, Analyst/);
    await expect(button(page, "See Ada Lovelace as a hero")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
    await expect(button(page, "See Ada Lovelace as a villain")).toBeFocused();
    expect(await drawing(page)).toBe(before);
    expect(await announcements()).toEqual(["Ada Lovelace is a villain now", "Ada Lovelace is a hero now"]);
    expect(page.url()).toBe(url);
    expect(await stored(page)).toEqual(EMPTY_STORAGE);
  });

  test("A copy of the turned figure is turned, and Undo turns it back", RARE, async ({ page }) => {
    await open(page, link(ADA));
    await button(page, "See Ada Lovelace as a villain").click();
    await button(page, "Open a copy").click();
    await expect(pill(page, "Villain")).toBeChecked();
    await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Ada Lovelace/);
    await button(page, "Undo").click();
    await expect(pill(page, "Hero")).toBeChecked();
    await expect(button(page, "Undo")).toBeDisabled();
  });

  test("Another link shows its figure unturned", RARE, async ({ page }) => {
    await open(page, link(ADA));
    await button(page, "See Ada Lovelace as a villain").click();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      link({ name: "Grace Hopper" }).slice("/create".length),
    );
    await expect(heading(page, "Grace Hopper made this figure")).toBeVisible();
    await expect(button(page, "See Grace Hopper as a villain")).toBeVisible();
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
  });

  test("A figure without a name turns, and its copy has empty fields", RARE, async ({ page }) => {
    await open(page, link({ type: "villain" }));
    await expect(heading(page, "Somebody made this figure")).toBeVisible();
    await button(page, "See this figure as a hero").click();
    await expect(status(page)).toHaveText("This figure is a hero now");
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
    await button(page, "Open a copy").click();
    for (const name of ["Name", "Title"]) await expect(page.getByRole("textbox", { name })).toHaveValue("");
  });
});

const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };
for (const viewport of few([SMALL_PHONE, PHONE, TABLET, DESKTOP], 1))
  test(`At ${viewport.width} px, the pinned button never covers the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, link({ name: LONG_NAME }));
    await expect(button(page, "Make your own")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(layoutProblems, 20)).toEqual([]);
    for (const name of ["Make your own", `See ${LONG_NAME} as a villain`, "Open a copy"]) {
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect(await button(page, name).evaluate(isUncovered)).toBe(true);
    }
  });
