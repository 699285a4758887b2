// Tests the site while Chrome translates it. Chrome replaces every text node, including new ones, while React still
// refers to the removed nodes.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open, openPaused, pill, toPreview } from "./helpers.ts";

/** Replaces text nodes from now on, as Chrome's translation does, but keeps the words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("font, svg, script, style")) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replaceTexts(document.body);
    new MutationObserver(() => replaceTexts(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

test("On a translated page, a figure can be made, bought and shared", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: () => new Promise((done) => setTimeout(done, 300)),
    }),
  );
  await openPaused(page, "/create");
  await translate(page);
  await pill(page, "Villain").check();
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Devi Asha Devi Asha Devi Asha");
  await expect(page.getByText("34/40", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Devi");
  await page
    .getByRole("button", { name: /^Purchase/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Confirm" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("It’s yours, Asha Devi.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Download Your Figure" }).first().click();
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await file;
  await expect(dialog).toHaveCount(0);

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const card = page.getByRole("article", { name: "Asha Devi" });
  await card.getByRole("button", { name: "Share Asha Devi" }).click();
  await expect(card).toContainText("1 share");
  await open(page, "/dashboard?q=a");
  await translate(page);
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("searchbox").fill("Asha");
  await expect(card).toBeVisible();
  await expect(page.getByText("Something went wrong here")).toHaveCount(0);
});
