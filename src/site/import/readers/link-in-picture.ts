import decode, { type Image } from "qr/decode.js";
import { decodeFigure, FIGURE_CODE_LIMIT } from "../../../figure/schema/code.ts";
import type { FigureSpec } from "../../../figure.ts";
import type { PictureSize } from "./picture-size.ts";

/** Most pixels that are looked at, at four bytes each: larger pictures are looked at smaller. */
const MOST_PIXELS = 12_000_000;
/** A code of small modules, such as in a screenshot, is found in its picture made larger. Measured in decision 029. */
const SCALES: readonly number[] = [1, 2, 3];
/** Longest that the decoder tries at one scale, in milliseconds, beyond what it must do. */
const TIME_LIMIT = 2000;

/** The figure's code in the link of any ProFigure, wherever it is hosted. */
const FIGURE_LINK = new RegExp(`^https?://[^\\s#]+/create#f=([\\w.-]{1,${FIGURE_CODE_LIMIT}})$`, "i");

/**
 * The figure whose link is in a picture as a QR code; undefined where there is no such code, "damaged" where its
 * figure does not hold. Nothing but the code of the link is used. `draw` returns the picture in another size: `scales`
 * are those that are tried.
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

/** What a code says; the decoder throws where it finds none. */
function tryDecode(image: Image): string | undefined {
  try {
    return decode(image, { effort: Number.POSITIVE_INFINITY, timeLimit: TIME_LIMIT });
  } catch {
    return undefined;
  }
}
