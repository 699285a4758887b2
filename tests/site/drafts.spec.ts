import { expect, RARE, test } from "./fixtures.ts";
import {
  card,
  cards,
  deleteFigure,
  inDialog,
  LINK,
  linkField,
  nameField,
  notice,
  open,
  resumeUnsaved,
  status,
  stored,
  toPreviewNow,
  warnsBeforeUnload,
} from "./helpers.ts";

test.describe("drafts", () => {
  test("A draft can be saved, deleted, restored, resumed and bought", async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Zora Neale");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");
    await page.getByRole("button", { name: "Save to Drafts" }).click();

    await open(page, "/dashboard");
    await expect(card(page, "Zora Neale")).toHaveCount(1);
    await expect(card(page, "Zora Neale").getByRole("img", { name: /PREVIEW/ })).toBeVisible();
    await deleteFigure(page, "Zora Neale");
    await expect(card(page, "Zora Neale")).toHaveCount(0);
    await expect(status(page)).toHaveText("Zora Neale deleted.");
    await expect(page.getByRole("button", { name: "More: Ingrid Sørensen" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "More: Zora Neale" })).toBeFocused();

    await card(page, "Zora Neale")
      .getByRole("button", { name: /Resume/ })
      .click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Zora Neale");
    await page.getByRole("textbox", { name: "Name" }).fill("Zora Hurston");
    await page.getByRole("button", { name: "Save to Drafts" }).dblclick();
    await expect(status(page)).toHaveText("Saved to drafts. Find it in your collection.");

    await open(page, "/dashboard");
    await expect(cards(page)).toHaveCount(6);
    await card(page, "Zora Hurston")
      .getByRole("button", { name: /Purchase/ })
      .click();
    await inDialog(page, "Demo checkout", "Confirm").dblclick();
    await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cards(page)).toHaveCount(6);
    await expect(card(page, "Zora Hurston").getByRole("img", { name: /PREVIEW/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Download Zora Hurston" })).toBeFocused();
  });

  test("The second half of a double click on Confirm presses no new button", RARE, async ({ page }) => {
    await toPreviewNow(page);
    await page
      .getByRole("button", { name: /^Purchase/ })
      .last()
      .click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    for (const action of [/^Save picture/, "View Dashboard"]) {
      await done
        .getByRole("button", { name: action })
        .or(done.getByRole("link", { name: action }))
        .hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    }
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(done).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  });

  test("A draft edited in two tabs is saved as two drafts", RARE, async ({ page, context }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    const [draft] = (await stored(page)).figures as { id: string }[];
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, `/create?figure=${draft?.id}`);
      await expect(tab.getByRole("textbox", { name: "Name" })).toBeVisible();
    }
    await page.getByRole("textbox", { name: "Name" }).fill("First Tab");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await other.getByRole("textbox", { name: "Name" }).fill("Second Tab");
    await other.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(other)).toHaveText(/^Saved as a new draft, because the original changed/);
    await open(page, "/dashboard");
    await expect(card(page, "First Tab")).toHaveCount(1);
    await expect(card(page, "Second Tab")).toHaveCount(1);
  });

  test("A link to a deleted draft shows that the figure is gone", RARE, async ({ page }) => {
    await open(page, "/create?figure=nothing");
    await expect(notice(page, "This figure is no longer here")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page, "This figure is no longer here")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "LinkedIn profile URL" })).toBeFocused();
  });
});

test("The unsaved draft is offered after a reload and Back until Start Over", async ({ page }) => {
  await toPreviewNow(page);
  await nameField(page).fill("Half Made");
  // At once, because the last letter must not be lost.
  await page.reload();
  await expect(status(page)).toHaveText("Continue your figure?.");
  await resumeUnsaved(page).click();
  await expect(nameField(page)).toHaveValue("Half Made");
  expect(JSON.stringify(await stored(page))).not.toContain(LINK);
  await page.goBack();
  await expect(page).toHaveURL(/\/create$/);
  await expect(linkField(page)).toBeFocused();
  await resumeUnsaved(page).click();
  await expect(nameField(page)).toHaveValue("Half Made");
  await page.getByRole("button", { name: "← Start Over" }).click();
  await expect(linkField(page)).toBeFocused();
  await expect.poll(async () => JSON.stringify((await stored(page)).local)).not.toContain("Half Made");
  await expect(resumeUnsaved(page)).toHaveCount(0);
});

test("A deleted sample never reappears, not even while the page loads", async ({ page }) => {
  await open(page, "/dashboard");
  await deleteFigure(page, "Viktor Lindqvist");
  await expect(status(page)).toHaveText("Viktor Lindqvist deleted.");
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const recordFrame = () => {
      for (const name of document.querySelectorAll("h3"))
        if (name.checkVisibility({ visibilityProperty: true })) seen.push(name.textContent);
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  await expect(card(page, "Maya Okonkwo")).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toContain("Maya Okonkwo");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).not.toContain("Viktor Lindqvist");
});
