// Converts drawings to PNG files without a browser.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

const FONTS = ["latin", "latin-ext", "vietnamese"].map((subset) =>
  join(
    import.meta.dirname,
    `../node_modules/@fontsource-variable/anybody/files/anybody-${subset}-standard-normal.woff2`,
  ),
);
/**
 * The two instances of the variable font that drawings use, because resvg does not support variable fonts. It supports
 * font widths only as keywords.
 */
const INSTANCES = [
  { axes: { wght: 800, wdth: 88 }, keyword: "semi-condensed" },
  { axes: { wght: 750, wdth: 70 }, keyword: "condensed" },
];

/** Draws each SVG at a width in pixels. @param {{ svg: string, width: number }[]} pictures @returns {Promise<Buffer[]>} */
export async function rasterize(pictures) {
  const text = pictures.map(({ svg }) => svg).join("");
  const fonts = await Promise.all(FONTS.map((file) => readFile(file)));
  const folder = await mkdtemp(join(tmpdir(), "profigure-fonts-"));
  const fontFiles = await Promise.all(
    INSTANCES.flatMap(({ axes: variationAxes }, instance) =>
      fonts.map(async (font, subset) => {
        const file = join(folder, `${instance}-${subset}.ttf`);
        await writeFile(file, await subsetFont(font, text, { targetFormat: "truetype", variationAxes }));
        return file;
      }),
    ),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Anybody" };
  const images = pictures.map(({ svg, width }) => {
    // First lets resvg make paths absolute and resolve `<use>` elements.
    const plain = new Resvg(withKeywords(svg), { font }).toString();
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

/**
 * Replaces curves by short lines. resvg applies a gradient to the bounds of a path's control points, browsers to the
 * bounds of its curves; with lines, both are the same.
 * @param {string} svg
 */
const withTightBounds = (svg) =>
  svg.replace(/<path [^>]*url\(#[^>]*>/g, (path) => path.replace(/(?<= d=")[^"]*/, flattened));

/**
 * The number of lines per curve. At the largest picture width, they deviate from the curve by hundredths of a pixel.
 */
const LINES = 32;

/** @param {string} d */
function flattened(d) {
  /** @type {number[][]} */
  let points = [];
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (segment, command, text) => {
    const numbers = text.trim().split(/\s+/).map(Number);
    points = points.slice(-1);
    for (let i = 0; i < numbers.length; i += 2) points.push(numbers.slice(i, i + 2));
    if (command === "M" || command === "L") return segment;
    const line = Array.from({ length: LINES }, (_, i) => pointAt(points, (i + 1) / LINES));
    return line.map((point) => `L${point.map((value) => value.toFixed(4)).join(" ")}`).join("");
  });
}

/**
 * Returns a point of a curve, computed with De Casteljau's algorithm.
 * @param {number[][]} curve @param {number} t @returns {number[]}
 */
function pointAt(curve, t) {
  const [first = [], ...rest] = curve;
  if (rest.length === 0) return first;
  const between = (/** @type {number} */ from = 0, to = 0) => from + (to - from) * t;
  return pointAt(
    rest.map((to, i) => to.map((value, axis) => between(curve[i]?.[axis], value))),
    t,
  );
}
