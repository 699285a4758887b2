import type { FigureLook } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";

/** Adds the change of the beard color if the hair color changes and the beard has the same color. */
export const withFollowing = (spec: FigureSpec, change: Partial<FigureLook>): Partial<FigureLook> =>
  change.hairColor !== undefined && spec.beardColor === spec.hairColor
    ? { beardColor: change.hairColor, ...change }
    : change;
