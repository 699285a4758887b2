import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureSize } from "../../src/import/readers/picture-size.ts";

const plain = () =>
  sharp({ create: { width: 301, height: 177, channels: 4, background: { r: 136, g: 136, b: 136, alpha: 0.5 } } });
const FILES = {
  "a PNG": () => plain().png(),
  "a JPEG": () => plain().jpeg(),
  "a progressive JPEG with metadata": () => plain().withMetadata({ orientation: 1 }).jpeg({ progressive: true }),
  "a lossy WebP": () => plain().removeAlpha().webp(),
  "a lossless WebP": () => plain().webp({ lossless: true }),
  "a WebP with transparency": () => plain().webp(),
};

test.each(Object.entries(FILES))("The header of %s yields its size, a truncated one no other size", async (_, make) => {
  const file = await make().toBuffer();
  const size = { width: 301, height: 177 };
  expect(pictureSize(file)).toEqual(size);
  for (let length = 0; length < Math.min(file.length, 400); length++)
    expect([undefined, size]).toContainEqual(pictureSize(file.subarray(0, length)));
});

test("Bytes that are not a picture have no size", () => {
  expect(pictureSize(new Uint8Array(100))).toBeUndefined();
  expect(pictureSize(new Uint8Array(100).fill(0xff))).toBeUndefined();
});
