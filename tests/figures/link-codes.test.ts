// Tests that two decoders, ours and ZXing, can read the QR code with a figure's link from every kind of picture that
// has one: recompressed as JPEG at quality 70, at full size and at half size, like a screenshot.

import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
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
import { drawQr } from "../../src/figure/pictures/qr-code.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { randomFigureSpec } from "../../src/figure/schema/random.ts";
import type { FigureSpec } from "../../src/figure/schema/spec.ts";
import { findFigure } from "../../src/import/readers/link-in-picture.ts";
import { few } from "../few.ts";
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
const SEEDS = few(
  Array.from({ length: 100 }, (_, seed) => seed),
  4,
);
const SPECS: readonly FigureSpec[] = SEEDS.map((seed) => {
  const [name = "", jobTitle = ""] = PEOPLE[seed % PEOPLE.length] ?? [];
  // Varies the packaging, so that light and dark boxes occur in each kind of picture, even in the short run.
  const packaging = PACKAGINGS[(seed + Math.floor(seed / 4)) % PACKAGINGS.length] ?? "blister";
  return randomFigureSpec(`code ${seed}`, { name, jobTitle, packaging });
});
/** Number of cases per property. */
const COUNT = SEEDS.length;
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

/** Draws a text's QR code with 4 pixels per module. */
function codeOf(text: string): Promise<Uint8Array> {
  const { d, size } = drawQr(text, "low");
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0H${size}V${size}H0Z"/><path d="${d}"/></svg>`,
    size * 4,
  )
    .png()
    .toBuffer();
}

test(
  "A QR code with any figure and any host opens the figure",
  async () => {
    const hosts = fc.constantFrom(
      "http://localhost:4173/",
      "https://example.org/figures/",
      "https://profigure.example/",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.string({ unit: "grapheme", maxLength: 40 }),
        hosts,
        async (seed, name, host) => {
          const spec = randomFigureSpec(seed, { name });
          expect(await find(await codeOf(`${host}create#f=${encodeFigure(spec)}`))).toEqual(spec);
        },
      ),
      { numRuns: COUNT },
    );
  },
  LONG,
);

test(
  "A QR code with a damaged link opens the same figure or none",
  async () => {
    const spec = randomFigureSpec("changed");
    const code = encodeFigure(spec);
    const changes = fc.record({ at: fc.nat(code.length - 1), put: fc.string({ maxLength: 2 }), gone: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(changes, async ({ at, put, gone }) => {
        const changed = code.slice(0, at) + put + code.slice(at + gone);
        const found = await find(await codeOf(`https://profigure.example/create#f=${changed}`));
        expect([spec, "damaged", undefined]).toContainEqual(found);
      }),
      { numRuns: COUNT },
    );
  },
  LONG,
);

test("A screenshot at a third of the size opens its figure", async () => {
  for (const spec of few(SPECS.slice(0, 10), 1)) {
    const file = await draw(square.markupOf(spec), 1200).resize(400).jpeg({ quality: 90 }).toBuffer();
    expect(await find(file)).toEqual(spec);
  }
});

test(
  "A picture with changed pixels opens the same figure or none",
  async () => {
    const spec = SPECS[0] as FigureSpec;
    const png = await draw(square.markupOf(spec), 1200).png().toBuffer();
    const spots = fc.array(
      fc.record({ left: fc.integer({ min: 800, max: 1160 }), top: fc.integer({ min: 380, max: 740 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(spots, async (places) => {
        const spot = { create: { width: 24, height: 24, channels: 3, background: "#000" } } as const;
        const file = await sharp(png)
          .composite(places.map((place) => ({ input: spot, ...place })))
          .png()
          .toBuffer();
        expect([spec, "damaged", undefined]).toContainEqual(await find(file));
      }),
      { numRuns: COUNT },
    );
  },
  LONG,
);

test.each([
  "https://example.org/",
  "javascript:alert(1)//create#f=2.a.b c",
  `https://profigure.example/dashboard#f=${encodeFigure(randomFigureSpec(1))}`,
  "WIFI:S:office;T:WPA;P:secret;;",
])("A QR code with %s opens no figure", async (text) => {
  expect(await find(await codeOf(text))).toBeUndefined();
});

test("A picture without a QR code opens no figure, whatever its size", async () => {
  const noise = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(await find(noise)).toBeUndefined();
  const sizes: number[] = [];
  const blank = ({ width, height }: { width: number; height: number }) => {
    sizes.push(width * height);
    return { data: new Uint8ClampedArray(4 * width * height), width, height };
  };
  expect(await findFigure({ width: 30_000, height: 2_000 }, blank)).toBeUndefined();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000_000);
});
