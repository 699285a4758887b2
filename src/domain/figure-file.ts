import { crc32 } from "./crc32.ts";
import { decodeFigure, encodeFigure, FIGURE_CODE_LIMIT } from "./figure-code.ts";
import type { FigureSpec } from "./figure-spec.ts";

/** Stands before a figure's code in the metadata of its SVG file. */
const SVG_PREFIX = "profigure:";

/** Keyword of the `iTXt` chunk that holds a figure's code in a PNG file. */
export const PNG_KEYWORD = "profigure";

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/**
 * A figure's code in an SVG: nowhere but in its metadata, as a tagline may say anything. Other programs give that element a
 * prefix, attributes and line breaks.
 */
const SVG_FIGURE = new RegExp(
  `<(?:\\w+:)?metadata(?:\\s[^<>]*)?>\\s*${SVG_PREFIX}([\\w.-]{1,${FIGURE_CODE_LIMIT}})\\s*</`,
);

/**
 * The figure of an SVG file that was saved here, never paid for; undefined when the file is none of ours or is
 * damaged. It is read as text, never as a document. Of several figures in a file the first counts.
 */
export function readSvgFigure(text: string): FigureSpec | undefined {
  const code = SVG_FIGURE.exec(text)?.[1];
  return code === undefined ? undefined : decodeFigure(code);
}

/** An SVG with its figure's code as its first element, so that the drawing opens again ({@link readSvgFigure}). */
export const addSvgFigure = (svg: string, spec: FigureSpec): string =>
  // The first ">" ends the first tag: serializers encode those of attributes.
  svg.replace(">", `><metadata>${SVG_PREFIX}${encodeFigure(spec)}</metadata>`);

/** Length and type before a chunk's data, checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_FRAME = 12;
/** Data of the header, which is always the first chunk. */
const HEADER_LENGTH = 13;
/** Types, as the numbers that their letters make: the last chunk, and one with text. */
const IEND = 0x49454e44;
const ITXT = 0x69545874;
/** Keyword, its end, "not compressed", method, and the ends of an empty language and translation. */
const TEXT_HEAD = [...new TextEncoder().encode(PNG_KEYWORD), 0, 0, 0, 0, 0];

/**
 * The figure of a PNG file that was saved here, never paid for: undefined when the file carries none, "damaged" when its
 * chunks or the code do not hold. Compressed text is not inflated. Of several figures in a file the first counts.
 */
export function readPngFigure(bytes: Uint8Array): FigureSpec | "damaged" | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_FRAME <= bytes.length) {
    const data = at + CHUNK_HEAD;
    const end = data + view.getUint32(at);
    if (end + 4 > bytes.length) return "damaged";
    const type = view.getUint32(at + 4);
    if (type === IEND) return undefined;
    if (type === ITXT && TEXT_HEAD.every((byte, index) => bytes[data + index] === byte)) {
      const code = bytes.subarray(data + TEXT_HEAD.length, end);
      if (code.length > FIGURE_CODE_LIMIT) return "damaged";
      if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return "damaged";
      return decodeFigure(String.fromCharCode(...code)) ?? "damaged";
    }
    at = end + 4;
  }
  return "damaged";
}

/** A PNG with its figure's code in a text chunk behind the header, so that the picture opens again ({@link readPngFigure}). */
export function addPngFigure(png: Uint8Array, spec: FigureSpec): Uint8Array<ArrayBuffer> {
  const text = [...TEXT_HEAD, ...new TextEncoder().encode(encodeFigure(spec))];
  const chunk = new Uint8Array(CHUNK_FRAME + text.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, text.length);
  view.setUint32(4, ITXT);
  chunk.set(text, CHUNK_HEAD);
  view.setUint32(CHUNK_HEAD + text.length, crc32(chunk.subarray(4, CHUNK_HEAD + text.length)));

  const at = PNG_SIGNATURE.length + CHUNK_FRAME + HEADER_LENGTH;
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, at));
  whole.set(chunk, at);
  whole.set(png.subarray(at), at + chunk.length);
  return whole;
}
