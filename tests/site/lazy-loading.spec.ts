// Tests pages and dialogs whose code loads slowly or is missing after a deployment.
import type { Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import { delayRequests, EMPTY, heading, linkField, open, ownName, waitForCode, waitForHydration } from "./helpers.ts";

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
/** Answers requests for these files with 404, as a host does for files of an earlier version. */
const answerNotFound = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }));

test.describe("a page whose code is slow", () => {
  const CREATE = /\/create-[^/]*\.js$/;

  test("A slow page does not replace a page opened later, nor its input", async ({ page }) => {
    const release = await delayRequests(page, CREATE);
    await open(page, "/dashboard");
    await mainLink(page, "Create Figure").click();
    await mainLink(page, "Home").click();
    await linkField(page).fill("what I was typing");
    release();
    await waitForCode(page, CREATE);
    await expect(page).toHaveTitle(/^Your career/);
    await expect(linkField(page)).toHaveValue("what I was typing");
    await expect(heading(page, "Your career, mint on card.")).toBeVisible();
  });

  test("A slow page does not appear after Back", RARE, async ({ page }) => {
    const release = await delayRequests(page, CREATE);
    await open(page, "/");
    await mainLink(page, "Dashboard").click();
    await expect(heading(page, "My Collection")).toBeFocused();
    await mainLink(page, "Create Figure").click();
    await page.goBack();
    await expect(heading(page, "Your career, mint on card.")).toBeFocused();
    release();
    await waitForCode(page, CREATE);
    await expect(page).toHaveTitle(/^Your career/);
    await expect(page).not.toHaveURL(/create/);
  });
});

test("A clicked tab is selected at once and shows Loading…", async ({ page }) => {
  const release = await delayRequests(page, /\/account-tabs-[^/]*\.js$/);
  await open(page, "/dashboard");
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(page.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByText("Loading…")).toBeVisible();
  release();
  await expect(heading(page, "Settings")).toBeVisible();
});

test.describe("a lazily loaded part whose code is missing after a deploy", () => {
  // Nothing is prefetched, so that the click causes the first failed request.
  test.use({ savesData: true });
  test.beforeEach(async ({ browserLog }) => {
    browserLog.allow(/^error: Failed to load resource: .* 404/);
  });

  test("A missing part shows an error, and Reload loads the part", async ({ page }) => {
    await answerNotFound(page, /\/account-tabs-[^/]*\.js$/);
    await open(page, "/dashboard");
    await page.getByRole("tab", { name: "Account" }).click();
    await expect(heading(page, "Something went wrong here")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    const reload = page.getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    await page.unrouteAll();
    await reload.click();
    await expect(heading(page, "Settings")).toBeVisible();
  });

  test(
    "Offline, Try again is offered; the part loads once back online",
    RARE,
    async ({ page, context, browserLog }) => {
      browserLog.allow(/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/);
      await answerNotFound(page, /\/account-tabs-[^/]*\.js$/);
      await open(page, "/dashboard");
      await context.setOffline(true);
      await page.getByRole("tab", { name: "Account" }).click();
      const again = page.getByRole("button", { name: "Try again" });
      await again.click();
      await expect(again).toBeVisible();
      await page.unrouteAll();
      await context.setOffline(false);
      await expect(heading(page, "Settings")).toBeVisible();
    },
  );

  test("A dialog whose code is missing shows a message with Reload", RARE, async ({ page }) => {
    await answerNotFound(page, /\/dialogs-[^/]*\.js$/);
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const message = page.getByRole("region", { name: "Messages" });
    await expect(message).toContainText("That couldn’t be loaded.");
    await page.unrouteAll();
    await message.getByRole("button", { name: /^Reload/ }).click();
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    await expect(page.getByRole("dialog", { name: "Download" })).toBeVisible();
  });
});

test.describe("a page whose scripts fail to load", () => {
  const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Part of this page didn’t load" });
  const reload = (page: Page) => notice(page).getByRole("button", { name: "Reload" });

  test.beforeEach(({ browserLog }) => browserLog.allow(/^error: Failed to load resource/));

  test("A missing page script shows an error and clears the busy state", async ({ page }) => {
    const release = await delayRequests(page, /\/shell-[^/]*\.js$/);
    await page.route(/\/CreatePage-[^/]*\.js$/, (route) => route.abort());
    await page.goto("./create", { waitUntil: "commit" });
    const create = page.getByRole("button", { name: "Create My Figure" });
    await create.click();
    await expect(create).toHaveAttribute("aria-busy", "true");
    release();
    await expect(reload(page)).toBeVisible();
    await expect(create).not.toHaveAttribute("aria-busy");
    await page.unrouteAll();
    await reload(page).click();
    await waitForHydration(page);
    await expect(notice(page)).toBeHidden();
    await create.click();
    await expect(page.getByText(EMPTY)).toBeVisible();
  });

  test.describe("with a browser extension", () => {
    // Extensions are not subject to the Content-Security-Policy.
    test.use({ bypassCSP: true });

    test("A missing script of a browser extension shows no error", RARE, async ({ page }) => {
      await open(page, "/create");
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const script = document.createElement("script");
            Object.assign(script, { type: "module", src: "no-such-file.js", onerror: resolve });
            document.head.append(script);
          }),
      );
      await expect(notice(page)).toBeHidden();
    });
  });

  for (const [what, file] of [
    ["page", /\/DashboardPage-[^/]*\.js$/],
    ["entry", /\/vendor-[^/]*\.js$/],
  ] as const)
    test(`/dashboard shows its cards although the ${what} script is missing`, RARE, async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, ""), ownName("returning"));
      await page.route(file, (route) => route.abort());
      await page.goto("./dashboard");
      await expect(reload(page)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(5);
      await page.unrouteAll();
      await reload(page).click();
      await waitForHydration(page);
      await expect(page.getByRole("article")).toHaveCount(5);
      await expect(notice(page)).toBeHidden();
    });
});
