import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../index.ts";
import { figureLink } from "./figure-link.ts";

/** The link that a picture bears as a QR code: always next to a box, and under one where `hasCode` asks for it. */
export function pictureLink(spec: FigureSpec, format: PictureFormat, hasCode: boolean): string | undefined {
  const isPlate = format === "square" || format === "landscape" || format === "loop";
  return isPlate || (hasCodeOption(format) && hasCode) ? figureLink(spec) : undefined;
}
