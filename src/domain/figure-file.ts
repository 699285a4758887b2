import { decodeFigure, encodeFigure, FIGURE_CODE_LIMIT } from "../figure/schema/code.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { crc32 } from "../lib/crc32.ts";

/** Prefix of a figure code in an SVG's metadata. */
const CODE_PREFIX = "profigure:";

/** Keyword of the `iTXt` chunk that stores the figure code in a PNG. */
export const PNG_KEYWORD = "profigure";

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/**
 * Matches the figure code in an SVG's `<metadata>`; other text, such as a tagline, could contain the same characters.
 * When another program saves the file, it may add a prefix, attributes and line breaks to the element.
 */
const SVG_FIGURE = new RegExp(
  `<(?:\\w+:)?metadata(?:\\s[^<>]*)?>\\s*${CODE_PREFIX}([\\w.-]{1,${FIGURE_CODE_LIMIT}})\\s*</`,
  "g",
);

/**
 * The figure that a file contains, always unpaid; "several" if the file contains different figures; "damaged" if the
 * file or the figure code is invalid; undefined without a figure.
 */
export type CarriedFigure = FigureSpec | "several" | "damaged" | undefined;

/** Decodes the figure codes found in a file. */
function figureOf(codes: ReadonlySet<string>): CarriedFigure {
  const [code] = codes;
  if (code === undefined) return undefined;
  return codes.size > 1 ? "several" : (decodeFigure(code) ?? "damaged");
}

/** Reads the figure in an SVG file without parsing the SVG. Ignores a damaged figure code. */
export function readSvgFigure(text: string): Exclude<CarriedFigure, "damaged"> {
  const found = figureOf(new Set(Array.from(text.matchAll(SVG_FIGURE), ([, code = ""]) => code)));
  return found === "damaged" ? undefined : found;
}

/** Adds the figure code to an SVG as its first element, so that {@link readSvgFigure} can read the figure back. */
export const addSvgFigure = (svg: string, spec: FigureSpec): string =>
  // The first ">" ends the first tag, because serializers escape it in attributes.
  svg.replace(">", `><metadata>${CODE_PREFIX}${encodeFigure(spec)}</metadata>`);

/** Sizes in bytes: the length and type before a PNG chunk's data, and these plus the checksum after the data. */
const CHUNK_HEAD = 8;
const CHUNK_FRAME = 12;
/** Data length of the header, which is always the first chunk. */
const HEADER_LENGTH = 13;
/** Chunk types: the ASCII codes of their four letters, read as a 32-bit number. */
const IEND = 0x49454e44;
const ITXT = 0x69545874;
/**
 * Start of our `iTXt` chunk: the keyword and its terminator, the compression flag and method, and the terminators of an
 * empty language and an empty translated keyword.
 */
const TEXT_HEAD = [...new TextEncoder().encode(PNG_KEYWORD), 0, 0, 0, 0, 0];

/** Reads the figure in a PNG file, except from a compressed text chunk. */
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

/**
 * Adds the figure code to a PNG as a text chunk after the header, so that {@link readPngFigure} can read the figure
 * back.
 */
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
