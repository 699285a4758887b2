import { cleanLine } from "../../../domain/figure-spec.ts";

/** What pdf.js says of a run of text in one font: `transform` is the PDF's text matrix, in points from the lower left. */
export interface PdfRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** A line of text as it stands on the page, in points. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  /** Of the baseline, from the page's foot. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** The PDF does not say reliably what is written here: marks out of order, or letters that its font lacks. */
  readonly isUncertain: boolean;
}

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

/** No line of a profile is longer; what is, was made to be. */
const LONGEST_LINE = 1000;

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LTR = /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;

/** Letters as glyphs (ligatures, Arabic's joined forms, radicals) become the letters that a person types. */
const asTyped = (text: string): string =>
  text.replace(/[\u2F00-\u2FDF\uF900-\uFAFF\uFB00-\uFDFF\uFE70-\uFEFC]+/gu, (glyphs) => glyphs.normalize("NFKC"));

/** Marks that change the direction of text or its breaks, without a look of their own. Joiners are letters' business. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A mark without its letter; private and replacement characters; scripts whose marks come out of order. */
const UNRELIABLE = [
  /(^|[\s\p{P}])\p{M}/u,
  /[\p{Co}\uFFFD]/u,
  /(?=\p{M})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u,
  // Vowels that stand before the letter that they are spoken after.
  /[\u093F\u09BF\u09C7\u09C8\u0A3F\u0ABF\u0B47\u0BC6-\u0BC8\u0D46-\u0D48\u0DD9-\u0DDB]/u,
];

/** FOP draws "#" for a letter that its font lacks. "C#", "F#" and "#1" are a person's own. */
const isMissingLetter = (text: string): boolean => /##|[\p{L}\p{N}]{2}#|#\p{Lu}?\p{Ll}+#|\p{L}#\p{L}/u.test(text);

const pieceOf = ({ str, transform, width }: PdfRun): Piece => {
  const [, , skew = 0, height = 0, x = 0, y = 0] = transform;
  return { text: asTyped(str), x, end: x + width, y, size: Math.hypot(skew, height) };
};

/** Two fonts of one line can stand on baselines some points apart. Only what goes on to the right is still this line. */
function continues(line: readonly Piece[], piece: Piece): boolean {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || Math.abs(piece.size - last.size) > 0.3) return false;
  const end = Math.max(...line.map((each) => each.end));
  if (piece.x > end + piece.size * 1.5) return false;
  return Math.abs(piece.y - last.y) < 2
    ? piece.x > first.x - 1
    : piece.x > end - 1 && Math.abs(piece.y - last.y) < piece.size * 0.8;
}

/** From left to right on the page to the order of reading, in a line that runs from left to right. */
function inReadingOrder(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = [];
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    for (let next = start; next < sorted.length && !LTR.test(sorted[next]?.text ?? ""); next++)
      if (RTL.test(sorted[next]?.text ?? "") && RTL.test(sorted[start]?.text ?? "")) end = next;
    ordered.push(...sorted.slice(start, end + 1).reverse());
    start = end + 1;
  }
  return ordered;
}

function lineOf(pieces: readonly Piece[]): PdfLine {
  const [{ x, y, size }] = pieces as [Piece, ...Piece[]];
  const left = Math.min(...pieces.map((piece) => piece.x));
  const joined = inReadingOrder(pieces).reduce(
    (text, piece) => (text.length > LONGEST_LINE ? text : text + piece.text),
    "",
  );
  const text = cleanLine(joined.replace(INVISIBLE, "").normalize("NFC"));
  return {
    text: text.slice(0, LONGEST_LINE),
    x: Math.min(x, left),
    y,
    size,
    width: Math.max(...pieces.map((piece) => piece.end)) - left,
    isUncertain:
      text.length > LONGEST_LINE ||
      UNRELIABLE.some((pattern) => pattern.test(text)) ||
      isMissingLetter(text) ||
      pieces.some((piece) => RTL.test(piece.text) && LTR.test(piece.text)) ||
      (RTL.test(text) && /^\p{Nd}|\p{Nd}$/u.test(text)),
  };
}

/** The lines of a page in the order of its content; empty ones are left out. */
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
