// Tests that at every width no control overlaps another, no text is cut off, no word breaks, and nothing scrolls
// horizontally.
import type { Page } from "@playwright/test";
import { layoutProblems } from "../../.storybook/layout-problems.ts";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { open, pillButton, sendLink } from "./helpers.ts";

// Save-Data would replace the font.
test.use({ savesData: false });

const WIDTHS = few([320, 360, 390, 480, 600, 700, 768, 832, 900, 1024, 1088, 1280, 1440], 1);

async function expectRoom(page: Page) {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(layoutProblems, 20), `${width} px`).toEqual([]);
  }
}

test.describe("at every width", () => {
  test("/ fits in each step of the wizard", async ({ page }) => {
    await open(page, "/");
    await expectRoom(page);
    await sendLink(page);
    await expect(pillButton(page, "red")).toBeVisible();
    await expectRoom(page);
    await pillButton(page, "red").click();
    await expect(page.getByRole("button", { name: "Purchase", exact: true })).toBeVisible();
    await expectRoom(page);
  });

  test("/create fits in each tab of the editor and in a search", async ({ page }) => {
    test.slow();
    await open(page, "/create");
    await expectRoom(page);
    await sendLink(page);
    await page.getByRole("button", { name: "More choices" }).click();
    for (const name of ["Person", "Outfit", "Gear", "Box", "Words"]) {
      await page.getByRole("tablist", { name: "Parts of your figure" }).getByRole("tab", { name }).click();
      await expectRoom(page);
    }
    await page.getByRole("searchbox").fill("nurse");
    await expect(page.getByText("5 options in 3 groups")).toBeVisible();
    await expectRoom(page);
  });

  test("The download dialog and the end of a purchase fit", async ({ page }) => {
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Download" })).toBeVisible();
    await expectRoom(page);
    await open(page, "/create");
    await sendLink(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await expectRoom(page);
  });

  test("/dashboard fits in each tab", async ({ page }) => {
    await open(page, "/dashboard");
    for (const name of ["Collection", "Referrals", "Account"]) {
      await page.getByRole("tab", { name }).click();
      await expectRoom(page);
    }
  });
});
