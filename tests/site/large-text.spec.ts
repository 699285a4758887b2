// Tests pages with the browser's text size doubled. Media queries in rem depend on it too.
import type { Page } from "@playwright/test";
import { layoutProblems } from "../../.storybook/layout-problems.ts";
import { BROWSER_FLAGS } from "../../scripts/browser.mjs";
import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { open, PHONE, sendLink, toWizardPreview } from "./helpers.ts";

const { CHROMIUM_PATH } = process.env;
const args = [...BROWSER_FLAGS, "--blink-settings=defaultFontSize=32"];
test.use({ viewport: PHONE, launchOptions: { args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } });

async function expectFits(page: Page) {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => page.evaluate(layoutProblems, 12)).toEqual([]);
}

test.describe("on a phone with doubled text size", () => {
  test("The landing page and its wizard cut off no text", async ({ page }) => {
    await open(page, "/");
    await expectFits(page);
    await toWizardPreview(page);
    await expectFits(page);
  });

  test("The steps from the link to the purchase cut off no text", async ({ page }) => {
    await open(page, "/create");
    await expectFits(page);
    await sendLink(page, "https://linkedin.com/in/jane-doe");
    await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
    await expectFits(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await expect(page.getByRole("dialog", { name: "Demo checkout" })).toBeVisible();
    await expectFits(page);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await expectFits(page);
  });

  test("No tab of the editor cuts off text", async ({ page }) => {
    await open(page, "/create");
    await sendLink(page);
    await page.getByRole("button", { name: "More choices" }).click();
    for (const name of ["Person", "Outfit", "Gear", "Box", "Words"]) {
      await page.getByRole("tab", { name }).click();
      await expectFits(page);
    }
  });

  test("The dashboard and its dialogs cut off no text", async ({ page }) => {
    await open(page, "/dashboard");
    for (const name of ["Collection", "Referrals", "Account"]) {
      await page.getByRole("tab", { name }).click();
      await expectFits(page);
    }
    for (const name of ["Edit Profile", "Manage Subscription"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectFits(page);
      await page.keyboard.press("Escape");
    }
  });

  test("The 404 page cuts off no text", async ({ page, browserLog }) => {
    browserLog.allow(...NOT_FOUND_LINES);
    await open(page, "/404");
    await expectFits(page);
  });
});
