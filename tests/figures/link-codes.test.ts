// Tests that two decoders, ours and ZXing, can read the QR code with a figure's link from every kind of picture that
// has one: recompressed as JPEG at quality 70, at full size and at half size, like a screenshot.

import { Resvg } from "@resvg/resvg-js";
import { type ComponentType, createElement, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readBarcodes } from "zxing-wasm/reader";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { PACKAGINGS } from "../../src/figure/parts/packaging/options.ts";
import { FigureLandscape } from "../../src/figure/pictures/FigureLandscape.tsx";
import { FigureShelf } from "../../src/figure/pictures/FigureShelf.tsx";
import { FigureSquare } from "../../src/figure/pictures/FigureSquare.tsx";
import { PrintCard } from "../../src/figure/pictures/PrintCard.tsx";
import { STRIP } from "../../src/figure/pictures/print-layout.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { randomFigureSpec } from "../../src/figure/schema/random.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { findFigure } from "../../src/import/readers/link-in-picture.ts";
import { qrPixels } from "./qr-pixels.ts";
import { prepareZxing } from "./zxing.ts";

/** Timeout in milliseconds, for 100 figures on a busy machine. */
const LONG = 3_600_000;
const PEOPLE = [
  ["Maya Okonkwo", "Senior Software Engineer"],
  ["Li Wei", "Chef"],
  ["ليلى حداد", "مهندسة معمارية"],
  ["Anneliese Hohenstein-Varga", "Regional Head of Partnerships"],
  ["Zoë", "Nurse"],
] as const;
const SPECS: readonly FigureSpec[] = Array.from({ length: process.env.TEST_ALL ? 100 : 4 }, (_, seed) => {
  const [name = "", jobTitle = ""] = PEOPLE[seed % PEOPLE.length] ?? [];
  // Varies the packaging, so that light and dark boxes occur in each kind of picture, even in the short run.
  const packaging = PACKAGINGS[(seed + Math.floor(seed / 4)) % PACKAGINGS.length] ?? "blister";
  return randomFigureSpec(`code ${seed}`, { name, jobTitle, packaging });
});
/** Returns a link whose origin has a typical length. */
const linkOf = (spec: FigureSpec) => `https://profigure.example/create#f=${encodeFigure(spec)}`;

interface Kind {
  readonly width: number;
  readonly markupOf: (spec: FigureSpec) => string;
}
const markup = <Props>(Component: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(Component as ComponentType<object>, props as object));
const posting = (Component: typeof FigureSquare): Kind => ({
  width: 1200,
  markupOf: (spec) => markup(Component, { spec, isPaid: spec.number % 2 === 0, link: linkOf(spec) }),
});
const square = posting(FigureSquare);
const back: SVGProps<SVGSVGElement>["viewBox"] = `${STRIP.x} ${STRIP.back} ${STRIP.width} ${STRIP.front - STRIP.back}`;
const KINDS: Readonly<Record<string, Kind>> = {
  square,
  landscape: posting(FigureLandscape),
  shelf: { width: 1200, markupOf: (spec) => markup(FigureShelf, { spec, isPaid: true, link: linkOf(spec) }) },
  // 300 dots per inch. The drawing's units are tenths of a millimeter.
  "print card's back": {
    width: Math.round((STRIP.width / 254) * 300),
    markupOf: (spec) =>
      markup(PrintCard, {
        design: { spec, industry: "Technology", skills: ["Debugging", "Mentoring"] },
        isPaid: true,
        link: linkOf(spec),
        viewBox: back,
      }),
  },
};

const draw = (svg: string, width: number) => {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width }, background: "white" }).render();
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } }).removeAlpha();
};
/** Returns a picture as it is posted, and as a screenshot of half the size. */
const posted = (svg: string, width: number) => {
  const picture = draw(svg, width);
  const sizes = [width, Math.round(width / 2)];
  return Promise.all(sizes.map((size) => picture.clone().resize(size).jpeg({ quality: 70 }).toBuffer()));
};

const pixels = async (file: Uint8Array, size?: { width: number; height: number }) => {
  const image = sharp(file).ensureAlpha();
  const { data, info } = await (size ? image.resize(size.width, size.height, { fit: "fill" }) : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
};
const find = async (file: Uint8Array) => {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  return findFigure({ width, height }, (size) => pixels(file, size));
};
const zxing = async (file: Uint8Array) =>
  (await readBarcodes(new Uint8Array(file), { formats: ["QRCode"] })).map(({ text }) => text);

beforeAll(async () => {
  await loadAllFigureParts();
  prepareZxing();
});

test.each(Object.entries(KINDS).map(([name, kind], place) => [name, kind, place] as const))(
  "The QR code of a %s is readable after JPEG and a screenshot",
  async (_, { width, markupOf }, place) => {
    // The short run draws each figure in only one kind of picture.
    const drawn = process.env.TEST_ALL
      ? SPECS
      : SPECS.filter((_, index) => index % Object.keys(KINDS).length === place);
    for (const spec of drawn)
      for (const file of await posted(markupOf(spec), width)) {
        expect(await find(file)).toEqual(spec);
        expect(await zxing(file)).toEqual([linkOf(spec)]);
      }
  },
  LONG,
);

test("A screenshot at a third of the size opens its figure", async () => {
  const [spec] = SPECS as readonly [FigureSpec];
  const file = await draw(square.markupOf(spec), 1200).resize(400).jpeg({ quality: 90 }).toBuffer();
  expect(await find(file)).toEqual(spec);
});

const CODE = encodeFigure(randomFigureSpec(1));
test.each([
  ["https://example.org/", undefined],
  ["javascript:alert(1)//create#f=2.a.b c", undefined],
  [`https://profigure.example/dashboard#f=${CODE}`, undefined],
  ["WIFI:S:office;T:WPA;P:secret;;", undefined],
  [`https://profigure.example/create#f=${CODE.slice(0, -1)}`, "damaged"],
])("A QR code with %s opens no figure", async (text, found) => {
  const image = qrPixels(text);
  expect(await findFigure(image, () => image)).toBe(found);
});

test("A picture without a QR code opens no figure; a large one is reduced", async () => {
  const sizes: number[] = [];
  const blank = ({ width, height }: { width: number; height: number }) => {
    sizes.push(width * height);
    return { data: new Uint8ClampedArray(4 * width * height), width, height };
  };
  expect(await findFigure({ width: 30_000, height: 2_000 }, blank)).toBeUndefined();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000_000);
});
