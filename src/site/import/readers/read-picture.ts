import {
  type CarriedFigure,
  GIF_SIGNATURE,
  PNG_SIGNATURE,
  readGifFigure,
  readPngFigure,
  readSvgFigure,
} from "../../../domain/figure-file.ts";
import { encodeFigure } from "../../../figure/schema/code.ts";
import { isScrambled, openContext } from "../../platform/canvas.ts";
import { failed, type ImportError, type ImportResult, type Reader, type ReaderContext } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";

/** Most pixels of a picture that is decoded: as many as good cameras take. Each takes four bytes. */
const MOST_PIXELS = 60_000_000;

const ERRORS = {
  several: "severalFigures",
  damaged: "damaged",
  none: "pictureWithoutFigure",
} as const satisfies Record<string, ImportError>;

const toResult = (found: CarriedFigure): ImportResult =>
  typeof found === "object" ? { kind: "figure", spec: found } : failed(ERRORS[found ?? "none"]);

/** Reads the figure of an SVG that was saved here, as text and never as a document. */
export const readSvg: Reader = async (bytes) => toResult(readSvgFigure(decodeText(bytes).text));

/** Reads the figure of a picture: what a PNG or GIF that was saved here carries, else the QR code that is seen in it. */
export const readPicture: Reader = async (bytes, context) => {
  const carried = carriedFigure(bytes);
  if (typeof carried === "string") return toResult(carried);
  if (!carried) return readCode(bytes, context);
  // Whoever looks at a picture expects the figure that its code opens. Where no code is found, the picture has none.
  const seen = await readCode(bytes, context, [1]).catch(() => undefined);
  const isOther = seen?.kind === "figure" && encodeFigure(seen.spec) !== encodeFigure(carried);
  return toResult(isOther ? "several" : carried);
};

/** Reads the QR code that is seen in a picture; it is looked at in some sizes. */
async function readCode(
  bytes: Uint8Array,
  { onFetch }: ReaderContext,
  scales?: readonly number[],
): Promise<ImportResult> {
  const size = pictureSize(bytes);
  if (!size) return toResult("damaged");
  if (size.width * size.height > MOST_PIXELS) return failed("unsafe");
  // Without them, which are as old as module workers in all but Safari, a picture is what it carries.
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

function carriedFigure(bytes: Uint8Array) {
  if (bytes[0] === PNG_SIGNATURE[0]) return readPngFigure(bytes);
  return bytes[0] === GIF_SIGNATURE[0] ? readGifFigure(bytes) : undefined;
}

function draw(bitmap: ImageBitmap, { width, height }: PictureSize): ImageData {
  const context = openContext(width, height, { willReadFrequently: true });
  // What is transparent counts as light.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
