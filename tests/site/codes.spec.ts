import sharp from "sharp";
import { readBarcodes } from "zxing-wasm/reader";
import { prepareZxing } from "../figures/zxing.ts";
import { expect, test } from "./fixtures.ts";
import { detail, download, drop, heading, open } from "./helpers.ts";

/** Makes a JPEG of half the size, like a screenshot of a picture. */
async function screenshot(picture: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .flatten({ background: "#222" })
    .resize(width / 2)
    .jpeg({ quality: 70 })
    .toBuffer();
}

for (const format of ["Square", "Landscape", "Card"])
  test(`A screenshot of a saved ${format} picture opens its figure`, async ({ page }) => {
    const shot = await screenshot(await download(page, format, true));
    prepareZxing();
    const [code] = await readBarcodes(new Uint8Array(shot), { formats: ["QRCode"] });
    expect(code?.text).toMatch(new RegExp(`^${new URL("/", page.url())}create#f=2\\.`));
    await open(page, "/create");
    await drop(page, "shot.jpg", shot);
    await expect(heading(page, "Meet your figure")).toBeVisible();
    await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
    await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
  });

test("A picture converted to WebP opens its figure", async ({ page }) => {
  const posted = await sharp(await download(page, "Square", true))
    .webp({ quality: 70 })
    .toBuffer();
  await open(page, "/create");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a saved picture" }).click();
  await (await chooser).setFiles({ name: "post.webp", mimeType: "image/webp", buffer: posted });
  await expect(detail(page, "Name")).toHaveText("Maya Okonkwo");
});

for (const format of ["Card", "Square", "Landscape"])
  test(`A ${format} has no QR code unless the user asks for one`, async ({ page }) => {
    prepareZxing();
    expect(await readBarcodes(new Uint8Array(await download(page, format)), { formats: ["QRCode"] })).toEqual([]);
  });
