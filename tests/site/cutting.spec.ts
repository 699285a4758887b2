// The fold-up card as a file for a cutting machine.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { readSvgFigure } from "../../src/domain/figure-file.ts";
import { expect, test } from "./fixtures.ts";
import { open, status } from "./helpers.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download" });
const section = (page: Page) => dialog(page).getByRole("group", { name: "For a cutting machine" });
const paper = (page: Page, name: string) => section(page).getByRole("radio", { name });
const save = (page: Page) => section(page).getByRole("button", { name: "Save cutting file" });

async function openDownload(page: Page) {
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
}
async function saved(page: Page) {
  const [file] = await Promise.all([page.waitForEvent("download"), save(page).click()]);
  const svg = await readFile(await file.path(), "utf8");
  const png = Buffer.from(/xlink:href="data:image\/png;base64,([^"]+)"/.exec(svg)?.[1] ?? "", "base64");
  return { name: file.suggestedFilename(), svg, png };
}
/** Of a part of a picture: `stats` alone would tell of the whole. */
const statsOf = async (png: Buffer, part: Region) =>
  (await sharp(await sharp(png).extract(part).png().toBuffer()).stats()).channels;
const downloads = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole("article", { name: /^Ingrid Sørensen/ })
      .getByText(/^\d+ downloads$/)
      .textContent()) ?? "",
    10,
  );

for (const { locale, first, name, size, pixels } of [
  { locale: "de-DE", first: "A4", name: "ingrid-sørensen-cut-a4.svg", size: [210, 297], pixels: [2480, 3508] },
  {
    locale: "en-US",
    first: "Letter",
    name: "ingrid-sørensen-cut-letter.svg",
    size: [215.9, 279.4],
    pixels: [2550, 3300],
  },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`The cutting file is on ${first}, in real size, with three layers and its figure, and counts as a download`, async ({
      page,
    }) => {
      await open(page, "/dashboard");
      const before = await downloads(page);
      await openDownload(page);
      await expect(paper(page, first)).toBeChecked();
      const { name: given, svg, png } = await saved(page);
      expect(given).toBe(name);
      await expect(status(page)).toHaveText(`${name} is on its way to your downloads.`);
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(() => downloads(page)).toBe(before + 1);

      expect(svg).toContain(`width="${size[0]}mm" height="${size[1]}mm" viewBox="0 0 ${size.join(" ")}"`);
      expect([...svg.matchAll(/inkscape:label="(\w+)"/g)].map(([, layer]) => layer)).toEqual(["Print", "Fold", "Cut"]);
      expect(readSvgFigure(svg)).toMatchObject({ name: "Ingrid Sørensen" });
      const { width, height } = await sharp(png).metadata();
      expect([width, height]).toEqual(pixels);
      // Her box is there, and the paper's edge is empty.
      const [red, green, blue] = await statsOf(png, { left: 400, top: 1800, width: 500, height: 900 });
      expect(Math.min(red?.stdev ?? 0, green?.stdev ?? 0, blue?.stdev ?? 0)).toBeGreaterThan(20);
      const edge = await statsOf(png, { left: 0, top: 0, width: 59, height: 3000 });
      expect(edge[3]?.max).toBe(0);
    });
  });

test("The other paper is chosen by keyboard, and the file opens again on the create page, unpaid", async ({ page }) => {
  await openDownload(page);
  await paper(page, "Letter").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(paper(page, "A4")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(save(page)).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("ingrid-sørensen-cut-a4.svg");

  await open(page, "/create");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await file.path());
  await expect(page.getByRole("heading", { name: "Meet your figure" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Ingrid Sørensen/ }).first()).toBeVisible();
  await expect(page.getByText("Purchase to Download").first()).toBeVisible();
});

test("A cutting file that cannot be made says so in the dialog, and a second click tries again", async ({
  page,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
  await page.route(/cutting-file-[^/]*\.js$/, (route) => route.abort());
  await openDownload(page);
  await save(page).click();
  await expect(
    dialog(page).getByText(/^The cutting file could not be made\. Check your connection and try again\./),
  ).toBeVisible();
  await page.unroute(/cutting-file-[^/]*\.js$/);
  expect((await saved(page)).name).toBe("ingrid-sørensen-cut-letter.svg");
});
