const R = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const RTL = new RegExp(`[${R}]`, "u");
const LTR = new RegExp(String.raw`(?![${R}])\p{L}`, "u");
const WORDS_FROM_LEFT = new RegExp(String.raw`((?![${R}])\p{L}(?:[^${R}]*(?![${R}])[\p{L}\p{N}])?)`, "u");
/** What stands before, in and after words from right to left. */
const EDGES = new RegExp(String.raw`^([^${R}\p{N}]*)(.*?)([^${R}\p{N}\p{M}]*)$`, "su");
const BRACKETS_AROUND_LTR = new RegExp(String.raw`\([^()${R}]*\)|\[[^[\]${R}]*\]`, "gu");

const reversed = (text: string): string => [...text].reverse().join("");

/**
 * FOP lays out every line from left to right, and in it the words that run from right to left. pdf.js takes a line with
 * many such words for one that begins at the right. This puts the parts of its text back into their order.
 */
export function fromLeft(text: string): string {
  const parts = text.split(WORDS_FROM_LEFT).flatMap((part, index) => {
    if (index % 2 === 1) return [part];
    const [, before = "", words = "", after = ""] = EDGES.exec(part) ?? [];
    return [reversed(before), words, reversed(after)];
  });
  return parts.reverse().join("");
}

/** Pieces of a line as they stand from left to right, in the order in which they are read. */
export function inReadingOrder<T extends { readonly text: string; readonly x: number }>(pieces: readonly T[]): T[] {
  if (!pieces.some((piece) => RTL.test(piece.text))) return [...pieces];
  const ordered: T[] = [];
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  for (let start = 0; start < sorted.length; ) {
    const rest = sorted.slice(start);
    const left = rest.findIndex((piece) => LTR.test(piece.text));
    const words = rest.slice(0, left < 0 ? rest.length : left);
    const last = RTL.test(words[0]?.text ?? "") ? words.findLastIndex((piece) => RTL.test(piece.text)) : 0;
    ordered.push(...rest.slice(0, last + 1).reverse());
    start += last + 1;
  }
  return ordered;
}

/**
 * Whether words from right to left leave their order open: a number at their edge may stand before or behind them,
 * brackets around them may have turned, and pieces that mix both directions meet.
 */
export function isOrderUncertain(text: string, pieces: readonly string[]): boolean {
  if (!RTL.test(text)) return false;
  const running = pieces.filter((piece) => RTL.test(piece));
  return (
    /^\p{N}|\p{N}$/u.test(text) ||
    /[()[\]]/.test(text.replace(BRACKETS_AROUND_LTR, "")) ||
    (running.length > 1 && running.some((piece) => LTR.test(piece)))
  );
}
