import type { Locator, Page } from "@playwright/test";
import { expect, RARE, saveData, test } from "./fixtures.ts";
import { heading, open, openPaused, toPreview, waitForCode } from "./helpers.ts";

/** Counts the moving parts of the figures in an element. */
const countMoving = (place: Locator) =>
  place.evaluate(
    (element) =>
      element.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === "running" && target?.matches("[data-m]");
      }).length,
  );
const expectMoving = (place: Locator) => expect.poll(() => countMoving(place)).toBeGreaterThan(4);
const expectStill = (place: Locator) => expect.poll(() => countMoving(place)).toBe(0);

/** Waits for the next frame, in which a reaction to an event begins. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const box = (page: Page) =>
  page.getByRole("main").locator("figure", { has: page.getByRole("img", { name: /figure of/ }) });
const card = (page: Page, name: string) => page.getByRole("article", { name });

/**
 * Opens the dashboard and waits for the drawing engine, which is fetched when the page is idle. Figures on cards move
 * only after that.
 */
async function openDashboard(page: Page) {
  await open(page, "/dashboard");
  await waitForCode(page, /\/drawn-figures-[^/]*\.js$/);
}

async function openPreview(page: Page) {
  await openPaused(page, "/create");
  await toPreview(page);
  await expect(heading(page, "Meet your figure")).toBeFocused();
  await page.clock.resume();
}

test("The preview's figure moves while the pointer is over it", async ({ page }) => {
  await openPreview(page);
  await box(page).hover();
  await expectMoving(box(page));
  const loops = await box(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
  );
  expect(new Set(loops)).toContain(Number.POSITIVE_INFINITY);
  await page.mouse.move(0, 0);
  await expectStill(box(page));
});

test("The preview's figure stops when it is scrolled off screen", RARE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPreview(page);
  await expectMoving(box(page));
  await expectStill(box(page));
  await page.keyboard.press("Shift+Tab");
  await expect(box(page).getByRole("button")).toBeFocused();
  await expectMoving(box(page));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectStill(box(page));
  await expect(box(page).getByRole("button")).toBeFocused();
});

test("Typing does not start the figure's motion", RARE, async ({ page }) => {
  await openPreview(page);
  await expectMoving(box(page));
  await expectStill(box(page));
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Augusta Ada Byron Lovelace");
  await expect(page.getByRole("img", { name: /Augusta Ada Byron Lovelace/ })).toBeVisible();
  await nextFrame(page);
  expect(await countMoving(box(page))).toBe(0);
});

test("A card's figure moves while the pointer or the focus is on the card", async ({ page }) => {
  await openDashboard(page);
  const maya = card(page, "Maya Okonkwo");
  expect(await countMoving(maya)).toBe(0);
  await maya.hover();
  await expectMoving(maya);
  await expect(maya.getByRole("img")).toHaveCount(1);
  // The moving drawing has the same letters as the still picture below it.
  await expect(maya.locator("svg[data-slot=figure-box] text").first()).toHaveCSS("font-stretch", "88%");
  await page.mouse.move(0, 0);
  await expectStill(maya);
  await expect(maya.locator("svg[data-slot=figure-box]")).toHaveCount(0);
  await maya.getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expectMoving(maya);
  expect(await countMoving(card(page, "Ingrid"))).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("No figure moves, and cards show a still picture", async ({ page }) => {
    await openDashboard(page);
    const maya = card(page, "Maya Okonkwo");
    await maya.hover();
    await nextFrame(page);
    await expect(maya.locator("svg[data-slot=figure-box]")).toHaveCount(0);
    await openPreview(page);
    await box(page).hover();
    await nextFrame(page);
    expect(await countMoving(box(page))).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectMoving(box(page));
  });
});

test("With Save-Data, no figure moves", RARE, async ({ page }) => {
  await saveData(page);
  await openPreview(page);
  await box(page).hover();
  await expect(page.getByRole("button", { name: "More choices" })).toBeVisible();
  expect(await countMoving(box(page))).toBe(0);
});
