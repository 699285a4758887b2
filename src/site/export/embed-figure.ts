import type { PictureSource } from "../../domain/collected-figure.ts";
import { toHtmlImage, toMarkdownImage, toSvgDataUrl } from "../../domain/embed-code.ts";
import { type PictureFormat, pictureSize } from "../../domain/picture-format.ts";
import type { EmbedKind } from "../../index.ts";
import type { PictureOptions } from "./picture-link.ts";

/** Code that shows a figure's picture in a page, and the file that it names, if it names one. */
export interface FigureEmbed {
  readonly code: string;
  readonly file?: File;
}

/**
 * Makes the code that shows a picture of a figure: with the picture in it, as a drawing that is sharp at any size, or
 * with the name of its file. In HTML it is half as wide as the saved picture. Rejects as `drawFile`.
 */
export async function embedFigure(
  figure: PictureSource,
  format: PictureFormat,
  kind: EmbedKind,
  options?: PictureOptions,
): Promise<FigureEmbed> {
  // Sharing loads it too: imported here, it would be two files.
  const { drawFile, drawSvg } = await import("./draw-file.tsx");
  const { markup, alt } = await drawSvg(figure, format, options);
  if (kind === "readme") {
    const file = await drawFile(figure, format, options);
    return { code: toMarkdownImage({ src: file.name, alt }), file };
  }
  const { width, height } = pictureSize(format);
  const image = { src: toSvgDataUrl(markup), alt, width: width / 2, height: height / 2 };
  return { code: kind === "html" ? toHtmlImage(image) : toMarkdownImage(image) };
}
