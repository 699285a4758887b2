import latinExtFont from "@fontsource-variable/anybody/files/anybody-latin-ext-standard-normal.woff2?url";
import latinFont from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import vietnameseFont from "@fontsource-variable/anybody/files/anybody-vietnamese-standard-normal.woff2?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { addPngFigure, addSvgFigure } from "../../domain/figure-file.ts";
import {
  PICTURE_FORMATS,
  type PictureFormat,
  pictureFileName,
  pictureSize,
} from "../../figure/schema/picture-format.ts";
import { FigureExport, type FigureSpec, loadFigureParts } from "../../figure.ts";
import { createLoader, type Loader } from "../../lib/loader.ts";
import { rasterize, toDataUrl } from "../platform/raster.ts";
import { PICTURE_TEXTS, pictureLink } from "./figure-link.ts";

/**
 * Draws a figure into a file: a PNG in the format's size, or an SVG with embedded fonts. Both contain the figure code,
 * so that the site can open them again. An unpaid figure has the PREVIEW watermark. Rejects if the browser cannot
 * create the file, or if the drawing code or a font cannot be fetched.
 */
export async function drawFile(figure: PictureSource, format: PictureFormat, hasCode = false): Promise<File> {
  const { spec } = figure.design;
  const name = pictureFileName(spec.name, format, isPaid(figure));
  const markup = await toSvgFile(await renderSvg(figure, format, hasCode), spec);
  if (format === "drawing") return new File([markup], name, { type: "image/svg+xml" });
  const { width, height } = PICTURE_FORMATS[format];
  const png = await rasterize(new Blob([markup], { type: "image/svg+xml" }), width, height);
  return new File([addPngFigure(new Uint8Array(await png.arrayBuffer()), spec)], name, { type: "image/png" });
}

/** Renders a figure's picture as an SVG element that is not part of the page. */
async function renderSvg(figure: PictureSource, format: PictureFormat, hasCode: boolean): Promise<Element> {
  const { spec } = figure.design;
  await loadFigureParts(spec);
  const link = pictureLink(spec, format, hasCode);
  const container = document.createElement("div");
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <FigureExport
        spec={spec}
        isPaid={isPaid(figure)}
        format={format}
        link={link}
        {...PICTURE_TEXTS}
        {...pictureSize(format)}
      />,
    ),
  );
  const svg = container.firstElementChild?.cloneNode(true);
  root.unmount();
  if (!(svg instanceof Element)) throw new Error("The figure was not drawn.");
  return svg;
}

/**
 * Converts a picture to SVG markup with the figure code. If the picture has text, embeds the fonts, because an image
 * cannot use the page's fonts.
 */
async function toSvgFile(svg: Element, spec: FigureSpec): Promise<string> {
  const markup = addSvgFigure(new XMLSerializer().serializeToString(svg), spec);
  const words = Array.from(svg.querySelectorAll("text"), (text) => text.textContent).join("");
  if (words === "") return markup;
  const fonts = FONTS.filter(({ letters }) => letters.test(words + words.toUpperCase()));
  const faces = await Promise.all(
    fonts.map(async ({ file, range, sample }) => {
      const data = await file.load().catch(async (error) => {
        // If the page cannot use the font either, a fallback font in the file matches the screen.
        if (await hasFont(sample)) throw error;
      });
      if (data === undefined) return "";
      return (
        `@font-face{font-family:"Anybody Variable";font-weight:100 900;font-stretch:50% 150%;` +
        `${range ? `unicode-range:${range};` : ""}src:url(${data}) format("woff2")}`
      );
    }),
  );
  // For a text that needs several font faces, Chromium loads only one. Hidden texts make it load all of them.
  const letters = fonts.map(({ sample }) => `<text visibility="hidden">${sample}</text>`);
  const loaders = fonts.length > 1 ? letters.join("") : "";
  return markup.replace(/<metadata/, `<style>${faces.join("")}</style>${loaders}<metadata`);
}

/** Fetches a font file as a `data:` URL. */
const fontFile = (url: string) =>
  createLoader(async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The server answered ${response.status} for the font file.`);
    return toDataUrl(await response.blob());
  });

/**
 * The files of the figures' font (styles/fonts.css): `letters` matches texts that need the file, and `sample` is a
 * letter that only this file has.
 */
const FONTS: readonly { file: Loader<string>; letters: RegExp; sample: string; range?: string }[] = [
  { file: fontFile(latinFont), letters: /(?:)/, sample: "A" },
  {
    file: fontFile(latinExtFont),
    sample: "ł",
    letters:
      /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02d9\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff]/,
    range: "U+100-2FF,U+1D00-1E9F,U+1EF2-1EFF",
  },
  {
    file: fontFile(vietnameseFont),
    sample: "ạ",
    letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
    range: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-323,U+1EA0-1EF9",
  },
];

/** Whether the page can show a letter in the figures' font. */
async function hasFont(letter: string): Promise<boolean> {
  const faces = await document.fonts.load("16px 'Anybody Variable'", letter).catch(() => []);
  return faces.some(({ status }) => status === "loaded");
}
