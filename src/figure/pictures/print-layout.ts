/** The strip to cut out of an A4 sheet, and the tops of its four panels, in tenths of a millimeter. */
export const STRIP = { x: 120, width: 860, tab: 95, back: 205, front: 1352, base: 2499, end: 2869 } as const;
