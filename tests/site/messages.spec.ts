// Tests toasts: at most two are shown, and one that offers Undo is never replaced.
import type { Locator, Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import { delayRequests, deleteFigure, open, openPaused, sendLink, status } from "./helpers.ts";

const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const toasts = (page: Page) => messages(page).locator("[data-slot=toast][data-state=open]");
const undo = (page: Page) => messages(page).getByRole("button", { name: "Undo" });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const more = (page: Page, name: string) => page.getByRole("button", { name: `More: ${name}` });
/** The drawings that only some figures need. */
const PACKS =
  /\/(hair-styles|coverings|accessories|outfits|packagings|aids|headwear|conditions|FacialHair|features|patterns|Glasses)-[^/]*\.js$/;
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("Two deletions share one message whose Undo all restores both", async ({ page }) => {
  await open(page, "/dashboard");
  // A double click and a held key delete only one figure each.
  await more(page, "Viktor Lindqvist").click();
  await page.getByRole("button", { name: "Delete Viktor Lindqvist" }).dblclick();
  await expect(status(page)).toHaveText("Viktor Lindqvist deleted.");
  await expect(page.getByRole("button", { name: "Undo Viktor Lindqvist deleted.", exact: true })).toHaveText("Undo");
  await more(page, "Maya Okonkwo").press("Enter");
  await page.getByRole("button", { name: "Delete Maya Okonkwo" }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(status(page)).toHaveText("2 figures deleted.");
  await expect(page.getByRole("article")).toHaveCount(3);
  // Dispatches only the events, because fetching code would fail without a network.
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
  await expect(status(page)).toHaveText("You’re back online.");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(toasts(page)).toHaveText([/Accounts are not available/, /2 figures deleted/]);
  await page.getByRole("button", { name: "Undo all 2 figures deleted.", exact: true }).click();
  await expect(status(page)).toHaveText("2 figures are back.");
  await expect(card(page, "Viktor Lindqvist")).toBeVisible();
  await expect(card(page, "Maya Okonkwo")).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});

test("Ctrl+Z undoes deletions, also after switching dashboard tabs", async ({ page }) => {
  await open(page, "/dashboard");
  for (const name of ["Viktor Lindqvist", "Maya Okonkwo"]) await deleteFigure(page, name);
  await expect(status(page)).toHaveText("2 figures deleted.");
  await page.keyboard.press("Control+z");
  await expect(card(page, "Viktor Lindqvist")).toBeVisible();
  await expect(more(page, "Maya Okonkwo")).toBeFocused();

  await deleteFigure(page, "Maya Okonkwo");
  await tab(page, "Account").click();
  await tab(page, "Collection").click();
  await deleteFigure(page, "Viktor Lindqvist");
  await expect(toasts(page)).toHaveText([/2 figures deleted/]);
  await tab(page, "Account").click();
  await page.keyboard.press("Control+z");
  await expect(status(page)).toHaveText("2 figures are back.");
});

test("After its message is dismissed, the next deletion gets a new one", RARE, async ({ page }) => {
  await open(page, "/dashboard");
  await deleteFigure(page, "Viktor Lindqvist");
  await page.getByRole("button", { name: "Dismiss Viktor Lindqvist deleted." }).click();
  await deleteFigure(page, "Maya Okonkwo");
  await expect(toasts(page)).toHaveText([/^Maya Okonkwo deleted/]);
});

test("Hovering over one message pauses the timeout of the others", RARE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install({ time: "2026-01-01T10:00:00" });
  await open(page, "/dashboard");
  await deleteFigure(page, "Maya Okonkwo");
  await page.getByRole("button", { name: "Sign In" }).click();
  const passing = messages(page).getByText("Accounts are not available in this demo.");
  await messages(page).getByText("Maya Okonkwo deleted.").hover();
  await page.clock.runFor(13_000);
  await expect(passing).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(passing).toHaveCount(0);
  await expect(undo(page)).toBeVisible();
});

test("A name with right-to-left marks does not reorder the message", RARE, async ({ page }) => {
  await openPaused(page, "/create");
  await sendLink(page);
  await page.clock.runFor(3000);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("\u202eyaw gnorW");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await open(page, "/dashboard");
  await page.getByRole("button", { name: /^More: .*yaw/ }).click();
  await page.getByRole("button", { name: /^Delete .*yaw/ }).click();
  const message = messages(page).getByText(/deleted\.$/);
  await expect(message).toBeVisible();
  const [name, verb] = await message.evaluate((sentence) => {
    const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const places: number[] = [];
    for (const text of ["yaw", "deleted"]) {
      walker.currentNode = sentence;
      while (walker.nextNode() && !walker.currentNode.textContent?.includes(text));
      const at = walker.currentNode.textContent?.indexOf(text) ?? 0;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + text.length);
      places.push(range.getBoundingClientRect().left);
    }
    return places;
  });
  expect(verb).toBeGreaterThan(name ?? Number.POSITIVE_INFINITY);
});

test("A file that finishes after its dialog closed changes no other dialog", RARE, async ({ page }) => {
  await open(page, "/dashboard");
  // A picture contains the font.
  const release = await delayRequests(page, /\.woff2$/);
  const download = (dialog: Locator) => dialog.getByRole("button", { name: "Download", exact: true });
  const dialog = page.getByRole("dialog", { name: "Download" });
  await page.getByRole("button", { name: "Download Maya Okonkwo", exact: true }).click();
  await download(dialog).click();
  await page.keyboard.press("Escape");
  // Ingrid's print card needs drawings that Maya's picture does not need.
  await delayRequests(page, PACKS);
  await page.getByRole("button", { name: "Download Ingrid Sørensen", exact: true }).click();
  await expect(dialog).toContainText("Ingrid");
  await dialog.getByRole("button", { name: "Print card" }).click();
  release();
  await expect(status(page)).toContainText("maya-okonkwo");
  await expect(dialog).toContainText("Ingrid");
  await expect(dialog.getByRole("button", { name: "Making the picture…" })).toHaveAttribute("aria-busy", "true");
});

test("A file that fails after its dialog closed is reported in a toast", RARE, async ({ page, browserLog }) => {
  browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/files-[^/]*\.js$/, async (route) => {
    await failed;
    await route.abort();
  });
  await open(page, "/dashboard");
  const dialog = page.getByRole("dialog", { name: "Download" });
  await page.getByRole("button", { name: "Download Maya Okonkwo", exact: true }).click();
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Download Ingrid Sørensen", exact: true }).click();
  await expect(dialog).toContainText("Ingrid");
  fail();
  await expect(status(page)).toContainText("could not be made");
  await expect(dialog).not.toContainText("could not be made");
});

test("A Share button is busy only while its own picture is prepared", RARE, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, { canShare: () => true, share: () => Promise.resolve() }),
  );
  await open(page, "/dashboard");
  // A picture contains the font.
  const release = await delayRequests(page, /\.woff2$/);
  const share = page.getByRole("button", { name: "Share Maya Okonkwo" });
  await share.click();
  await page.getByRole("button", { name: "Share picture" }).click();
  await expect(share).toHaveAttribute("aria-busy", "true");
  const other = page.getByRole("button", { name: "Share Ingrid Sørensen" });
  await other.click();
  await page.getByRole("button", { name: "Share link" }).click();
  await expect(status(page)).toHaveText("Link shared.");
  await expect(other).not.toHaveAttribute("aria-busy", "true");
  await expect(share).toHaveAttribute("aria-busy", "true");
  release();
  await expect(status(page)).toHaveText("Shared.");
  await expect(share).not.toHaveAttribute("aria-busy", "true");
});
