// A figure that breathes, as a GIF that people can post.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readGifFigure } from "../../src/domain/figure-file.ts";
import { expect, LONG, test } from "./fixtures.ts";
import { delayRequests, open, recordAnnouncements, status } from "./helpers.ts";

const WORKER = /loop-worker-[\w-]+\.js$/;
const LIMIT = 2_000_000;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Download" });
const card = (page: Page) => page.getByRole("article", { name: /^Ingrid Sørensen/ });
const download = (page: Page) => dialog(page).getByRole("button", { name: "Download", exact: true });
const bar = (page: Page) => dialog(page).getByRole("progressbar", { name: "Drawing it frame by frame" });
const downloads = async (page: Page) =>
  Number.parseInt(
    (await card(page)
      .getByText(/^\d+ downloads$/)
      .textContent()) ?? "",
    10,
  );

/** Opens the dialog, and returns how many downloads the card counts, which is hidden behind it. */
async function openDownload(page: Page) {
  await open(page, "/dashboard");
  const before = await downloads(page);
  await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
  await dialog(page).getByRole("radio", { name: "Moving picture" }).check();
  return before;
}
async function save(page: Page) {
  const saved = page.waitForEvent("download");
  await download(page).click();
  const file = await saved;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test("A moving picture is a small GIF that repeats for ever, three seconds long, and opens again as its figure", async ({
  page,
}) => {
  await openDownload(page);
  const { name, path } = await save(page);
  expect(name).toBe("ingrid-sørensen-loop.gif");
  const gif = await readFile(path);
  expect(gif.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(gif.length).toBeLessThan(LIMIT);
  const { width, pageHeight, pages = 0, loop, delay = [] } = await sharp(gif, { animated: true }).metadata();
  expect([width, pageHeight]).toEqual([800, 800]);
  expect(loop).toBe(0);
  expect(pages).toBeGreaterThan(30);
  expect(delay.reduce((sum, one) => sum + one)).toBe(3000);
  expect(readGifFigure(gif)).toMatchObject({ name: "Ingrid Sørensen" });
  await expect(status(page)).toHaveText("ingrid-sørensen-loop.gif is on its way to your downloads.");

  await open(page, "/create");
  await page.evaluate((base64) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "posted.gif"));
    for (const type of ["dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
  }, gif.toString("base64"));
  await expect(page.getByRole("heading", { name: "Meet your figure" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ingrid Sørensen");
});

test("A figure moves in its file, and only the figure", LONG, async ({ page }) => {
  await openDownload(page);
  const { path } = await save(page);
  const frame = (number: number) => sharp(path, { page: number }).removeAlpha().raw().toBuffer();
  const [first, later] = await Promise.all([frame(0), frame(12)]);
  const moved = Array.from(first, (_, at) => at).filter((at) => first[at] !== later[at]);
  expect(moved.length).toBeGreaterThan(3000);
  // In her box, beside its small pictures and above its print; the code beside the box stands.
  const outside = moved
    .map((at) => [Math.floor(at / 3) % 800, Math.floor(at / 2400)] as const)
    .filter(([x, y]) => x < 160 || x > 530 || y < 230 || y > 700);
  expect(outside).toEqual([]);
});

test("Cancel and Escape end the making, which then saves no file and counts no download", async ({ page }) => {
  const release = await delayRequests(page, WORKER);
  const files: string[] = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  const before = await openDownload(page);
  const announcements = await recordAnnouncements(page);
  await download(page).press("Enter");
  await expect(bar(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await expect(download(page)).toBeFocused();
  await expect.poll(announcements).toContain("Cancelled. Nothing was saved.");

  await download(page).press("Enter");
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(status(page)).toHaveText("Cancelled. Nothing was saved.");
  expect(await downloads(page)).toBe(before);
  expect(files).toEqual([]);
});

test(
  "A worker that fails says so in a sentence, counts no download, and can be tried again",
  LONG,
  async ({ page, browserLog }) => {
    browserLog.allow(/Failed to load resource/);
    await page.route(WORKER, (route) => route.abort());
    const before = await openDownload(page);
    await download(page).click();
    await expect(dialog(page).getByText(/^The picture could not be made\./)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await page.unroute(WORKER);
    await save(page);
    // One for the file, none for the failure.
    await expect(card(page).getByText(`${before + 1} downloads`)).toBeVisible();
  },
);
