import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  awake,
  EMPTY,
  holdScripts,
  hydrated,
  LINK,
  linkField,
  open,
  PHONE,
  pill,
  pillButton,
  status,
} from "./helpers.ts";

test.use({ viewport: PHONE });

const LATE = /\/assets\/(Hero|Wizard|Reasons|Footer|BoxSoFar|figure)-[^/]*\.js$/;
const SHEET = /\/assets\/[^/]*\.css$/;
const box = (page: Page, type: "hero" | "villain") => page.getByRole("img", { name: new RegExp(`^Empty ${type} box`) });

/** Arrives while the code of late parts is held back. */
async function arrive(page: Page, path: string) {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATE, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(`.${path}`, { waitUntil: "networkidle" });
  await hydrated(page);
  return { asked, release };
}

test("nothing is fetched before the first sign of a person, and everything at it", async ({ page }) => {
  const { asked, release } = await arrive(page, "/");
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => asked.length).toBe(4);
  release();
  await awake(page);
});

test("a press that comes before its code is done when that is there, with what was typed", async ({ page }) => {
  const { asked, release } = await arrive(page, "/");
  await linkField(page).fill(LINK);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => asked.length).toBe(4);
  await expect(linkField(page)).toHaveValue(LINK);
  release();
  await expect(pillButton(page, "blue")).toBeFocused();
});

test("so is Enter in a field", async ({ page }) => {
  const { release } = await arrive(page, "/");
  await linkField(page).fill(LINK);
  await linkField(page).press("Enter");
  release();
  await expect(pillButton(page, "blue")).toBeFocused();
});

test("so is a screen reader's press, which is a click and nothing else", async ({ page }) => {
  const { asked, release } = await arrive(page, "/");
  await page.getByRole("button", { name: "Continue" }).evaluate((button: HTMLButtonElement) => button.click());
  await expect.poll(() => asked.length).toBe(4);
  release();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(linkField(page)).toBeFocused();
});

test.describe("before any of the page's code", () => {
  test("a press is kept, with what was typed", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("./", { waitUntil: "commit" });
    await linkField(page).fill(LINK);
    for (let press = 0; press < 3; press++) await page.getByRole("button", { name: "Continue" }).click();
    release();
    await expect(pillButton(page, "blue")).toBeFocused();
  });

  test("so is a choice, and the press after it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("./create", { waitUntil: "commit" });
    await pill(page, "Villain").check({ force: true });
    await page.getByRole("button", { name: "Create My Figure" }).click();
    release();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(pill(page, "Villain")).toBeChecked();
    await expect(box(page, "villain")).toBeVisible();
    await pill(page, "Hero").check({ force: true });
    await expect(box(page, "hero")).toBeVisible();
  });

  test("so is a tab", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("./dashboard", { waitUntil: "commit" });
    await page.getByRole("tab", { name: "Account" }).click();
    release();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  });
});

test("a link leads on without its code", async ({ page }) => {
  await arrive(page, "/");
  await page.getByRole("link", { name: "Create Your Figure" }).click();
  await expect(page).toHaveURL(/\/create$/);
});

test("the box stands while the drawing's code comes, and turns then", async ({ page }) => {
  const { asked, release } = await arrive(page, "/create");
  expect(asked).toEqual([]);
  await pill(page, "Villain").check({ force: true });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(box(page, "hero")).toBeVisible();
  release();
  await expect(box(page, "villain")).toBeVisible();
});

for (const [what, files] of [
  ["the code", LATE],
  ["the style sheet", SHEET],
] as const)
  test(`where ${what} cannot be fetched the page stays, and the next sign tries again`, async ({ page, heard }) => {
    heard.expect(/^error: Failed to load resource: net::ERR_FAILED$/);
    let isLost = true;
    await page.route(files, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto("./", { waitUntil: "networkidle" });
    await hydrated(page);
    const failed = page.waitForEvent("requestfailed");
    await linkField(page).fill(LINK);
    await failed;
    await expect(page.getByRole("heading", { name: "Out of the box" })).toBeAttached();
    await expect(page.locator("[data-asleep]").first()).toBeAttached();
    isLost = false;
    await awake(page);
    await expect(linkField(page)).toHaveValue(LINK);
    await linkField(page).press("Enter");
    await expect(pillButton(page, "blue")).toBeFocused();
  });

test("a tab whose code is on its way is busy, and then there", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/Account-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, "/dashboard");
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a dialog whose code cannot be fetched says so, and opens at the next press", async ({ page, heard }) => {
  heard.expect(/^error: Failed to load resource: net::ERR_FAILED$/);
  let isLost = true;
  await page.route(/\/assets\/collection-dialogs-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  await expect(status(page)).toHaveText("That could not be fetched. Check your connection and try again.");
  isLost = false;
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
