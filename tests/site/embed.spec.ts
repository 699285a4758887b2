// Pictures for the places where they are used, and the code that shows them in a page.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPngFigure } from "../../src/domain/figure-file.ts";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { open, status } from "./helpers.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download" });
const card = (page: Page) => page.getByRole("article", { name: /^Ingrid Sørensen/ });

async function openDownload(page: Page, format: string) {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  await dialog(page).getByRole("radio", { name: format }).check();
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [format, name, size] of few(
  [
    ["LinkedIn cover", "ingrid-sørensen-cover.png", [1584, 396]],
    ["Figure alone", "ingrid-sørensen-figure.png", [1200, 1600]],
    ["Profile picture", "ingrid-sørensen-profile.png", [800, 800]],
    ["Story", "ingrid-sørensen-story.png", [1080, 1920]],
  ] as const,
  2,
))
  test(`${format} is shown as it will be seen, and saved in its size with its figure in it`, async ({ page }) => {
    await openDownload(page, format);
    await expect(page.locator("[data-slot=picture-preview] > g > svg")).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    const png = await readFile(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
    expect(readPngFigure(png)).toMatchObject({ name: "Ingrid Sørensen" });
  });

test.describe("code for a page", () => {
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

  test("HTML has the picture in it with its text alternative, says how large it is, and counts as a download", async ({
    page,
  }) => {
    await open(page, "/dashboard");
    const before = Number.parseInt(
      (await card(page)
        .getByText(/^\d+ downloads$/)
        .textContent()) ?? "",
      10,
    );
    await openDownload(page, "LinkedIn cover");
    await dialog(page).getByRole("button", { name: "HTML" }).click();
    await expect(status(page)).toHaveText(/^HTML copied, [\d,]+ KB with the picture in it\.$/);
    await expect(card(page).getByText(`${before + 1} downloads`)).toBeVisible();
    const html = await copied(page);
    expect(Number(/[\d,]+(?= KB)/.exec((await status(page).textContent()) ?? "")?.[0])).toBe(
      Math.ceil(Buffer.byteLength(html) / 1000),
    );
    await page.goto("about:blank");
    await page.setContent(html);
    const picture = page.getByRole("img", {
      name: /^Ingrid Sørensen, History Teacher, as a hero action figure, saying/,
    });
    await expect(picture).toHaveAttribute("width", "792");
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1584, 396,
    ]);
  });

  test("Markdown has the picture in it", async ({ page }) => {
    await openDownload(page, "Profile picture");
    await dialog(page).getByRole("button", { name: "Markdown" }).click();
    await expect(status(page)).toHaveText(/^Markdown copied, [\d,]+ KB with the picture in it\.$/);
    const code = await copied(page);
    expect(code).toMatch(/^!\[Ingrid Sørensen, [^\]]*\]\(data:image\/svg\+xml,[^\s()]*\)$/);
    // Nothing in it is lettered, so it brings no font.
    expect(code.length).toBeLessThan(40_000);
  });

  test("For a README the picture is saved, and the Markdown names its file", async ({ page }) => {
    await openDownload(page, "Square");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "For a README" }).click(),
    ]);
    await expect(status(page)).toHaveText(/^Markdown copied\. Put ingrid-sørensen-square\.png, [\d,]+ KB, beside/);
    expect(await copied(page)).toMatch(/^!\[.*\]\(ingrid-sørensen-square\.png\)$/);
    expect(file.suggestedFilename()).toBe("ingrid-sørensen-square.png");
  });
});

test("Where the browser refuses to copy, the code is there to select, and is selected on focus", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse });
  });
  await openDownload(page, "Profile picture");
  await dialog(page).getByRole("button", { name: "HTML" }).click();
  const byHand = page.getByRole("dialog", { name: "Copy the code by hand" });
  const field = byHand.getByRole("textbox", { name: "Code of the picture" });
  await expect(field).toHaveValue(/^<img src="data:image\/svg\+xml,/);
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)),
  ).toBe((await field.inputValue()).length);
  await byHand.getByRole("button", { name: "Copy" }).click();
  await expect(status(page)).toHaveText(/^Copying is blocked here/);
});
