import decode, { type Image } from "qr/decode.js";
import { decodeFigure, FIGURE_CODE_LIMIT } from "../../../figure/schema/code.ts";
import type { FigureSpec } from "../../../figure.ts";
import type { PictureSize } from "./picture-size.ts";

/** Maximum number of pixels that are scanned, at four bytes each; larger pictures are scaled down. */
const MOST_PIXELS = 12_000_000;
/** Small modules, such as in a screenshot, are found after scaling up. Measured in decision 029. */
const SCALES: readonly number[] = [1, 2, 3];
/** Maximum time for the decoder's optional attempts at one scale, in milliseconds. */
const TIME_LIMIT = 2000;

/** The figure's code in a link of any ProFigure site, wherever it is hosted. */
const FIGURE_LINK = new RegExp(`^https?://[^\\s#]+/create#f=([\\w.-]{1,${FIGURE_CODE_LIMIT}})$`, "i");

/**
 * The figure in a picture's QR code; undefined without such a code, "damaged" if its figure is invalid. Only the link's
 * code is used. `draw` returns the picture at another size, one for each of `scales`.
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

/** The QR code's text; the decoder throws if it finds none. */
function tryDecode(image: Image): string | undefined {
  try {
    return decode(image, { effort: Number.POSITIVE_INFINITY, timeLimit: TIME_LIMIT });
  } catch {
    return undefined;
  }
}
