import latinExtFont from "@fontsource-variable/anybody/files/anybody-latin-ext-standard-normal.woff2?url";
import latinFont from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import vietnameseFont from "@fontsource-variable/anybody/files/anybody-vietnamese-standard-normal.woff2?url";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { encodeFigure } from "../../domain/figure-code.ts";
import { addPngFigure, SVG_METADATA_PREFIX } from "../../domain/figure-file.ts";
import { PICTURE_FORMATS, type PictureFormat, pictureFileName } from "../../domain/picture-format.ts";
import { FigureBox, FigurePlate, FigureShelf, type FigureSpec, loadFigureParts } from "../../index.ts";
import { rasterize, toDataUrl } from "../platform/raster.ts";
import { figureLink } from "./figure-link.ts";

const SVG = "http://www.w3.org/2000/svg";
/** The files of the font, and the letters of those that a figure may need (styles/fonts.css). */
const FONTS: readonly { file: string; letters: RegExp; range?: string }[] = [
  { file: latinFont, letters: /(?:)/ },
  {
    file: latinExtFont,
    letters:
      /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02d9\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff]/,
    range: "U+100-2FF,U+1D00-1E9F,U+1EF2-1EFF",
  },
  {
    file: vietnameseFont,
    letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/,
    range: "U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-323,U+1EA0-1EF9",
  },
];

const cache = new Map<string, Promise<string>>();
/** A font file as a `data:` address; a failure can be tried again. */
function fontData(address: string): Promise<string> {
  const known = cache.get(address);
  if (known) return known;
  const next = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`The font file answered ${response.status}.`);
      return response.blob();
    })
    .then(toDataUrl);
  cache.set(address, next);
  next.catch(() => cache.delete(address));
  return next;
}

interface DrawOptions {
  /** Puts a QR code of the figure's link under the box too. Where there is room beside the box it stands anyway. */
  hasCode?: boolean;
}

/**
 * Draws a figure from its spec into a file: a PNG of the format's size, or an SVG that carries its lettering's
 * font. Both carry the figure's code, so that they can be opened again. PREVIEW is in the picture while it is not paid for.
 * Rejects where the browser or the connection fails.
 */
export async function drawFile(
  figure: PictureSource,
  format: PictureFormat,
  { hasCode = false }: DrawOptions = {},
): Promise<File> {
  const { spec } = figure.design;
  const name = pictureFileName(spec.name, format, isPaid(figure));
  await loadFigureParts(spec);
  const svg = await withFont(serialise(picture(figure, format, hasCode), spec), spec);
  if (format === "drawing") return new File([svg], name, { type: "image/svg+xml" });
  const { width, height } = PICTURE_FORMATS[format];
  const png = await rasterize(new Blob([svg], { type: "image/svg+xml" }), width, height);
  return new File([addPngFigure(new Uint8Array(await png.arrayBuffer()), spec)], name, { type: "image/png" });
}

function picture(figure: PictureSource, format: PictureFormat, hasCode: boolean): ReactElement {
  const { spec } = figure.design;
  const link = figureLink(spec);
  if (format === "square" || format === "landscape") {
    const { width, height } = PICTURE_FORMATS[format];
    return <FigurePlate spec={spec} isPaid={isPaid(figure)} shape={format} link={link} width={width} height={height} />;
  }
  if (hasCode) return <FigureShelf spec={spec} isPaid={isPaid(figure)} link={link} width={1200} height={1600} />;
  return <FigureBox spec={spec} isPaid={isPaid(figure)} width={1200} height={1600} />;
}

/** The markup of a picture that stands in no page. */
function serialise(drawing: ReactElement, spec: FigureSpec): string {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const svg = place.firstElementChild;
  if (!svg) throw new Error("The figure was not drawn.");
  const metadata = document.createElementNS(SVG, "metadata");
  metadata.textContent = SVG_METADATA_PREFIX + encodeFigure(spec);
  svg.prepend(metadata);
  const markup = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return markup;
}

/** An image sees no fonts of the page: the file brings its own. */
async function withFont(markup: string, { name, jobTitle, tagline, accessories }: FigureSpec): Promise<string> {
  const words = [name, jobTitle, tagline, ...accessories.map(({ label }) => label)].join("");
  const fonts = FONTS.filter(({ letters }) => letters.test(words + words.toUpperCase()));
  const faces = await Promise.all(
    fonts.map(
      async ({ file, range }) =>
        `@font-face{font-family:"Anybody Variable";font-weight:100 900;font-stretch:50% 150%;` +
        `${range ? `unicode-range:${range};` : ""}src:url(${await fontData(file)}) format("woff2")}`,
    ),
  );
  return markup.replace(/<metadata/, `<style>${faces.join("")}</style><metadata`);
}
