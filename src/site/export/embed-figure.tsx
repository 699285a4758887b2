import type { ReactNode } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { toHtmlImage, toMarkdownImage, toSvgDataUrl } from "../../domain/embed-code.ts";
import { formatCount } from "../../domain/money.ts";
import { type PictureFormat, pictureSize } from "../../domain/picture-format.ts";
import type { EmbedKind } from "../../index.ts";
import type { PictureOptions } from "./picture-link.ts";

/** Code that shows a figure's picture in a page, and the file that it names, if it names one. */
interface FigureEmbed {
  readonly code: string;
  readonly file?: File;
  /** Says what was copied and how large it is. */
  readonly copiedMessage: ReactNode;
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
    const copiedMessage = (
      <>
        Markdown copied. Put <bdi>{file.name}</bdi>, {kilobytes(file.size)}, beside your README.
      </>
    );
    return { code: toMarkdownImage({ src: file.name, alt }), file, copiedMessage };
  }
  const { width, height } = pictureSize(format);
  const image = { src: toSvgDataUrl(markup), alt, width: width / 2, height: height / 2 };
  const code = kind === "html" ? toHtmlImage(image) : toMarkdownImage(image);
  const language = kind === "html" ? "HTML" : "Markdown";
  return { code, copiedMessage: `${language} copied, ${kilobytes(new Blob([code]).size)} with the picture in it.` };
}

const kilobytes = (bytes: number): string => `${formatCount(Math.ceil(bytes / 1000))} KB`;
