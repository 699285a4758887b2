// What is saved here opens again, and what was changed opens as the same figure or is answered with a sentence: unpaid.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { crc32 } from "../../src/domain/crc32.ts";
import { encodeFigure } from "../../src/domain/figure-code.ts";
import { PNG_KEYWORD, PNG_SIGNATURE, readPngFigure, readSvgFigure } from "../../src/domain/figure-file.ts";
import { type FigureSpec, toFigureSpec } from "../../src/domain/figure-spec.ts";
import { few } from "../few.ts";
import { expect, LONG, test } from "./fixtures.ts";
import { detail, download, drop, open, status, stored } from "./helpers.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** It is on the preview with PREVIEW in it, it can be bought, and this device has no record of it. */
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

/** A chunk whose length and checksum are right. */
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

for (const [format, how] of few(
  [
    ["Card", "drop"],
    ["Square", "paste"],
    ["Landscape", "drop"],
    ["Profile picture", "drop"],
    ["LinkedIn cover", "paste"],
  ] as const,
  2,
))
  test(`A saved PNG (${format}) carries its figure, and opens unpaid by ${how}`, async ({ page }) => {
    const png = await download(page, format);
    const figure = readPngFigure(png);
    expect(figure).toMatchObject({ name: "Maya Okonkwo" });
    await open(page, "/create");
    await drop(page, "saved.png", png, how);
    await expectOpenUnpaid(page);
  });

test("A PNG that says it is paid for opens unpaid, one whose code was changed is damaged", async ({ page }) => {
  const png = await download(page, "Card");
  const code = encodeFigure(readPngFigure(png) as FigureSpec);
  await open(page, "/create");
  const plain = Buffer.concat([
    png.subarray(0, HEADER_END),
    png.subarray(HEADER_END + 12 + png.readUInt32BE(HEADER_END)),
  ]);
  for (const text of [code.replace(/.$/, "_"), `${code}.bought`, code.toUpperCase()]) {
    await drop(page, "forged.png", withChunk(plain, `${PNG_KEYWORD}\0\0\0\0\0${text}`));
    await expectRefused(page, "This file is damaged.");
  }
  const flipped = Buffer.from(png);
  flipped[HEADER_END + 40] = (png[HEADER_END + 40] ?? 0) ^ 1;
  await drop(page, "flipped.png", flipped);
  await expectRefused(page, "This file is damaged.");
  await drop(page, "cut.png", png.subarray(0, HEADER_END + 40));
  await expectRefused(page, "This file is damaged.");
  await drop(page, "plain.png", plain);
  await expectRefused(page, "This picture carries no figure.");
  await drop(page, "paid.png", withChunk(png, "payment\0\0\0\0\0bought"));
  await expectOpenUnpaid(page);
});

test(
  "A PNG with the chunk of another figure's, in place of its own or beside it, is answered with a sentence where they differ",
  LONG,
  async ({ page }) => {
    const code = (name: string) => `${PNG_KEYWORD}\0\0\0\0\0${encodeFigure(toFigureSpec({ name }))}`;
    const sentence = "This picture carries figures that differ.";
    const square = await download(page, "Square");
    const card = await download(page, "Card");
    const bare = (png: Buffer) =>
      Buffer.concat([png.subarray(0, HEADER_END), png.subarray(HEADER_END + 12 + png.readUInt32BE(HEADER_END))]);
    await open(page, "/create");
    await drop(page, "swapped.png", withChunk(bare(square), code("Viktor Dragan")));
    await expectRefused(page, sentence);
    for (const png of [withChunk(card, code("Viktor Dragan")), withChunk(square, code("Viktor Dragan"))]) {
      await drop(page, "two.png", png);
      await expectRefused(page, sentence);
    }
    await drop(page, "huge.png", withChunk(card, `${PNG_KEYWORD}\0\0\0\0\0${"A".repeat(10_000_000)}`));
    await expectRefused(page, "This file is damaged.");
    // A card shows no code: what it carries is all that a program can know of it.
    await drop(page, "card.png", withChunk(bare(card), code("Viktor Dragan")));
    await expect(detail(page, "Name")).toHaveText("Viktor Dragan");
    await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
  },
);

test(
  "An SVG that says it is paid for opens unpaid, one whose code was changed carries none",
  LONG,
  async ({ page }) => {
    const svg = (await download(page, "Drawing")).toString("utf8");
    expect(readSvgFigure(svg)).toMatchObject({ name: "Maya Okonkwo" });
    await open(page, "/create");
    for (const changed of [
      svg.replace("</metadata>", ".bought</metadata>"),
      svg.replace(/profigure:2\.(.)/, (_, letter) => `profigure:2.${letter === "1" ? "2" : "1"}`),
      svg.replace(/profigure:[^<]*/, (code) => code.toUpperCase()),
      svg.replace(/<metadata>.*?<\/metadata>/, ""),
    ]) {
      await drop(page, "forged.svg", Buffer.from(changed));
      await expectRefused(page, "This picture carries no figure.");
    }
    await drop(page, "paid.svg", Buffer.from(svg.replace("<svg", '<svg isPaid="true" data-payment="bought"')));
    await expectOpenUnpaid(page);
  },
);

test("A link that says it is paid for is damaged, a whole one opens unpaid", LONG, async ({ page }) => {
  const code = encodeFigure(readPngFigure(await download(page, "Card")) as FigureSpec);
  for (const forged of [`${code}&isPaid=true`, `${code}.bought`, code.toUpperCase(), code.slice(0, -1)]) {
    await open(page, `/create#f=${forged}`);
    await expect(status(page)).toHaveText("This figure link is damaged");
    await page.goto("about:blank");
  }
  await open(page, `/create?isPaid=true&payment=bought#f=${code}`);
  await expectOpenUnpaid(page);
});

test("A backup that is dropped on /create restores nothing paid, and none of a changed one", async ({ page }) => {
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

test(
  "A picture that was copied, which keeps its pixels alone, opens by its QR code",
  LONG,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const png = await download(page, "Square");
    await open(page, "/create");
    const copied = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
      const [item] = await navigator.clipboard.read();
      const picture = await item?.getType("image/png");
      return [...new Uint8Array((await picture?.arrayBuffer()) ?? [])];
    }, png.toString("base64"));
    expect(readPngFigure(Uint8Array.from(copied))).toBeUndefined();
    await page.keyboard.press("Control+V");
    await expectOpenUnpaid(page);
  },
);
