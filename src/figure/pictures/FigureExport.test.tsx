import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadAllFigureParts } from "../engine/pack.ts";
import { PACKAGINGS } from "../parts/packaging/options.ts";
import { PICTURE_FORMATS, type PictureFormat, pictureSize } from "../schema/picture-format.ts";
import { randomFigureSpec } from "../schema/random.ts";
import { type FigureSpec, toFigureSpec } from "../schema/spec.ts";
import { FigureExport } from "./FigureExport.tsx";

await loadAllFigureParts();

const FORMATS = Object.keys(PICTURE_FORMATS) as PictureFormat[];
const draw = (spec: FigureSpec, format: PictureFormat, isPaid = true): string =>
  renderToStaticMarkup(<FigureExport spec={spec} isPaid={isPaid} format={format} />);

const seeded = PACKAGINGS.map((packaging, seed) => randomFigureSpec(seed, { packaging }));

/** Returns the extent of the text in the last `groups` lettering groups: left, right, smallest and largest baseline. */
function reachOf(markup: string, groups: number): readonly [number, number, number, number] {
  const last = markup.split('<g data-slot="lettering"').slice(-groups);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const group of last)
    for (const [, x, y, width] of group.matchAll(/<text x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"/g)) {
      // The text is centered, whether it runs left to right or right to left.
      xs.push(Number(x) - Number(width) / 2, Number(x) + Number(width) / 2);
      ys.push(Number(y));
    }
  expect(ys.length).toBeGreaterThanOrEqual(groups);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

const anyTexts = fc.record({
  name: fc.string({ unit: "grapheme", maxLength: 80 }),
  jobTitle: fc.string({ unit: "grapheme", maxLength: 80 }),
  tagline: fc.string({ unit: "grapheme", maxLength: 120 }),
});

describe("FigureExport", () => {
  it("Every picture has the aspect ratio of its format", () => {
    for (const format of FORMATS) {
      const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(draw(toFigureSpec({}), format)) ?? [];
      const size = pictureSize(format);
      expect(Number(width) / Number(height), format).toBe(size.width / size.height);
    }
  });

  it("Only unpaid pictures and their accessible names contain PREVIEW", () => {
    for (const spec of seeded)
      for (const format of FORMATS) {
        expect(/data-slot="watermark"|PREVIEW/.test(draw(spec, format)), format).toBe(false);
        expect(/PREVIEW, watermarked\..*data-slot="watermark"/s.test(draw(spec, format, false)), format).toBe(true);
      }
  });

  it("Every id is unique, and every reference has a target", () => {
    for (const spec of seeded)
      for (const format of FORMATS) {
        const markup = draw(spec, format, false);
        expect(markup.match(/role="img"/g)).toHaveLength(1);
        const ids = Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
        const links = Array.from(markup.matchAll(/(?: href="#|url\(#)([^")]+)/g), ([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(links.filter((id) => !ids.includes(id))).toEqual([]);
        expect(/NaN|undefined|Infinity/.test(markup), format).toBe(false);
      }
  });

  it("Only post, card, square and drawing show the box", () => {
    const spec = toFigureSpec({});
    const boxed = FORMATS.filter((format) => draw(spec, format).includes('data-slot="figure-box"'));
    expect(boxed).toEqual(["post", "card", "square", "drawing"]);
  });

  it("Post, square and landscape print each text and the credit once", () => {
    const spec = toFigureSpec({ name: "Ada", jobTitle: "Judge", tagline: "Ready." });
    const words = ["“Ready.”", "profigure.example", ...spec.accessories.map(({ label }) => label.split(" ")[0] ?? "")];
    for (const format of ["post", "square", "landscape"] as const) {
      const markup = renderToStaticMarkup(
        <FigureExport spec={spec} isPaid format={format} credit="profigure.example" />,
      );
      const texts = Array.from(markup.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);
      const said = texts.join(" ").toLowerCase();
      for (const word of ["ada", "judge", ...words]) expect(said.split(word.toLowerCase()), word).toHaveLength(2);
      expect(draw(spec, format)).not.toContain("profigure.example");
    }
  });
});

it("Any text on a cover stays in the speech bubble, clear of the photo", () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const [left, right, top, bottom] = reachOf(draw(toFigureSpec(texts), "cover"), 3);
      expect(left).toBeGreaterThanOrEqual(592);
      expect(right).toBeLessThanOrEqual(1108);
      expect(top).toBeGreaterThan(24);
      expect(bottom).toBeLessThan(308);
    }),
    { numRuns: 50 },
  );
});
