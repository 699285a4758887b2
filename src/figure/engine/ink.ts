import type { CharacterType } from "../schema/field.ts";

// The lines of a figure (README, "One way of drawing").

/** The ink of a figure's lines. */
export const INK: Readonly<Record<CharacterType, string>> = { hero: "#1c1522", villain: "#230d16" };

/** Widths of the contour around a mass, in units of the body and of the larger head. */
export const CONTOUR = { body: 2.4, head: 2.6 } as const;

/** Width of lines within a mass, in units of the head. */
export const INNER = 2;
