import { memoize } from "./memoize.ts";

const segmenter = memoize(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** Splits a text into user-perceived characters: an emoji family, or a letter with its accents, counts as one. */
export const graphemes = (text: string): string[] => Array.from(segmenter().segment(text), ({ segment }) => segment);

/** Counts the Unicode code points of a text. All length limits are in code points. */
export const codePoints = (text: string): number => Array.from(text).length;

/** Cuts a text to at most `limit` code points, never inside a grapheme. Adds no "…". */
export function cut(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  let start = "";
  let length = 0;
  for (const { segment } of segmenter().segment(text)) {
    length += codePoints(segment);
    if (length > limit) break;
    start += segment;
  }
  return start;
}

/**
 * Shortens a text to at most `limit` code points, never inside a grapheme, and ends it with "…". Returns only "…" if
 * not even one grapheme fits.
 */
export const truncate = (text: string, limit: number): string =>
  codePoints(text) <= limit ? text : `${cut(text, limit - 1).trimEnd()}…`;
