import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { cleanLine } from "../../../figure/schema/spec.ts";
import { fromLeft, inReadingOrder, isOrderUncertain } from "./reading-order.ts";

/**
 * A run of text in one font: `transform` is the PDF's text matrix, in points from the lower left. For right-to-left
 * text (`dir`), pdf.js has already reordered the letters.
 */
export type PdfRun = Pick<TextItem, "str" | "transform" | "width" | "fontName" | "dir">;

interface Piece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline, from the bottom of the page. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Of its first letters: baselines of two fonts cannot be compared. */
  readonly font: string;
}

/** A line of text on the page, in points. */
export interface PdfLine extends Piece {
  /** The PDF's text is unreliable here: marks out of order, or letters that its font lacks. */
  readonly isUncertain: boolean;
}

/** No profile has a longer line; a longer one is crafted. */
const LONGEST_LINE = 1000;

/** Letters as glyphs (ligatures, Arabic presentation forms, radicals) become the letters that a person types. */
const asTyped = (text: string): string =>
  text.replace(/[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFDFF\uFE70-\uFEFC]+/gu, (glyphs) => glyphs.normalize("NFKC"));

/** Invisible marks that change text direction or line breaks. Joiners are not among them. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|[\uFE0E\uFE0F]/gu;

const INDIC = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam"];
/** A mark in a script in which it is not a vowel of a letter. */
const MARK = String.raw`(?!${INDIC.map((script) => `\\p{Script=${script}}`).join("|")})\p{M}`;
const MARKS_BEFORE_LETTER = new RegExp(String.raw`((?:${MARK})+)([^\p{M}\s])`, "gu");

/**
 * FOP moves marks (in Thai, or a separate accent) before their letter, except in a line where a word ends with a mark.
 */
const restoreMarks = (text: string): string =>
  /\p{M}(?:\s|$)/u.test(text) ? text : text.replace(MARKS_BEFORE_LETTER, "$2$1");

/** Characters that may have been other letters. */
const UNRELIABLE = [
  new RegExp(MARK, "u"),
  // Private-use letters of a font.
  /[\p{Co}\uFFFD\uFFFE\uFFFF]/u,
  // A mark without its letter, and vowels before the letter that they are pronounced after.
  /(?:^|[\s\p{P}])\p{M}/u,
  /[\u093F\u09BF\u09C7\u09C8\u0A3F\u0ABF\u0B47\u0BC6-\u0BC8\u0D46-\u0D48\u0DD9-\u0DDB]/u,
  // Persian and Urdu: FOP puts the letters after a zero-width non-joiner on the wrong side.
  /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u,
];

function pieceOf({ str, transform, width, fontName, dir }: PdfRun): Piece {
  const [, , skew = 0, height = 0, x = 0, y = 0]: number[] = transform;
  const typed = asTyped(str.slice(0, LONGEST_LINE));
  const text = dir === "rtl" ? fromLeft(typed) : typed;
  return { text, x, y, width, size: Math.hypot(skew, height), font: fontName };
}

/** The right end of a run. */
const endOf = (pieces: readonly Piece[]): number => Math.max(...pieces.map(({ x, width }) => x + width));

/** Two fonts on one line can have baselines some points apart. Only a run further right still belongs to this line. */
function continues(line: readonly Piece[], piece: Piece): boolean {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || Math.abs(piece.size - last.size) > 0.3) return false;
  const end = endOf(line);
  if (piece.x > end + piece.size * 1.5) return false;
  return Math.abs(piece.y - last.y) < 2
    ? piece.x > first.x - piece.size
    : piece.x > end - 1 && Math.abs(piece.y - last.y) < piece.size * 0.8;
}

function lineOf(pieces: readonly Piece[]): PdfLine {
  const [{ y, size, font }] = pieces as [Piece, ...Piece[]];
  const x = Math.min(...pieces.map((piece) => piece.x));
  const texts = inReadingOrder(pieces).map((piece) => piece.text);
  const written = texts.join("").slice(0, LONGEST_LINE).replace(INVISIBLE, "");
  const text = cleanLine(restoreMarks(written).normalize("NFC"));
  const isUncertain =
    written.length === LONGEST_LINE ||
    UNRELIABLE.some((pattern) => pattern.test(written)) ||
    isOrderUncertain(text, texts);
  return { text, x, y, width: endOf(pieces) - x, size, font, isUncertain };
}

/** The lines of a page in the order of its content, without empty ones. */
export function linesOf(runs: readonly PdfRun[]): PdfLine[] {
  const lines: Piece[][] = [];
  for (const run of runs) {
    if (run.str === "") continue;
    const piece = pieceOf(run);
    const line = lines.at(-1);
    if (line && continues(line, piece)) line.push(piece);
    else if (piece.text.trim() !== "") lines.push([piece]);
  }
  return lines.map(lineOf).filter((line) => line.text !== "");
}
