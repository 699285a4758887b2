// Tests that unsaved work is offered again after the user left the page and returns.
import type { Page } from "@playwright/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayRequests,
  delayScripts,
  deleteFigure,
  heading,
  linkField,
  open,
  openPaused,
  PHONE,
  runUntilVisible,
  status,
  stored,
  toPreview,
  waitForHydration,
} from "./helpers.ts";

/** The figure code of a figure link, without `#f=`. */
const CODE = encodeFigure(toFigureSpec({ name: "Linked Person" }));
const resume = (page: Page) => page.getByRole("button", { name: "Pick up your figure" });
const openCopy = (page: Page) => page.getByRole("button", { name: "Open a copy" }).click();
const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
const expectStored = (page: Page, name: string) =>
  expect.poll(async () => JSON.stringify((await stored(page)).local)).toContain(name);

/** Creates a figure and names it. The clock is paused, so that nothing is written to the database. */
async function makeUnsavedDraft(page: Page, name: string) {
  await openPaused(page, "/create");
  await toPreview(page);
  await nameField(page).fill(name);
}

test("Two tabs closed together leave two drafts, the newest first", RARE, async ({ page, context }) => {
  const other = await context.newPage();
  await makeUnsavedDraft(page, "First Tab");
  await makeUnsavedDraft(other, "Second");
  await other.clock.runFor(10_000);
  await nameField(other).fill("Second Tab");
  await Promise.all([page.close(), other.close()]);
  const next = await context.newPage();
  await open(next, "/create");
  await runUntilVisible(next, resume(next));
  await resume(next).click();
  await expect(nameField(next)).toHaveValue("Second Tab");
  await next.getByRole("button", { name: "← Start Over" }).click();
  await resume(next).click();
  await expect(nameField(next)).toHaveValue("First Tab");
});

