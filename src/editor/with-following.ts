import type { FigureLook } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";

/** Adds dependent changes: if the beard has the hair's color, it follows the hair's new color. */
export const withFollowing = (spec: FigureSpec, change: Partial<FigureLook>): Partial<FigureLook> =>
  change.hairColor !== undefined && spec.beardColor === spec.hairColor
    ? { beardColor: change.hairColor, ...change }
    : change;
