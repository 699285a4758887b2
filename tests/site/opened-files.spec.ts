// Tests that a saved file opens again, and that a changed file opens the same figure or gets an error message. The
// figure is always unpaid.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PNG_KEYWORD, PNG_SIGNATURE, readPngFigure } from "../../src/domain/figure-file.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { crc32 } from "../../src/lib/crc32.ts";
import { expect, RARE, test } from "./fixtures.ts";
import { detail, download, drop, open, status, stored } from "./helpers.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Expects the figure in the preview with PREVIEW, so that it has to be bought before it can be downloaded. */
async function expectOpenUnpaid(page: Page) {
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
  await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download Your Figure" })).toHaveCount(0);
}
async function expectRefused(page: Page, sentence: string) {
  await expect(dialog(page)).toContainText(sentence);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

/** Makes a PNG chunk with a valid length and checksum. */
function chunk(text: string): Buffer {
  const body = Buffer.from(`iTXt${text}`, "latin1");
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(body.length - 4, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
const HEADER_END = PNG_SIGNATURE.length + 25;
const withChunk = (png: Buffer, text: string) =>
  Buffer.concat([png.subarray(0, HEADER_END), chunk(text), png.subarray(HEADER_END)]);

for (const [format, how] of [
  ["Square", "paste"],
  ["Landscape", "drop"],
  ["Profile picture", "drop"],
  ["LinkedIn cover", "paste"],
] as const)
  test(`A saved PNG (${format}) opens its figure unpaid after a ${how}`, RARE, async ({ page }) => {
    const png = await download(page, format);
    expect(readPngFigure(png)).toMatchObject({ name: "Maya Okonkwo" });
    await open(page, "/create");
    await drop(page, "saved.png", png, how);
    await expectOpenUnpaid(page);
  });

test("A saved PNG opens unpaid, a forged one too or as damaged", async ({ page }) => {
  const png = await download(page, "Card");
  const code = encodeFigure(readPngFigure(png) as FigureSpec);
  await open(page, "/create");
  await drop(page, "saved.png", png);
  await expectOpenUnpaid(page);
  await page.goBack();
  const plain = Buffer.concat([
    png.subarray(0, HEADER_END),
    png.subarray(HEADER_END + 12 + png.readUInt32BE(HEADER_END)),
  ]);
  await drop(page, "forged.png", withChunk(plain, `${PNG_KEYWORD}\0\0\0\0\0${code}.bought`));
  await expectRefused(page, "This file is damaged.");
  await drop(page, "plain.png", plain);
  await expectRefused(page, "There's no figure in this picture.");
  await drop(page, "paid.png", withChunk(png, "payment\0\0\0\0\0bought"));
  await expectOpenUnpaid(page);
});

test("A forged backup dropped on /create restores no paid figure", RARE, async ({ page }) => {
  await open(page, "/dashboard?tab=account");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  await open(page, "/create");
  await drop(page, "changed.json", Buffer.from(text.replace("Maya Okonkwo", "Mara Okonkwo")));
  await expect(status(page)).toHaveText("This backup is damaged, so nothing was changed. Choose another copy of it.");
  const { checksum: _, ...backup } = JSON.parse(text);
  const figures = [{ ...backup.figures[0], id: "from-outside", payment: "bought" }];
  const rest = { ...backup, figures };
  const checksum = crc32(Buffer.from(JSON.stringify(rest)));
  await drop(page, "forged.json", Buffer.from(JSON.stringify({ ...rest, checksum })));
  await expect(status(page)).toHaveText(/^1 figure restored, unpaid as drafts\./);
  expect((await stored(page)).figures).toContainEqual(
    expect.objectContaining({ id: "from-outside", payment: "unpaid" }),
  );
});
