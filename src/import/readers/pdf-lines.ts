import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { cleanLine } from "../../lib/text-input.ts";
import { fromLeft, inReadingOrder, isOrderUncertain } from "./reading-order.ts";

/**
 * A run of text in one font. `transform` is the PDF's text matrix, in points from the page's lower left. If `dir` is
 * "rtl", pdf.js has already reordered the letters.
 */
export type PdfRun = Pick<TextItem, "str" | "transform" | "width" | "fontName" | "dir">;

interface Piece {
  readonly text: string;
  readonly x: number;
  /** Distance of the baseline from the bottom of the page. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Font of the first letters. Baselines of different fonts cannot be compared. */
  readonly font: string;
}

/** A line of text on the page, in points. */
export interface PdfLine extends Piece {
  /** Whether the text may be wrong: the PDF has marks in the wrong order, or its font lacks letters. */
  readonly isUncertain: boolean;
}

/** Maximum length of a line. No real profile has a longer line. */
const LONGEST_LINE = 1000;

/** Replaces ligatures, Arabic presentation forms and radicals with the letters that a person types. */
const asTyped = (text: string): string =>
  text.replace(/[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFDFF\uFE70-\uFEFC]+/gu, (glyphs) => glyphs.normalize("NFKC"));

/** Invisible characters, such as those for text direction and line breaks, except joiners. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|[\uFE0E\uFE0F]/gu;

const INDIC = ["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam"];
/** A combining mark, except in Indic scripts, where marks are vowels. */
const MARK = String.raw`(?!${INDIC.map((script) => `\\p{Script=${script}}`).join("|")})\p{M}`;
const MARKS_BEFORE_LETTER = new RegExp(String.raw`((?:${MARK})+)([^\p{M}\s])`, "gu");

/**
 * Moves marks, such as Thai ones or separate accents, back after their letters: FOP writes them before the letters. A
 * line in which a word ends with a mark is already right.
 */
const restoreMarks = (text: string): string =>
  /\p{M}(?:\s|$)/u.test(text) ? text : text.replace(MARKS_BEFORE_LETTER, "$2$1");

/** Characters that may replace other letters or be in the wrong place. */
const UNRELIABLE = [
  new RegExp(MARK, "u"),
  // Private-use letters of a font.
  /[\p{Co}\uFFFD\uFFFE\uFFFF]/u,
  // A mark without a letter, and vowel signs that are drawn before the letter that they follow.
  /(?:^|[\s\p{P}])\p{M}/u,
  /[\u093F\u09BF\u09C7\u09C8\u0A3F\u0ABF\u0B47\u0BC6-\u0BC8\u0D46-\u0D48\u0DD9-\u0DDB]/u,
  // Persian and Urdu letters, because FOP puts letters after a zero-width non-joiner on the wrong side.
  /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u,
];

function pieceOf({ str, transform, width, fontName, dir }: PdfRun): Piece {
  const [, , skew = 0, height = 0, x = 0, y = 0]: number[] = transform;
  const typed = asTyped(str.slice(0, LONGEST_LINE));
  const text = dir === "rtl" ? fromLeft(typed) : typed;
  return { text, x, y, width, size: Math.hypot(skew, height), font: fontName };
}

/** The right end of the pieces on a line. */
const endOf = (pieces: readonly Piece[]): number => Math.max(...pieces.map(({ x, width }) => x + width));

/**
 * Whether a piece belongs to the line. The baselines of two fonts on one line can differ by some points; then only a
 * piece further right belongs to the line.
 */
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

/** Groups the runs of a page into lines, in the order of the PDF's content. Leaves out empty lines. */
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
