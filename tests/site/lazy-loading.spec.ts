// Code that comes late, or is gone after a deploy.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { heading, hold, linkField, open } from "./helpers.ts";

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test.describe("a page that comes late", () => {
  const CREATE = /\/create-[^/]*\.js$/;
  const isLoaded = (page: Page) =>
    page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/create-[^/]*\.js$/.test(name)),
    );

  test("gives way to a link that was clicked after it, and leaves alone what was typed there", async ({ page }) => {
    const release = await hold(page, CREATE);
    await open(page, "/dashboard");
    await mainLink(page, "Create Figure").click();
    await mainLink(page, "Home").click();
    await linkField(page).fill("what I was typing");
    release();
    await isLoaded(page);
    await expect(page).toHaveTitle(/^Your career/);
    await expect(linkField(page)).toHaveValue("what I was typing");
    await expect(heading(page, "Your career, mint on card.")).toBeVisible();
  });

  test("gives way to Back", async ({ page }) => {
    const release = await hold(page, CREATE);
    await open(page, "/");
    await mainLink(page, "Dashboard").click();
    await expect(heading(page, "My Collection")).toBeFocused();
    await mainLink(page, "Create Figure").click();
    await page.goBack();
    await expect(heading(page, "Your career, mint on card.")).toBeFocused();
    release();
    await isLoaded(page);
    await expect(page).toHaveTitle(/^Your career/);
    await expect(page).not.toHaveURL(/create/);
  });

  test("is shown when nothing else was clicked", async ({ page }) => {
    const release = await hold(page, CREATE);
    await open(page, "/dashboard");
    await mainLink(page, "Create Figure").click();
    release();
    await expect(heading(page, "Create Your Action Hero")).toBeFocused();
  });
});
