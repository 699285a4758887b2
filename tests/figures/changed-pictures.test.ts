import fc from "fast-check";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { addPngFigure } from "../../src/domain/figure-file.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { checkFiles, FILE_ERRORS, filesOf, openFile, SPECS } from "./changed-files.ts";
import { qrPixels } from "./qr-pixels.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces the browser APIs that the picture reader uses to decode pictures. */
function stubPictures() {
  type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number };
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const image = sharp(await file.arrayBuffer(), { failOn: "none" })
      .flatten({ background: "#fff" })
      .ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, close() {} };
  });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      private data = new Uint8ClampedArray();
      getContext() {
        return this;
      }
      fillRect() {}
      drawImage(source: Picture, _x: number, _y: number, width: number, height: number) {
        const pixels = new Uint32Array(width * height);
        const from = new Uint32Array(new Uint8Array(source.data).buffer);
        for (let at = 0; at < pixels.length; at++) {
          const [x, y] = [at % width, Math.floor(at / width)];
          const row = Math.floor((y * source.height) / height);
          pixels[at] = from[row * source.width + Math.floor((x * source.width) / width)] ?? 0;
        }
        this.data = new Uint8ClampedArray(pixels.buffer);
      }
      getImageData(_x: number, _y: number, width: number, height: number) {
        return { data: this.data, width, height };
      }
    },
  );
}

const qrPng = async (spec: FigureSpec) => {
  const { data, width, height } = qrPixels(`https://profigure.example/create#f=${encodeFigure(spec)}`);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toColorspace("b-w")
    .png()
    .toBuffer();
};

test("A picture whose QR code and metadata disagree opens no figure", async () => {
  stubPictures();
  const [shown, other] = SPECS as readonly [FigureSpec, FigureSpec];
  const picture = await qrPng(shown);
  for (const [carried, found] of [
    [shown, shown],
    [other, "severalFigures"],
  ] as const) {
    expect(await openFile(addPngFigure(picture, carried))).toEqual(found);
  }
});

test("If its pixels are scrambled, a picture's metadata opens the figure", async () => {
  stubPictures();
  Object.assign(OffscreenCanvas.prototype, {
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 97) % 256),
      width,
      height,
    }),
  });
  const [shown] = SPECS as readonly [FigureSpec];
  const picture = await qrPng(shown);
  expect(await openFile(picture)).toBe("scrambled");
  expect(await openFile(addPngFigure(picture, shown))).toEqual(shown);
});

test("If it cannot be decoded, a picture's metadata opens the figure", async () => {
  stubPictures();
  const [shown] = SPECS as readonly [FigureSpec];
  const file = addPngFigure(await qrPng(shown), shown);
  expect(await openFile(file.slice(0, -40))).toEqual(shown);
  // The header now claims a size of 65,536 × 65,536 pixels.
  file.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
  expect(await openFile(file)).toEqual(shown);
});

test("A partly covered QR code opens its figure or gets an error", async () => {
  stubPictures();
  const spot = { left: fc.nat(180), top: fc.nat(180), size: fc.integer({ min: 4, max: 60 }), isOther: fc.boolean() };
  const spots = fc.array(fc.record(spot), { minLength: 1, maxLength: 8 });
  const codes = await filesOf(qrPng);
  await checkFiles({
    changes: fc.record({ spots, format: fc.constantFrom("png", "jpeg", "webp") }),
    async fileOf(spec, other, { spots, format }) {
      const black = { channels: 3, background: "#000" } as const;
      const inputs = spots.map(async ({ left, top, size, isOther }) => {
        const place = { left, top, width: size, height: size };
        const ofOther = isOther ? await sharp(codes.get(other)).extract(place).png().toBuffer() : undefined;
        return { left, top, input: ofOther ?? { create: { width: size, height: size, ...black } } };
      });
      return sharp(codes.get(spec))
        .composite(await Promise.all(inputs))
        .toFormat(format, { quality: 80 })
        .toBuffer();
    },
    open: openFile,
    errors: FILE_ERRORS,
    runs: process.env.TEST_ALL ? 100 : 10,
  });
});
