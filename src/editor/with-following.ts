import type { FigureLook } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";

/** A change with what follows from it: a beard keeps the color of the hair while it had it. */
export const withFollowing = (spec: FigureSpec, change: Partial<FigureLook>): Partial<FigureLook> =>
  change.hairColor !== undefined && spec.beardColor === spec.hairColor
    ? { beardColor: change.hairColor, ...change }
    : change;
