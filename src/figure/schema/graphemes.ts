let made: Intl.Segmenter | undefined;
/** Made when it is first needed: that takes tens of milliseconds on a cheap phone. */
function segmenter(): Intl.Segmenter {
  made ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return made;
}

/** The characters a reader sees: an emoji family or a letter with its accents counts as one. */
export const graphemes = (text: string): string[] => Array.from(segmenter().segment(text), ({ segment }) => segment);

/** Number of Unicode code points: the unit of every length limit. */
export const codePoints = (text: string): number => Array.from(text).length;

/** The first graphemes of a text that fit into `limit` code points; nothing marks the cut. */
export function cut(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  let kept = "";
  let length = 0;
  for (const { segment } of segmenter().segment(text)) {
    length += codePoints(segment);
    if (length > limit) break;
    kept += segment;
  }
  return kept;
}

/**
 * Shortens text to at most `limit` code points, never inside a grapheme, and marks the cut with "…".
 * A limit that not even one grapheme fits gives "…" alone.
 */
export const truncate = (text: string, limit: number): string =>
  codePoints(text) <= limit ? text : `${cut(text, limit - 1).trimEnd()}…`;
