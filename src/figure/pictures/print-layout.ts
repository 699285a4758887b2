/**
 * The strip to cut out of an A4 sheet, in tenths of a millimeter. `tab`, `back`, `front` and `base` are the y of each
 * panel's top edge; `end` is the y of the strip's bottom edge.
 */
export const STRIP = { x: 120, width: 860, tab: 95, back: 205, front: 1352, base: 2499, end: 2869 } as const;
