import { hasCodeOption, type PictureFormat } from "../../domain/picture-format.ts";
import type { FigureSpec } from "../../index.ts";
import { figureLink } from "./figure-link.ts";

export interface PictureOptions {
  /** Puts a QR code of the figure's link under the box. Formats with room beside the box always have one. */
  hasCode?: boolean;
}

/** The link that a picture bears as a QR code. */
export function pictureLink(
  spec: FigureSpec,
  format: PictureFormat,
  { hasCode = false }: PictureOptions = {},
): string | undefined {
  const isPlate = format === "square" || format === "landscape" || format === "loop";
  return isPlate || (hasCodeOption(format) && hasCode) ? figureLink(spec) : undefined;
}
