import decode, { type Image } from "qr/decode.js";
import { decodeFigure, FIGURE_CODE_LIMIT } from "../../figure/schema/code.ts";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import type { PictureSize } from "./picture-size.ts";

/** Maximum number of pixels that are scanned, at four bytes each; larger pictures are scaled down. */
const MOST_PIXELS = 12_000_000;
/** Scales at which a picture is searched. Small QR codes, as in screenshots, must be enlarged (decision 029). */
const SCALES: readonly number[] = [1, 2, 3];
/** Maximum time for the decoder's optional attempts at one scale, in milliseconds. */
const TIME_LIMIT = 2000;

/** The figure code in a link to a ProFigure site on any host. */
const FIGURE_LINK = new RegExp(`^https?://[^\\s#]+/create#f=([\\w.-]{1,${FIGURE_CODE_LIMIT}})$`, "i");

/**
 * Finds the figure in a picture's QR code. Returns undefined without a QR code that contains a figure's link, and
 * "damaged" if the figure in the link is invalid. The link is not opened. `draw` returns the picture at a given size;
 * it is called for each of `scales` until a QR code is found.
 */
export async function findFigure(
  { width, height }: PictureSize,
  draw: (size: PictureSize) => Promise<Image> | Image,
  scales = SCALES,
): Promise<FigureSpec | "damaged" | undefined> {
  const pixels = width * height;
  const most = Math.sqrt(MOST_PIXELS / pixels);
  for (const scale of most < 1 ? [most] : scales.filter((scale) => scale <= most)) {
    const image = await draw({
      width: Math.max(1, Math.floor(width * scale)),
      height: Math.max(1, Math.floor(height * scale)),
    });
    const text = tryDecode(image);
    if (text === undefined) continue;
    const code = FIGURE_LINK.exec(text)?.[1];
    return code === undefined ? undefined : (decodeFigure(code) ?? "damaged");
  }
  return undefined;
}

/** Decodes the QR code in an image; undefined if there is none. */
function tryDecode(image: Image): string | undefined {
  try {
    return decode(image, { effort: Number.POSITIVE_INFINITY, timeLimit: TIME_LIMIT });
  } catch {
    return undefined;
  }
}
