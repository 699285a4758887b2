import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { heading, open, openPaused, toPreview, toWizardPreview } from "./helpers.ts";

const AXE = readFileSync(join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");

/** Returns texts with a contrast below 7 : 1 (4.5 : 1 if large), found with axe's AAA rule. */
async function quietTexts(page: Page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ runOnly: ["color-contrast-enhanced"], resultTypes: ["violations"] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message} ${html}`));
  });
}

test.describe("prefers-contrast: more", () => {
  test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });
  const PAGES: Record<string, (page: Page) => Promise<void>> = {
    "the wizard's preview": async (page) => {
      await open(page, "/");
      await toWizardPreview(page, "red");
    },
    "the preview": async (page) => {
      await openPaused(page, "/create");
      await toPreview(page);
      await page.clock.resume();
    },
    "the collection": (page) => open(page, "/dashboard"),
    "the referrals": (page) => open(page, "/dashboard?tab=referrals"),
    "the account": (page) => open(page, "/dashboard?tab=account"),
  };
  // `npm run test:all` checks every page, `npm test` only the last.
  for (const [name, reach] of Object.entries(PAGES).slice(process.env.TEST_ALL ? 0 : -1))
    test(`All text of ${name} has a contrast of 7 : 1 in both themes`, async ({ page }) => {
      await reach(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await quietTexts(page), colorScheme).toEqual([]);
      }
    });
});

test.describe("Save-Data", () => {
  test.use({ savesData: true });
  test("Pages load no font, and code only when a click needs it", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const scripts = () => requests.splice(0).filter((file) => file.endsWith(".js"));
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready);
    expect(requests.filter((file) => file.endsWith(".woff2"))).toEqual([]);
    scripts();
    const link = page.getByRole("banner").getByRole("link", { name: "Dashboard" });
    await link.hover();
    await link.focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts()).toEqual([]);
    await link.click();
    await expect(heading(page, "My Collection")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const loaded = scripts();
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((file) => /dialogs-|Account|Referrals/.test(file))).toEqual([]);
    await page.getByRole("tab", { name: "Account" }).click();
    await expect(heading(page, "Settings")).toBeVisible();
  });
});

test("A page printed from the dark theme has dark text and no header", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await open(page, "/dashboard");
  await expect(heading(page, "My Collection")).toHaveCSS("color", "oklch(0.225 0.05 268)");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
