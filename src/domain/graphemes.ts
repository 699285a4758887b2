const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters a reader sees: an emoji family or a letter with its accents counts as one. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Number of Unicode code points: the unit of every length limit. */
export const codePoints = (text: string): number => Array.from(text).length;

/**
 * Shortens text to at most `limit` code points, never inside a grapheme, and marks the cut with "…".
 * A limit that not even one grapheme fits gives "…" alone.
 */
export function truncate(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  let kept = "";
  let length = 0;
  for (const grapheme of graphemes(text)) {
    length += codePoints(grapheme);
    if (length > limit - 1) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}
