import { type CarriedFigure, PNG_SIGNATURE, readPngFigure, readSvgFigure } from "../../domain/figure-file.ts";
import { encodeFigure } from "../../figure/schema/code.ts";
import { isScrambled, openContext } from "../../lib/canvas.ts";
import { failed, type ImportError, type ImportResult, type Reader, type ReaderContext } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";

/** Maximum number of pixels, about the resolution of a good camera. Each pixel takes four bytes. */
const MOST_PIXELS = 60_000_000;

const ERRORS = {
  several: "severalFigures",
  damaged: "damaged",
  none: "pictureWithoutFigure",
} as const satisfies Record<string, ImportError>;

const toResult = (found: CarriedFigure): ImportResult =>
  typeof found === "object" ? { kind: "figure", spec: found } : failed(ERRORS[found ?? "none"]);

/** Reads the figure in an SVG without parsing the SVG. */
export const readSvg: Reader = async (bytes) => toResult(readSvgFigure(decodeText(bytes).text));

/** Reads the figure in a picture: from the metadata of a PNG, or else from a visible QR code. */
export const readPicture: Reader = async (bytes, context) => {
  const carried = bytes[0] === PNG_SIGNATURE[0] ? readPngFigure(bytes) : undefined;
  if (typeof carried === "string") return toResult(carried);
  if (!carried) return readCode(bytes, context);
  // If there is a QR code too, it must contain the same figure, because that is the one that people who scan it see.
  const seen = await readCode(bytes, context, [1]).catch(() => undefined);
  const isOther = seen?.kind === "figure" && encodeFigure(seen.spec) !== encodeFigure(carried);
  return toResult(isOther ? "several" : carried);
};

/** Reads the QR code in a picture. */
async function readCode(
  bytes: Uint8Array,
  { onFetch }: ReaderContext,
  scales?: readonly number[],
): Promise<ImportResult> {
  const size = pictureSize(bytes);
  if (!size) return toResult("damaged");
  if (size.width * size.height > MOST_PIXELS) return failed("unsafe");
  // Without these APIs (older versions of Safari lack them), only the metadata is read.
  if (typeof createImageBitmap === "undefined" || typeof OffscreenCanvas === "undefined") return toResult(undefined);

  const loading = import("./link-in-picture.ts").catch(() => undefined);
  onFetch?.(loading);
  const codes = await loading;
  if (!codes) return failed("offline");
  if (isScrambled()) return failed("scrambled");
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  try {
    return toResult(await codes.findFigure(bitmap, (scaled) => draw(bitmap, scaled), scales));
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, { width, height }: PictureSize): ImageData {
  const context = openContext(width, height, { willReadFrequently: true });
  // Draws on white, so that transparent pixels count as light.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
