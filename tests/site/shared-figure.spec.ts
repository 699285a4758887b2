// Tests the page of a figure link, which shows a visitor the figure that somebody else made.
import type { Page } from "@playwright/test";
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
const RIGHT_TO_LEFT = "ليلى حداد";
/** Names of 40 letters. */
const LONG_NAME = "Maximilian-Konstantin von Hohenlohe-Oehr";
const LONG_WORD = "Wolfeschlegelsteinhausenbergerdorffwelch";
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

test("The heading says who made the figure, and there is no price or notice", async ({ page }) => {
  await open(page, link(ADA));
  await expect(page.getByRole("heading", { level: 1, name: "Ada Lovelace made this figure" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
  await expect(page).toHaveTitle("Create Your Action Hero · ProFigure");
  await expect(page.getByRole("main")).not.toContainText(/\$|sample/i);
  await expect(box(page)).toHaveAccessibleName(/PREVIEW, watermarked/);
  await button(page, "Make your own").click();
  await expect(linkField(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Create Your Action Hero" })).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
});

test("A right-to-left name is isolated in the heading and the button", async ({ page }) => {
  await open(page, link({ name: RIGHT_TO_LEFT }));
  for (const text of [heading(page, /made this figure$/), button(page, `See ${RIGHT_TO_LEFT} as a villain`)])
    await expect(text.locator("bdi")).toHaveText(RIGHT_TO_LEFT);
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
    await expect(status(page)).toHaveText("Ada Lovelace is a villain now");
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

  test("A figure without a name turns too", RARE, async ({ page }) => {
    await open(page, link({ type: "villain" }));
    await button(page, "See this figure as a hero").click();
    await expect(status(page)).toHaveText("This figure is a hero now");
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
  });
});

const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };
for (const viewport of few([SMALL_PHONE, PHONE, TABLET, DESKTOP], 1))
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const name of [ADA.name, LONG_NAME, LONG_WORD])
      test(`The figure of ${name} has Make your own on the first screen`, async ({ page }) => {
        await open(page, link({ name }));
        await expect(button(page, "Make your own")).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, viewport.width]);
      });

    test("The pinned button never covers the focus", async ({ page }) => {
      await open(page, link({ name: LONG_NAME }));
      await expect(button(page, "Make your own")).toBeVisible();
      for (const name of ["Make your own", `See ${LONG_NAME} as a villain`, "Open a copy"]) {
        await page.keyboard.press("Tab");
        await expect(button(page, name)).toBeFocused();
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
        expect(await button(page, name).evaluate(isUncovered)).toBe(true);
      }
    });
  });
