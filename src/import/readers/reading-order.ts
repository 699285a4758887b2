const R = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const RTL = new RegExp(`[${R}]`, "u");
const LTR = new RegExp(String.raw`(?![${R}])\p{L}`, "u");
const WORDS_FROM_LEFT = new RegExp(String.raw`((?![${R}])\p{L}(?:[^${R}]*(?![${R}])[\p{L}\p{N}])?)`, "u");
/** Splits a text into the parts before, in and after right-to-left words. */
const EDGES = new RegExp(String.raw`^([^${R}\p{N}]*)(.*?)([^${R}\p{N}\p{M}]*)$`, "su");
/** Commas, which may belong after the right-to-left words or between them. */
const COMMA = /[,،;؛]/;
const BRACKETS_AROUND_LTR = new RegExp(String.raw`\([^()${R}]*\)|\[[^[\]${R}]*\]`, "gu");

const reversed = (text: string): string => [...text].reverse().join("");

/**
 * Restores the left-to-right order of a line's parts. FOP lays out every line from left to right, even if it has
 * right-to-left words, but pdf.js treats a line with many such words as right-to-left.
 */
export function fromLeft(text: string): string {
  const parts = text.split(WORDS_FROM_LEFT).flatMap((part, index) => {
    if (index % 2 === 1) return [part];
    const [, before = "", words = "", after = ""] = EDGES.exec(part) ?? [];
    return [reversed(before), words, reversed(after)];
  });
  return parts.reverse().join("");
}

/** Puts the pieces of a line into reading order: sequences of right-to-left pieces are reversed. */
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
 * Whether right-to-left words make the order ambiguous. A number next to them may belong before or after them, brackets
 * may be mirrored, and pieces or, with a comma, words with different directions may meet.
 */
export function isOrderUncertain(text: string, pieces: readonly string[]): boolean {
  if (!RTL.test(text)) return false;
  const running = pieces.filter((piece) => RTL.test(piece));
  return (
    /^\p{N}|\p{N}$/u.test(text) ||
    (LTR.test(text) && COMMA.test(text)) ||
    /[()[\]]/.test(text.replace(BRACKETS_AROUND_LTR, "")) ||
    (running.length > 1 && running.some((piece) => LTR.test(piece)))
  );
}
