import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { addPngFigure, addSvgFigure } from "../../domain/figure-file.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { drawFigureFile } from "../../figure.ts";
import { isPngScrambled } from "../../lib/canvas.ts";
import { ScrambledPictureError } from "../platform/scrambled-picture.ts";
import { PICTURE_TEXTS, pictureLink } from "./figure-link.ts";

/**
 * Draws a figure into a file that contains the figure code, so that the site can open it again. An unpaid figure has the
 * PREVIEW watermark. Rejects if the browser cannot create the file, with ScrambledPictureError if it scrambles canvas
 * data, or if the drawing code or a font cannot be fetched.
 */
export async function drawFile(figure: PictureSource, format: PictureFormat, hasCode = false): Promise<File> {
  const { spec } = figure.design;
  const isSvg = format === "drawing";
  if (!isSvg && (await isPngScrambled())) throw new ScrambledPictureError();
  const link = pictureLink(spec, format, hasCode);
  const file = await drawFigureFile({ spec, isPaid: isPaid(figure), format, link, ...PICTURE_TEXTS });
  const content = isSvg
    ? addSvgFigure(await file.text(), spec)
    : addPngFigure(new Uint8Array(await file.arrayBuffer()), spec);
  return new File([content], file.name, { type: file.type });
}
