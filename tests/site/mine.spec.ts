// From the link to a figure of one's own, on a phone: few taps, and the figure in view all the while.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { linkField, open, PHONE, status, toPreview } from "./helpers.ts";

const box = (page: Page) => page.getByRole("img", { name: /action figure of/ }).first();
const tile = (page: Page, look: string, name: string) =>
  page.getByRole("tabpanel", { name: look }).getByRole("radio", { name, exact: true });

test.use({ viewport: PHONE });

test("A figure is one's own after eight taps, on two screens", async ({ page }) => {
  await page.clock.install();
  await open(page, "/create");
  await toPreview(page, "https://linkedin.com/in/jane-doe");
  await page.clock.resume();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    // As a thumb does: what is tapped is below the figure, which stays at the top.
    await target.evaluate((element) => element.scrollIntoView({ block: "end", inline: "center" }));
    await target.click();
    await expect(box(page)).toBeInViewport({ ratio: 0.5 });
  };
  const top = await box(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await tap(page.getByRole("button", { name: "Put Jane Doe on the box" }));
  await tap(page.getByRole("textbox", { name: "Title" }));
  await page.keyboard.type("Head of Procurement");
  await tap(tile(page, "Skin", "Porcelain"));
  await tap(page.getByRole("tab", { name: "Hair" }));
  await tap(tile(page, "Hair", "Buzz cut"));
  await tap(page.getByRole("tab", { name: "Outfit" }));
  await tap(tile(page, "Outfit", "Hoodie"));
  await expect(box(page)).toHaveAccessibleName(/hero action figure of Jane Doe, Head of Procurement/i);
  await expect(box(page)).toHaveAccessibleName(/hoodie/i);
  expect(taps).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(top + PHONE.height);
});

test("On a phone the preview begins with the name and the looks", async ({ page }) => {
  await page.clock.install();
  await open(page, "/create");
  await toPreview(page, "https://linkedin.com/in/jane-doe");
  const card = page.locator("[data-slot=figure-card]");
  const distance = async (element: Locator) => {
    const [from, to] = await Promise.all([card.boundingBox(), element.boundingBox()]);
    return (to?.y ?? Number.POSITIVE_INFINITY) - (from?.y ?? 0);
  };
  expect(await distance(page.getByRole("button", { name: "Put Jane Doe on the box" }))).toBeLessThan(720);
  expect(await distance(page.getByRole("tab", { name: "Skin" }))).toBeLessThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
});

test("Nobody else's name or face is in the box while it is made", async ({ page }) => {
  await page.clock.install();
  await open(page, "/create");
  await linkField(page).fill("https://linkedin.com/in/jane-doe");
  await linkField(page).press("Enter");
  await expect(status(page)).toHaveText("Creating your action figure...");
  await expect(page.getByRole("img", { name: /Your Name/i })).toBeVisible();
  await expect(page.getByText("Maya Okonkwo")).toHaveCount(0);
});

test("A figure changes sides and back, and keeps the rest", async ({ page }) => {
  await page.clock.install();
  await open(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name" }).fill("Zora Neale");
  await expect(box(page)).toHaveAccessibleName(/Zora Neale/);
  const before = await box(page).getAttribute("aria-label");
  await page.getByRole("radio", { name: "Villain" }).check();
  await expect(status(page)).toHaveText("Your figure is a villain now");
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Zora Neale/);
  await page.getByRole("radio", { name: "Hero" }).check();
  await expect(box(page)).toHaveAccessibleName(before ?? "");
});

test("The wizard's figure opens on the create page", async ({ page }) => {
  await open(page, "/");
  await linkField(page).fill("https://linkedin.com/in/jane-doe");
  await linkField(page).press("Enter");
  await page.getByRole("button", { name: /villain/i }).click();
  await page.getByRole("link", { name: "Make it yours" }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Maya Okonkwo/);
  await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Jane Doe/);
  await page.goBack();
  await expect(linkField(page)).toBeVisible();
});
