import { decodeFigure, encodeFigure, FIGURE_CODE_LIMIT } from "../figure/schema/code.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { crc32 } from "./crc32.ts";

/** Comes before a figure's code in the metadata of an SVG and, in files of older versions, the comment of a GIF. */
const CODE_PREFIX = "profigure:";

/** Keyword of the `iTXt` chunk that holds a figure's code in a PNG file. */
export const PNG_KEYWORD = "profigure";

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/**
 * A figure's code in an SVG: nowhere but in its metadata, as a tagline may say anything. Other programs give that element a
 * prefix, attributes and line breaks.
 */
const SVG_FIGURE = new RegExp(
  `<(?:\\w+:)?metadata(?:\\s[^<>]*)?>\\s*${CODE_PREFIX}([\\w.-]{1,${FIGURE_CODE_LIMIT}})\\s*</`,
  "g",
);

/**
 * What a file carries: a figure, never paid for; "several" where it has others beside it; "damaged" where its frame or the
 * code does not hold; undefined where there is none.
 */
export type CarriedFigure = FigureSpec | "several" | "damaged" | undefined;

/** The figure of all codes in a file. */
function figureOf(codes: ReadonlySet<string>): CarriedFigure {
  const [code] = codes;
  if (code === undefined) return undefined;
  return codes.size > 1 ? "several" : (decodeFigure(code) ?? "damaged");
}

/** What an SVG file carries; a damaged code is none. It is read as text, never as a document. */
export function readSvgFigure(text: string): Exclude<CarriedFigure, "damaged"> {
  const found = figureOf(new Set(Array.from(text.matchAll(SVG_FIGURE), ([, code = ""]) => code)));
  return found === "damaged" ? undefined : found;
}

/** An SVG with its figure's code as its first element, so that the drawing opens again ({@link readSvgFigure}). */
export const addSvgFigure = (svg: string, spec: FigureSpec): string =>
  // The first ">" ends the first tag: serializers encode those of attributes.
  svg.replace(">", `><metadata>${CODE_PREFIX}${encodeFigure(spec)}</metadata>`);

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

/** What a PNG file carries. Compressed text is not inflated. */
export function readPngFigure(bytes: Uint8Array): CarriedFigure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = new Set<string>();
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_FRAME <= bytes.length) {
    const data = at + CHUNK_HEAD;
    const end = data + view.getUint32(at);
    if (end + 4 > bytes.length) break;
    const type = view.getUint32(at + 4);
    if (type === IEND) return figureOf(codes);
    if (type === ITXT && TEXT_HEAD.every((byte, index) => bytes[data + index] === byte)) {
      const code = bytes.subarray(data + TEXT_HEAD.length, end);
      if (code.length > FIGURE_CODE_LIMIT) return "damaged";
      if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return "damaged";
      codes.add(String.fromCharCode(...code));
    }
    at = end + 4;
  }
  return figureOf(codes) ?? "damaged";
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

/** First bytes of every GIF file, of both its versions. */
export const GIF_SIGNATURE = [0x47, 0x49, 0x46, 0x38] as const;
/** The blocks of a GIF: an extension and its kind of comments, a frame, and the end. */
const GIF_EXTENSION = 0x21;
const GIF_COMMENT = 0xfe;
const GIF_FRAME = 0x2c;
const GIF_END = 0x3b;
/** Bytes before the first block's colors, and of a frame's head. */
const GIF_HEAD = 13;
const FRAME_HEAD = 10;

/** Bytes of the color table, by the flags of its header. */
const colorTableLength = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** What a GIF file carries. */
export function readGifFigure(bytes: Uint8Array): CarriedFigure {
  const codes = new Set<string>();
  let at = GIF_HEAD + colorTableLength(bytes[GIF_HEAD - 3] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === GIF_END) return figureOf(codes);
    const isComment = kind === GIF_EXTENSION && bytes[at + 1] === GIF_COMMENT;
    if (kind === GIF_EXTENSION) at += 2;
    else if (kind === GIF_FRAME) at += FRAME_HEAD + colorTableLength(bytes[at + FRAME_HEAD - 1] ?? 0) + 1;
    else break;
    let text = "";
    for (let length = bytes[at]; length; length = bytes[at]) {
      if (isComment && text.length <= FIGURE_CODE_LIMIT)
        text += String.fromCharCode(...bytes.subarray(at + 1, at + 1 + length));
      at += 1 + length;
    }
    at += 1;
    if (text.startsWith(CODE_PREFIX)) codes.add(text.slice(CODE_PREFIX.length));
  }
  return figureOf(codes) ?? "damaged";
}
