// Tests clicks before hydration: the control shows at once that it was clicked, and acts once after hydration.
import type { Locator, Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import { delayScripts, EMPTY, heading, linkField, open, PHONE, pill, waitForHydration } from "./helpers.ts";

test.use({ viewport: PHONE, permissions: ["clipboard-write"] });

/** Opens a page and waits for its web font, but delays all scripts until the returned function is called. */
async function arrive(page: Page, path: string) {
  const release = await delayScripts(page);
  await page.goto(`.${path}`, { waitUntil: "commit" });
  await page.waitForFunction(() => [...document.fonts].some((font) => font.status === "loaded"));
  return release;
}

/** Takes a screenshot of the control with the pointer resting on it. */
async function screenshot(control: Locator) {
  await control.hover();
  return control.screenshot({ animations: "disabled" });
}

const box = (page: Page, side: "hero" | "villain") => page.getByRole("img", { name: new RegExp(`^Empty ${side} box`) });

for (const { what, path, role, name, outcome } of few(
  [
    {
      what: "the tab Account",
      path: "/dashboard",
      role: "tab",
      name: "Account",
      outcome: async (page: Page) => {
        await expect(heading(page, "Settings")).toBeVisible();
        await expect(page.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
        // Only one step was added to the history, although there were three clicks.
        await page.goBack();
        await expect(page.getByRole("tab", { name: "Collection" })).toHaveAttribute("aria-selected", "true");
      },
    },
    {
      what: "Continue",
      path: "/",
      role: "button",
      name: "Continue",
      outcome: async (page: Page) => {
        await expect(page.getByText(EMPTY)).toBeVisible();
        await expect(linkField(page)).toBeFocused();
      },
    },
  ] as const,
  1,
))
  test(`${what} before hydration looks busy and acts once after three clicks`, async ({ page }) => {
    await page.addInitScript(() => {
      window.submits = 0;
      addEventListener("submit", () => window.submits++, { capture: true });
    });
    const release = await arrive(page, path);
    // Includes hidden controls, because an open dialog hides the page behind it.
    const control = page.getByRole(role, { name, includeHidden: true });
    const before = await screenshot(control);
    await control.click();
    expect(await control.getAttribute("aria-busy")).toBe("true");
    expect(before.equals(await screenshot(control))).toBe(false);
    for (let again = 0; again < 2; again++) await control.click();
    release();
    await outcome(page);
    await expect(control).not.toHaveAttribute("aria-busy", "true");
    expect(await page.evaluate(() => window.submits)).toBe(path === "/" ? 1 : 0);
  });

test("The red pill chosen before hydration stays chosen and changes the box", async ({ page }) => {
  const release = await arrive(page, "/create");
  const option = page.locator("label").filter({ has: pill(page, "Villain") });
  const before = await screenshot(option);
  await option.click();
  await expect(pill(page, "Villain")).toBeChecked();
  expect(before.equals(await screenshot(option))).toBe(false);
  release();
  await expect(box(page, "villain")).toBeVisible();
  await expect(pill(page, "Villain")).toBeChecked();
  await page
    .locator("label")
    .filter({ has: pill(page, "Hero") })
    .click();
  await expect(box(page, "hero")).toBeVisible();
});

test("The figure has the pill that the browser restored after Back", RARE, async ({ page }) => {
  await open(page, "/create");
  await pill(page, "Villain").check({ force: true });
  // Navigates from within the page, as a user would, because only then does Chromium save form fields at once.
  await Promise.all([page.waitForURL("about:blank"), page.evaluate(() => location.assign("about:blank"))]);
  await page.goBack();
  await waitForHydration(page);
  await expect(pill(page, "Villain")).toBeChecked();
  await expect(box(page, "villain")).toBeVisible();
});

test("Two tabs clicked before hydration open in the order of the clicks", RARE, async ({ page }) => {
  const release = await arrive(page, "/dashboard");
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("tab", { name: "Referrals" }).click();
  release();
  await expect(page.getByRole("tab", { name: "Referrals" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
});

declare global {
  interface Window {
    submits: number;
  }
}
