let cachedSegmenter: Intl.Segmenter | undefined;
/** Created on first use, because that takes tens of milliseconds on a cheap phone. */
function segmenter(): Intl.Segmenter {
  cachedSegmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return cachedSegmenter;
}

/** Splits a text into the characters a reader sees: an emoji family or a letter with its accents is one. */
export const graphemes = (text: string): string[] => Array.from(segmenter().segment(text), ({ segment }) => segment);

/** Number of Unicode code points, the unit of every length limit. */
export const codePoints = (text: string): number => Array.from(text).length;

/** Returns the first graphemes of a text that fit into `limit` code points, without marking the cut. */
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
 * Shortens text to at most `limit` code points, never inside a grapheme, and marks the cut with "…".
 * Returns only "…" if not even one grapheme fits.
 */
export const truncate = (text: string, limit: number): string =>
  codePoints(text) <= limit ? text : `${cut(text, limit - 1).trimEnd()}…`;
