// Tests that figures are unchanged after saving and reopening them in every way. `npm run test:all` uses 1,000 figures,
// `npm test` the first few.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readBarcodes } from "zxing-wasm/reader";
import { addPngFigure, addSvgFigure } from "../../src/domain/figure-file.ts";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { FigureExport } from "../../src/figure/pictures/FigureExport.tsx";
import { ACCESSORY_KINDS } from "../../src/figure/schema/accessory.ts";
import { decodeFigure, encodeFigure } from "../../src/figure/schema/code.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { FIELD_LIST } from "../../src/figure/schema/fields.ts";
import { type FigureSpec, toFigureSpec } from "../../src/figure/schema/spec.ts";
import { readFile } from "../../src/import/read-file.ts";
import { findFigure } from "../../src/import/readers/link-in-picture.ts";
import { readFigureLink } from "../../src/site/downloads/figure-link.ts";
import { qrPixels } from "./qr-pixels.ts";
import { variedSpecs } from "./varied-specs.ts";
import { prepareZxing } from "./zxing.ts";

const SPECS = variedSpecs(process.env.TEST_ALL ? 1000 : 65);
/** Fewer figures for tests that draw and read pictures, which takes longer. */
const FEW = SPECS.slice(0, process.env.TEST_ALL ? 1000 : 12);
/** Timeout in milliseconds, for a thousand figures on a busy machine. */
const LONG = 1_800_000;
/** Returns a link to the site on one of three hosts. */
const linkOf = (spec: FigureSpec) => {
  const hosts = ["https://profigure.example/", "https://example.org/figures/", "http://localhost:4173/"];
  return `${hosts[spec.number % hosts.length]}create#f=${encodeFigure(spec)}`;
};

const context = { onProgress: () => {} };
const read = (file: BlobPart) => readFile(new Blob([file]), context);

beforeAll(async () => {
  await loadAllFigureParts();
  prepareZxing();
});

test("A figure's link has under 2,000 characters and opens the figure", () => {
  for (const spec of SPECS) {
    const link = linkOf(spec);
    expect(link.length).toBeLessThan(2000);
    expect(readFigureLink(new URL(link).hash)).toEqual(spec);
  }
});

test("Every option value survives encoding to a figure code and back", () => {
  let count = 0;
  for (const type of CHARACTER_TYPES) {
    for (const [field, { options }] of FIELD_LIST)
      for (const value of options(type)) {
        const spec = toFigureSpec({ type, [field]: value });
        count++;
        expect(spec[field]).toBe(value);
        expect(decodeFigure(encodeFigure(spec))).toEqual(spec);
      }
    for (const kind of ACCESSORY_KINDS) {
      const spec = toFigureSpec({ type, accessories: [{ kind }, { kind }, { kind }] });
      expect(decodeFigure(encodeFigure(spec))).toEqual(spec);
    }
  }
  expect(count).toBeGreaterThan(500);
});

test("A PNG with an embedded figure opens it and has the same pixels", async () => {
  const plain = await sharp({ create: { width: 30, height: 40, channels: 4, background: "#1d4ed8" } })
    .png()
    .toBuffer();
  for (const spec of SPECS) {
    const png = addPngFigure(plain, spec);
    expect(await read(png)).toEqual({ kind: "figure", spec });
  }
  const [spec] = SPECS as readonly [FigureSpec];
  const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
  expect((await pixels(addPngFigure(plain, spec))).equals(await pixels(plain))).toBe(true);
});

test(
  "A figure's SVG file opens the same figure",
  async () => {
    for (const spec of FEW) {
      const drawn = renderToStaticMarkup(createElement(FigureExport, { spec, isPaid: true, format: "drawing" }));
      expect(await read(addSvgFigure(drawn, spec))).toEqual({ kind: "figure", spec });
    }
  },
  LONG,
);

test(
  "Our decoder and ZXing both read a figure's link from its QR code",
  async () => {
    for (const spec of FEW) {
      const image = qrPixels(linkOf(spec));
      const [found] = await readBarcodes(image as ImageData, { formats: ["QRCode"], tryHarder: false });
      expect(found?.text).toBe(linkOf(spec));
      expect(await findFigure(image, () => image)).toEqual(spec);
    }
  },
  LONG,
);
