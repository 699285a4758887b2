/** The strip that is cut out of an A4 sheet, 86 mm wide, and the tops of its four panels. In tenths of a millimeter. */
export const STRIP = { x: 120, width: 860, tab: 95, back: 205, front: 1352, base: 2499, end: 2869 } as const;

/** The spare parts beside the strip: round, side by side. */
export const SPARES = { middles: [1251, 1545, 1839], y: 2602, radius: 129 } as const;

/** Text of letters that the print card's own fonts have; others come in a fallback font of ordinary width. */
export const LATIN = /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/;
