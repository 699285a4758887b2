import { PNG_SIGNATURE } from "../../domain/figure-file.ts";

/** The first byte of a GIF, "G". */
const GIF_START = 0x47;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size in pixels from the header of a PNG, GIF, JPEG or WebP. Returns undefined if the header is damaged. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes[0] === PNG_SIGNATURE[0]) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (bytes[0] === GIF_START) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    return bytes[0] === 0xff ? jpegSize(view) : webpSize(view);
  } catch {
    // The file ends inside its header.
    return undefined;
  }
}

/** Whether a JPEG marker starts a frame. Three other markers in the range do not. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Skips fill bytes, any number of which can precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Types of a WebP's first chunk: the ASCII codes of their four letters, read as a 32-bit number. */
const LOSSY = 0x56503820;
const LOSSLESS = 0x5650384c;
const EXTENDED = 0x56503858;

function webpSize(view: DataView): PictureSize | undefined {
  const type = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (type === LOSSY) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (type === EXTENDED) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (type !== LOSSLESS) return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
