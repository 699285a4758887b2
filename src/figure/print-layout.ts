/** The print card: an A4 sheet in tenths of a millimetre. */
export const SHEET = { width: 2100, height: 2970 } as const;

/** The strip that is cut out, 86 mm wide, and the tops of its four panels. */
export const STRIP = { x: 120, width: 860, tab: 95, back: 205, front: 1352, base: 2499, end: 2869 } as const;

/** Text of letters that the print card's own fonts have; others come in a fallback font of ordinary width. */
export const LATIN = /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/;
