// The lines of a figure (README, "One way of drawing"). Widths are in units of the body; the head is drawn larger.

/** The ink of all lines. */
export const INK = "#1f1220";

/** The line in place of the ink within black hair and cloth, where the ink would disappear. */
export const PALE_INK = "#483f48";

/** Widths of the contour around a mass, in units of the body and of the head. */
export const CONTOUR = { body: 2.6, head: 3 } as const;

/** Width of lines within a mass. */
export const INNER = 2;

/** Width of printed lines, such as closed eyes and piping. */
export const PRINT = 4.6;