test("A draft that loads slowly does not reopen a page that was left", RARE, async ({ page }) => {
  await makeUnsavedDraft(page, "Half Made");
  await page.clock.resume();
  await expectStored(page, "Half Made");
  const release = await delayRequests(page, /\/stored-figures-[^/]*\.js$/);
  await open(page, "/create");
  await resume(page).click();
  const banner = page.getByRole("banner");
  // On a slow device, the page that was left stays for a moment after the URL has changed.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await banner.getByRole("link", { name: "ProFigure, home" }).click();
  await expect(page).toHaveURL(/\/$/);
  const arrived = page.waitForResponse(/\/stored-figures-[^/]*\.js$/);
  release();
  await page.evaluate((url) => import(url), (await arrived).url());
  // Waits until the site has read the storage.
  await stored(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(resume(page)).toBeVisible();
});

test("The first paint includes the offer, which moves nothing", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await makeUnsavedDraft(page, "Half Made");
  await page.clock.resume();
  await expectStored(page, "Half Made");
  const release = await delayScripts(page);
  await page.goto("./create", { waitUntil: "commit" });
  await expect(resume(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await linkField(page).boundingBox();
  await release();
  await waitForHydration(page);
  await expect(status(page)).toHaveText("Continue your figure?.");
  expect(await linkField(page).boundingBox()).toEqual(before);
  await resume(page).click();
  await expect(nameField(page)).toHaveValue("Half Made");
});

test("A plan chosen before hydration stays chosen and out of the URL", RARE, async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto("./", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Choose Premium" }).click();
  await page.waitForURL(/create/, { waitUntil: "commit" });
  await release();
  await expect(page.getByText("Premium, $88.99 per month, chosen.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("The checkout explains why a plan with no downloads is not offered", RARE, async ({ page }) => {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toContain("ingrid");
  await open(page, "/");
  await page.clock.install();
  await page.getByRole("link", { name: "Choose Basic" }).click();
  await expect(page.getByText("Basic, $18.99 one-time, chosen.", { exact: true })).toBeVisible();
  await linkField(page).fill("https://linkedin.com/in/u1815");
  await linkField(page).press("Enter");
  await page.clock.runFor(3000);
  await page.clock.resume();
  await page.getByRole("button", { name: "Purchase for $18.99" }).click();
  const checkout = page.getByRole("dialog", { name: "Demo checkout" });
  await expect(checkout).toContainText("Basic has no downloads left, so it is not offered here.");
  await expect(checkout.getByRole("radio")).toHaveCount(0);
});

async function toDashboard(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(heading(page, "My Collection")).toBeVisible();
}
const resumeCard = (page: Page) => page.getByRole("button", { name: "Resume Saved Name" }).click();

test.describe("a saved draft with unsaved changes", () => {
  test.beforeEach(async ({ page }) => {
    await makeUnsavedDraft(page, "Saved Name");
    await page.clock.resume();
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await toDashboard(page);
    await resumeCard(page);
    await expect(nameField(page)).toHaveValue("Saved Name");
    await nameField(page).fill("Edited Later");
  });

  test("Reload, Resume, Back, Forward and a purchase take the draft's changes", async ({ page }) => {
    const waysIn: Record<string, () => Promise<unknown>> = {
      reload: () => page.reload(),
      Resume: async () => {
        await toDashboard(page);
        await expect(page.getByRole("article", { name: "Saved Name, Draft, unsaved changes" })).toBeVisible();
        await resumeCard(page);
      },
      Back: () => toDashboard(page).then(() => page.goBack()),
      Forward: () => page.goBack().then(() => page.goForward()),
    };
    for (const [name, open] of Object.entries(waysIn))
      await test.step(name, async () => {
        await open();
        await expect(nameField(page)).toHaveValue("Edited Later");
        await expect(resume(page)).toBeHidden();
        await expect(page.getByRole("region", { name: "Messages" })).toContainText("With your unsaved changes.");
      });
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    expect((await stored(page)).figures).toMatchObject([
      { design: { spec: { name: "Edited Later" } }, payment: "bought" },
    ]);
    expect(JSON.stringify((await stored(page)).local)).not.toContain("Edited Later");
  });

  test("Start Over discards only the unsaved changes", RARE, async ({ page }) => {
    await page.reload();
    await expect(nameField(page)).toHaveValue("Edited Later");
    await page.getByRole("button", { name: "← Start Over" }).click();
    await expect(linkField(page)).toBeFocused();
    await expect(resume(page)).toBeHidden();
    await toDashboard(page);
    await resumeCard(page);
    await expect(nameField(page)).toHaveValue("Saved Name");
  });

  test("If the draft is deleted, its unsaved changes are still offered", RARE, async ({ page }) => {
    await expectStored(page, "Edited Later");
    await toDashboard(page);
    await deleteFigure(page, "Saved Name");
    await page.goBack();
    await expect(page.getByRole("main").getByText("This figure is no longer here")).toBeVisible();
    await resume(page).click();
    await expect(nameField(page)).toHaveValue("Edited Later");
  });
});

test("The unsaved draft is offered above a linked figure", async ({ page }) => {
  await open(page, `/create#f=${CODE}`);
  await openCopy(page);
  await nameField(page).fill("Edited Later");
  await expectStored(page, "Edited Later");
  await page.reload();
  await expect(heading(page, "Linked Person made this figure")).toBeVisible();
  await expect(status(page)).toHaveText("Continue your figure?.");
  // A copy of the linked figure is another draft.
  await openCopy(page);
  await nameField(page).fill("Linked And Edited");
  await resume(page).click();
  await expect(nameField(page)).toHaveValue("Edited Later");
  await expect(page).toHaveURL(/\/create$/);
  await page.getByRole("button", { name: "← Start Over" }).click();
  await resume(page).click();
  await expect(nameField(page)).toHaveValue("Linked And Edited");
  await page.getByRole("button", { name: "← Start Over" }).click();
  await expect(linkField(page)).toBeFocused();
  await expect(resume(page)).toBeHidden();
});

test("A damaged link still offers the unsaved draft, even once dismissed", RARE, async ({ page }) => {
  await makeUnsavedDraft(page, "Half Made");
  await page.clock.resume();
  await page.evaluate(() => {
    location.hash = "#f=2.broken";
  });
  await expect(page.getByRole("main").getByText("This figure link is damaged")).toBeVisible();
  await expect(resume(page)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(resume(page)).toBeVisible();
  await page.goto("about:blank");
  await open(page, "/create#f=2.broken");
  await resume(page).click();
  await expect(nameField(page)).toHaveValue("Half Made");
});
