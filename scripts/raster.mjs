// Turns drawings into PNG files without a browser.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

const FONT = join(
  import.meta.dirname,
  "../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
);
/** The two instances of the font that the drawings use: resvg knows no variable fonts, and widths only as keywords. */
const INSTANCES = [
  { axes: { wght: 800, wdth: 88 }, keyword: "semi-condensed" },
  { axes: { wght: 750, wdth: 70 }, keyword: "condensed" },
];

/** Draws each SVG at a width in pixels. @param {{ svg: string, width: number }[]} pictures @returns {Promise<Buffer[]>} */
export async function rasterize(pictures) {
  const text = pictures.map(({ svg }) => svg).join("");
  const font = await readFile(FONT);
  const folder = await mkdtemp(join(tmpdir(), "profigure-fonts-"));
  const fontFiles = await Promise.all(
    INSTANCES.map(async ({ axes: variationAxes }, index) => {
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, await subsetFont(font, text, { targetFormat: "truetype", variationAxes }));
      return file;
    }),
  );
  const fonts = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Anybody" };
  const images = pictures.map(({ svg, width }) => {
    // Written by resvg, every path is absolute and every use is resolved.
    const plain = new Resvg(withKeywords(svg), { font: fonts }).toString();
    return new Resvg(withTightBounds(plain), { fitTo: { mode: "width", value: width } }).render().asPng();
  });
  await rm(folder, { recursive: true });
  return images;
}

/** @param {string} svg */
const withKeywords = (svg) =>
  INSTANCES.reduce(
    (text, { axes, keyword }) => text.replaceAll(`font-stretch="${axes.wdth}%"`, `font-stretch="${keyword}"`),
    svg,
  );

/** Cut into so many, a curve is as large as its control points, to a hundredth. */
const PIECES = 8;
/**
 * resvg lays a gradient over the bounds of a path's control points, browsers over those of its curves.
 * @param {string} svg
 */
const withTightBounds = (svg) =>
  svg.replace(/<path [^>]*url\(#[^>]*>/g, (path) => path.replace(/(?<= d=")[^"]*/, inPieces));

/** @param {string} d */
function inPieces(d) {
  /** @type {number[][]} */
  let points = [];
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (segment, command, text) => {
    const numbers = text.trim().split(/\s+/).map(Number);
    points = points.slice(-1);
    for (let i = 0; i < numbers.length; i += 2) points.push(numbers.slice(i, i + 2));
    if (command === "M" || command === "L") return segment;
    let drawn = "";
    let curve = points;
    for (let pieces = PIECES; pieces > 0; pieces--) {
      const { before, after } = split(curve, 1 / pieces);
      drawn +=
        command +
        before
          .slice(1)
          .flat()
          .map((value) => value.toFixed(4))
          .join(" ");
      curve = after;
    }
    return drawn;
  });
}

/** De Casteljau's control points of a curve up to `t` and from there. @param {number[][]} curve @param {number} t */
function split(curve, t) {
  const before = [];
  const after = [];
  for (let row = curve; row.length > 0; row = row.slice(1).map((to, i) => between(row[i] ?? to, to, t))) {
    before.push(row[0] ?? []);
    after.unshift(row.at(-1) ?? []);
  }
  return { before, after };
}
/** @param {number[]} from @param {number[]} to @param {number} t */
const between = (from, to, t) => from.map((value, axis) => value + ((to[axis] ?? value) - value) * t);
